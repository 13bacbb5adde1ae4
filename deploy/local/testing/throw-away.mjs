import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isOpenToOthers, isRoot } from '../places.mjs';
import { isAlive } from '../running/process-identity.mjs';
import { RunRecord, readRun } from '../running/run-record.mjs';

const PREFIX = 'cosmic-guide-test-';

/**
 * A temporary folder for the engines of one test run. It keeps a record of them, so that a
 * later run can clear up after one that was killed.
 *
 * @param {string} root the checkout
 * @returns {{ folder: string, record: RunRecord }}
 */
export function makeThrowAway(root) {
  const folder = mkdtempSync(join(temporaryPlace(), PREFIX));
  chmodSync(folder, isRoot() ? 0o711 : 0o700);
  mkdirSync(join(folder, 'logs'));
  return { folder, record: RunRecord.claim(recordIn(folder), root) };
}

/**
 * Stops and removes what killed test runs of this checkout left.
 *
 * @param {string} root
 */
export async function clearThrowAways(root) {
  const place = temporaryPlace();
  for (const name of readdirSync(place).filter((entry) => entry.startsWith(PREFIX))) {
    const folder = join(place, name);
    const run = readRun(recordIn(folder));
    if (run?.root !== root || isAlive(run.launcher)) continue;
    await RunRecord.claim(recordIn(folder), root).stopLeftovers();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} folder */
const recordIn = (folder) => join(folder, 'run.json');

/** PostgreSQL does not run as root and could not reach a closed folder of root's. */
function temporaryPlace() {
  const usual = tmpdir();
  return isRoot() && !isOpenToOthers(usual) && existsSync('/var/tmp') ? '/var/tmp' : usual;
}
