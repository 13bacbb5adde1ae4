/**
 * `npm test`: everything up to a pass. Arguments after `--` go to Jest; `--changed` adds the
 * exhaustive suites whose sources have changed, `--all` adds all and records what they passed on;
 * `--affected` runs the end-to-end tests of what differs from the main branch, and no others;
 * `--no-build` leaves the programs as they are, for tests that start none.
 */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requirePrerequisites } from './prerequisites.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
requirePrerequisites(root, { git: true });
const { testRun } = await import('./test-run.mjs');
const { affectedFolders, e2ePatterns } = await import('./affected.mjs');
const { askedFor } = await import('./journeys.mjs');
const { recordPassed, suitesOf, wantedSuites } = await import('./exhaustive.mjs');

const FLAGS = ['--all', '--changed', '--no-build', '--affected'];
const [isAll, isChanged, isAsBuilt, isAffected] = FLAGS.map((flag) => process.argv.includes(flag));
const ownArgs = process.argv.slice(2).filter((arg) => !FLAGS.includes(arg));
const affected = isAffected ? e2ePatterns(affectedFolders(root)) : [];
if (isAffected && affected.length === 0) {
  console.log('Nothing differs from the main branch.');
  process.exit(0);
}
// A project may have no end-to-end tests of its own.
const args = [...ownArgs, ...affected, ...(isAffected ? ['--passWithNoTests'] : [])];
const { paths } = askedFor(args);
const suites = isAll
  ? suitesOf(root)
  : isChanged || paths.length > 0
    ? wantedSuites(root, paths)
    : [];
process.exitCode = await testRun(root, ['-w', '2', ...args], suites, { builds: !isAsBuilt });
if (isAll && paths.length === 0 && process.exitCode === 0) recordPassed(root, suites);
