import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** @typedef {{ passed: number, failed: number }} Counts */

/** Tests bring their own servers: nothing that the caller uses may be reached by accident. */
const NOT_FOR_TESTS =
  /^(DATABASE_URL|REDIS_URL|NATS_|OPENAI_|STRIPE_|ADMIN_EMAIL$|PORT$|NODE_ENV$)/;

/** What tests inherit from the caller. @returns {NodeJS.ProcessEnv} */
export function environmentOfTests() {
  const inherited = Object.entries(process.env).filter(([name]) => !NOT_FOR_TESTS.test(name));
  return Object.fromEntries(inherited);
}

/**
 * Runs Jest once; people see its usual output.
 *
 * @param {object} options
 * @param {string} options.root
 * @param {string[]} options.args handed on to Jest
 * @param {string} options.results where Jest writes its figures
 * @param {Record<string, string>} options.env what the tests are told about their engines
 * @param {import('../commands.mjs').Run} options.run
 * @returns {Promise<Counts & { passedFiles: string[], failures: string[] }>} the files by their paths from the root
 */
export async function runJest({ root, args, results, env, run: { record, leaving } }) {
  leaving.throwIfAborted();
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules', '.bin', 'jest'), '--json', `--outputFile=${results}`, ...args],
    {
      cwd: root,
      env: { ...environmentOfTests(), ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  if (child.pid) record.add(child.pid, { name: 'jest' });
  const leave = () => child.kill('SIGTERM');
  leaving.addEventListener('abort', leave);
  const code = await new Promise((resolve) => child.once('close', resolve));
  leaving.removeEventListener('abort', leave);
  if (child.pid) record.remove(child.pid);
  const figures = existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')) : null;
  return {
    ...countsOf(figures, code),
    passedFiles: figures ? passedFiles(root, figures) : [],
    failures: figures ? failures(root, figures) : [],
  };
}

/**
 * The files of tests that passed whole, whatever others did.
 *
 * @param {string} root
 * @param {{ testResults: readonly { name: string, status: string }[] }} results
 * @returns {string[]} paths from the root
 */
export function passedFiles(root, { testResults }) {
  return testResults
    .filter(({ status }) => status === 'passed')
    .map(({ name }) => relative(root, name));
}

/**
 * What failed, a line each, so that the end of a long output tells it.
 *
 * @param {string} root
 * @param {{ testResults: readonly { name: string, status: string, assertionResults: readonly { status: string, fullName: string }[] }[] }} results
 * @returns {string[]} the file by its path from the root, and the test's name; the file alone where it could not be run
 */
export function failures(root, { testResults }) {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = relative(root, name);
      const failed = assertionResults.filter((one) => one.status === 'failed');
      return failed.length > 0 ? failed.map(({ fullName }) => `${file}: ${fullName}`) : [file];
    });
}

/**
 * A file of tests that could not be run counts as one failure, and so does a Jest that
 * failed without naming any.
 *
 * @param {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number } | null} results
 * @param {number | null} code Jest's exit code
 * @returns {Counts}
 */
export function countsOf(results, code) {
  const passed = results?.numPassedTests ?? 0;
  const failed = results ? results.numFailedTests + results.numRuntimeErrorTestSuites : 0;
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) };
}
