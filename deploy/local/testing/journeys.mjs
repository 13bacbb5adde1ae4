import { spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { environmentOfTests } from './jest-run.mjs';

const FOLDER = 'web/e2e';
const JOURNEYS = `${FOLDER}/journeys`;
const ENDING = '.journey.ts';

/** Options of Jest that are followed by their value. */
const WITH_VALUE = ['-t', '--testNamePattern', '-w', '--maxWorkers'];

/**
 * What a test run is asked for, read from the arguments for Jest.
 *
 * @param {readonly string[]} args
 * @returns {{ paths: string[], name: string | undefined }} paths of tests, and a pattern of their names
 */
export function askedFor(args) {
  const paths = [];
  let name;
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    const [option, value] = arg.startsWith('--') ? arg.split('=', 2) : [arg];
    const isName = option === '-t' || option === '--testNamePattern';
    if (isName) name = value ?? args[at + 1];
    if (WITH_VALUE.includes(option ?? '') && value === undefined) at += 1;
    else if (!arg.startsWith('-')) paths.push(arg);
  }
  return { paths, name };
}

/**
 * The journeys that a test run includes: those that a path names, as Jest understands it, or all.
 *
 * @param {string} root
 * @param {readonly string[]} paths
 * @returns {string[]} paths from the root
 */
export function wantedJourneys(root, paths) {
  const all = readdirSync(join(root, JOURNEYS))
    .filter((file) => file.endsWith(ENDING))
    .map((file) => `${JOURNEYS}/${file}`);
  if (paths.length === 0) return all;
  return all.filter((journey) => paths.some((path) => new RegExp(path).test(journey)));
}

/**
 * Has Playwright go on journeys; people see its usual output.
 *
 * @param {object} options
 * @param {string} options.root
 * @param {string} [options.folder] which configuration is theirs
 * @param {readonly string[]} options.journeys all of the folder where there is none
 * @param {string | undefined} options.name only those whose name matches this pattern
 * @param {string} options.results where the figures are written
 * @param {Record<string, string>} options.env what the journeys are told about their engines
 * @param {import('../commands.mjs').Run} options.run
 * @returns {Promise<import('./jest-run.mjs').Counts>}
 */
export async function runJourneys({ root, folder = FOLDER, journeys, name, results, env, run }) {
  const { record, leaving } = run;
  leaving.throwIfAborted();
  const child = spawn(
    process.execPath,
    [
      join(root, 'node_modules', '.bin', 'playwright'),
      ...['test', '--config', join(root, folder, 'playwright.config.ts')],
      // Jest passes, too, where no test has such a name.
      ...(name ? ['--grep', name, '--pass-with-no-tests'] : []),
      // Playwright takes a path for a pattern.
      ...journeys.map((journey) => `${journey.replaceAll('.', '\\.')}$`),
    ],
    {
      cwd: root,
      env: { ...environmentOfTests(), ...env, TEST_JOURNEY_RESULTS: results },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  if (child.pid) record.add(child.pid, { name: 'playwright' });
  // Playwright ends what it has started when it is interrupted.
  const leave = () => child.kill('SIGINT');
  leaving.addEventListener('abort', leave);
  const code = await new Promise((resolve) => child.once('close', resolve));
  leaving.removeEventListener('abort', leave);
  if (child.pid) record.remove(child.pid);
  return countsOfJourneys(
    existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')) : null,
    code,
  );
}

/**
 * A worker or file that fails outside a journey counts as one failure, and so does a Playwright
 * that failed without naming any.
 *
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors: readonly unknown[] } | null} results
 * @param {number | null} code Playwright's exit code
 * @returns {import('./jest-run.mjs').Counts}
 */
export function countsOfJourneys(results, code) {
  const { expected = 0, unexpected = 0, flaky = 0 } = results?.stats ?? {};
  const failed = unexpected + flaky + (results?.errors.length ?? 0);
  return { passed: expected, failed: code === 0 ? failed : Math.max(failed, 1) };
}
