import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Exhaustive suites (`*.exhaustive-spec.ts`) take minutes and can only fail where something that
 * they read has changed. Which contents they passed on is recorded beside the code, so that any
 * clone knows which of them it has to run.
 */
const ENDING = '.exhaustive-spec.ts';
const RECORD = 'deploy/local/exhaustive-passed.json';

/** Suites that run the whole product, and what it is made of. */
const ON_WHOLE_PRODUCT = /^(web\/e2e|deploy\/drill|deploy\/k6)\//;
const WHOLE_PRODUCT = ['libs', 'services', 'gateway', 'web', 'deploy/migrate', 'deploy/nats'];

/** `npm run dev` reads all sources, and none of them has a say in how it follows them. */
const OF_DEVELOPMENT = ['deploy/local', 'deploy/build', 'web/vite.config.mts'];

/** What the tests of a service run on. */
const OF_A_SERVICE = ['deploy/migrate', 'deploy/nats'];

/** The types and rules that every project is held to. */
const OF_INSPECTION = ['eslint.config.mjs', 'tsconfig.base.json'];

/** Packages, and how sources are compiled: every suite stands on them. */
const OF_EVERY_SUITE = ['package-lock.json', '.swcrc', 'jest.config.cjs'];

/** Other tests and the record itself: no suite reads them. */
const OF_NO_SUITE = [
  ...['spec.ts', 'spec.tsx', 'e2e-spec.ts', 'exhaustive-spec.ts', 'journey.ts', 'bench.ts'].map(
    (ending) => `**/*.${ending}`,
  ),
  '**/*.md',
  RECORD,
];

/**
 * The sentences that readings are put together from. The suites of `libs/tools` hold them; no
 * picture shows them, and no suite that runs the whole product asks what they say.
 */
const SENTENCES = 'libs/tools/src/**/passages';

/** What drives a browser; the pictures and what is drawn on them are one suite's alone. */
const JOURNEYS = 'web/e2e';
const LOOK = 'web/e2e/look';

/**
 * The exhaustive suites that a test run includes: those that a path names, or, without a path,
 * those whose sources differ from what they last passed on.
 *
 * @param {string} root
 * @param {readonly string[]} paths of tests that are wanted; all where it is empty
 * @returns {string[]} paths from the root
 */
export function wantedSuites(root, paths) {
  const suites = suitesOf(root);
  if (paths.length > 0) {
    return suites.filter((suite) =>
      paths.some((path) => suite.startsWith(path) && !isFolder(join(root, path))),
    );
  }
  const passed = readRecord(root);
  return suites.filter((suite) => passed[suite] !== fingerprintOf(root, suite));
}

/** All exhaustive suites of the repository. @param {string} root */
export function suitesOf(root) {
  return git(root, ['ls-files', '--cached', '--others', '--exclude-standard', `*${ENDING}`])
    .split('\n')
    .filter((path) => path !== '' && existsSync(join(root, path)))
    .sort();
}

/**
 * Records that suites have passed on what lies here now.
 *
 * @param {string} root
 * @param {readonly string[]} suites
 */
export function recordPassed(root, suites) {
  const passed = readRecord(root);
  const known = suitesOf(root).filter((suite) => suites.includes(suite) || passed[suite]);
  const record = Object.fromEntries(
    known.map((suite) => [
      suite,
      suites.includes(suite) ? fingerprintOf(root, suite) : passed[suite],
    ]),
  );
  writeFileSync(join(root, RECORD), `${JSON.stringify(record, null, 2)}\n`);
}

/**
 * A hash of all files that a suite reads, committed or not.
 *
 * @param {string} root
 * @param {string} suite
 */
function fingerprintOf(root, suite) {
  const { folders, except } = inputsOf(root, suite);
  const files = git(root, [
    ...['ls-files', '--cached', '--others', '--exclude-standard', '--'],
    ...[...folders, ...OF_EVERY_SUITE],
    ...[...except, ...OF_NO_SUITE].map((pattern) => `:(exclude,glob)${pattern}`),
  ]);
  const hash = createHash('sha256');
  for (const file of [...new Set([...files.split('\n'), suite])].sort()) {
    if (file === '' || !existsSync(join(root, file))) continue;
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * The folders and files that a suite reads, its own project and all that it depends on, and what
 * below them it does not read.
 *
 * @param {string} root
 * @param {string} suite
 * @returns {{ folders: readonly string[], except: readonly string[] }}
 */
function inputsOf(root, suite) {
  if (suite.startsWith('deploy/local/dev/')) return { folders: OF_DEVELOPMENT, except: [] };
  const folder = suite
    .split('/')
    .slice(0, suite.startsWith('gateway/') ? 1 : 2)
    .join('/');
  if (folder === 'deploy/build') return { folders: [folder, ...OF_INSPECTION], except: [] };
  const isOnProduct = ON_WHOLE_PRODUCT.test(suite);
  const folders = isOnProduct ? [...WHOLE_PRODUCT, folder] : withDependencies(root, folder);
  return {
    folders: [...new Set(folders)],
    except: [
      ...folders.filter((each) => each !== folder).flatMap(testsOf),
      ...(isOnProduct ? [`${SENTENCES}/**`] : []),
      ...(folder === JOURNEYS ? [] : [`${JOURNEYS}/**`]),
      ...(suite.startsWith(LOOK) ? [] : [`${LOOK}/**`]),
    ],
  };
}

/** What only a project's own tests use. @param {string} folder */
function testsOf(folder) {
  return [`${folder}/test/**`, `${folder}/*/test/**`, `${folder}/bench/**`, `${folder}/*/bench/**`];
}

/**
 * A project's folder and those of all projects of ours that it depends on, and, of a service, those
 * of the database and the messages that its tests run on.
 *
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function withDependencies(root, folder) {
  const found = new Set([folder]);
  for (const each of found) {
    const { dependencies = {} } = JSON.parse(
      readFileSync(join(root, each, 'package.json'), 'utf8'),
    );
    for (const name of Object.keys(dependencies)) {
      const library = `libs/${name.replace('@cosmic/', '')}`;
      if (existsSync(join(root, library, 'package.json'))) found.add(library);
    }
  }
  return [...found, ...(folder.startsWith('services/') ? OF_A_SERVICE : [])];
}

/**
 * @param {string} root
 * @returns {Record<string, string | undefined>}
 */
function readRecord(root) {
  const path = join(root, RECORD);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/** @param {string} path */
function isFolder(path) {
  return existsSync(path) && statSync(path).isDirectory();
}

/**
 * @param {string} root
 * @param {readonly string[]} args
 */
function git(root, args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}
