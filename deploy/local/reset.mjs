/** `npm run reset`: forgets all local data of this clone, after asking. `-- --yes` answers for the caller. */
import { existsSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { DEV, isRoot, outsidePlace, placesOf } from './places.mjs';
import { requirePrerequisites } from './prerequisites.mjs';
import { isAlive } from './running/process-identity.mjs';
import { RunRecord, readRun } from './running/run-record.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
requirePrerequisites(root);
process.exitCode = await reset();

async function reset() {
  const places = placesOf(root);
  const folders = [places.data, ...(isRoot() ? [outsidePlace(places.root)] : [])].filter(
    existsSync,
  );
  if (folders.length === 0) {
    console.log('There are no local data.');
    return 0;
  }
  const records = [places.record, placesOf(root, { part: DEV }).record];
  const runs = records.map((record) => ({ record, run: readRun(record) }));
  for (const { run } of runs) {
    if (!run || !isAlive(run.launcher)) continue;
    console.error(`Cosmic Guide is running (process ${run.launcher.pid}): stop it first.`);
    return 1;
  }
  if (!process.argv.includes('--yes') && !(await confirmed(folders))) {
    console.log('Nothing was changed.');
    return 1;
  }
  for (const { record, run } of runs) {
    if (run) await RunRecord.claim(record, places.root).stopLeftovers();
  }
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  console.log(`Removed ${folders.join(' and ')}.`);
  return 0;
}

/** @param {string[]} folders */
async function confirmed(folders) {
  const question = createInterface({ input: process.stdin, output: process.stdout });
  console.log(`This removes ${folders.join(' and ')}.`);
  const answer = await Promise.race([
    question.question('Forget all local data of this clone? [y/N] '),
    new Promise((resolve) => question.once('close', () => resolve(''))),
  ]);
  question.close();
  return /^y(es)?$/i.test(String(answer).trim());
}
