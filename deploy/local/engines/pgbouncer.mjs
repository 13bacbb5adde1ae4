import { join } from 'node:path';
import { Trouble } from '../trouble.mjs';
import { findBinary, programFolders } from './binaries.mjs';
import {
  hasApt,
  unpackDebianPackages,
  unpackedLibraries,
  unpackedRoot,
} from './debian-packages.mjs';

const suits = () => true;

/**
 * A PgBouncer for the test of the product behind one: of this machine, or Debian's, unpacked beside
 * the engines. Nothing else needs it, so without one that test is left out.
 *
 * @param {import('../commands.mjs').Run} run
 * @param {string} engines
 * @param {import('../logs.mjs').Logs} logs
 * @param {(line: string) => void} say
 * @returns {Promise<import('./binaries.mjs').Binary | null>}
 */
export async function findPgBouncer(run, engines, logs, say) {
  const here = installed() ?? unpacked(engines);
  if (here || !hasApt()) return here;
  say(`Fetching Debian's pgbouncer into ${engines}, without installing it ...`);
  try {
    await unpackDebianPackages(run, engines, ['pgbouncer'], logs.path('debian-packages'));
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    say('It could not be fetched: the product behind PgBouncer is not tested.');
  }
  return unpacked(engines);
}

function installed() {
  return findBinary({
    names: ['pgbouncer'],
    folders: programFolders(),
    suits,
    source: 'of this machine',
  });
}

/** @param {string} engines */
function unpacked(engines) {
  return findBinary({
    names: ['pgbouncer'],
    folders: [join(unpackedRoot(engines), 'usr/sbin')],
    suits,
    source: 'Debian package',
    libraries: unpackedLibraries(engines),
  });
}
