/**
 * `npm test`: everything up to a pass. Arguments after `--` go to Jest; `--changed` adds the
 * exhaustive suites whose sources have changed, `--all` adds all and a seed of its own for properties;
 * both record which of them passed on what;
 * `--affected` runs the end-to-end tests of what differs from the main branch, and no others;
 * `--no-build` leaves the programs as they are, for tests that start none.
 */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requirePrerequisites } from './prerequisites.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
requirePrerequisites(root, { git: true });
const { testRun } = await import('./testing/test-run.mjs');
const { affectedFolders, e2ePatterns } = await import('./testing/affected.mjs');
const { askedFor } = await import('./testing/journeys.mjs');
const { recordPassed, suitesOf, wantedSuites } = await import('./testing/exhaustive.mjs');

/** One more than the processors of a small machine: tests wait for engines a third of their time. */
const WORKERS = '3';

/** The same examples each time, so that a change is refused for what it did. `--all` looks for others. */
const SEED = '20261126';

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
const isSeeded = isAll || args.some((arg) => arg.startsWith('--seed'));
const { paths } = askedFor(args);
const suites = isAll
  ? suitesOf(root)
  : isChanged || paths.length > 0
    ? wantedSuites(root, paths)
    : [];
const options = ['-w', WORKERS, ...(isSeeded ? [] : [`--seed=${SEED}`])];
const records = (isAll || isChanged) && ownArgs.length === 0;
process.exitCode = await testRun(root, [...options, ...args], suites, {
  builds: !isAsBuilt,
  onPassed: (files) =>
    records &&
    recordPassed(
      root,
      suites.filter((suite) => files.includes(suite)),
    ),
});
