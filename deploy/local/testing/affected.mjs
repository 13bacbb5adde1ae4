import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the tests with real engines lie of a project whose own folder does not hold them all. */
const ALSO_TESTED_IN = /** @type {const} */ ({
  'deploy/build': ['deploy/docker', 'deploy/k8s', 'deploy/nats'],
});

/**
 * What is tested through something else: the services through the API, both through the pages.
 *
 * @param {string} folder
 * @returns {readonly string[]}
 */
function testedThrough(folder) {
  if (folder.startsWith('services/')) return ['gateway'];
  return folder === 'gateway' ? ['web'] : [];
}

/**
 * Patterns for Jest that name the end-to-end tests of all that a change touches.
 *
 * @param {readonly string[]} folders of the projects that it touches, from the root
 * @returns {string[]} empty where there is nothing to run
 */
export function e2ePatterns(folders) {
  const all = folders.flatMap((folder) => [
    folder,
    ...(ALSO_TESTED_IN[/** @type {'deploy/build'} */ (folder)] ?? []),
    ...testedThrough(folder),
  ]);
  return [...new Set(all)].sort().map((folder) => `^${folder}/.*\\.(e2e-spec|journey)\\.ts$`);
}

/**
 * The folders of the projects that differ from the main branch, committed or not, and of those
 * that depend on them.
 *
 * @param {string} root
 * @returns {string[]} from the root
 */
export function affectedFolders(root) {
  const nx = (/** @type {string[]} */ args) =>
    JSON.parse(
      execFileSync(
        process.execPath,
        [join(root, 'node_modules', '.bin', 'nx'), 'show', 'projects', ...args, '--json'],
        { cwd: root, encoding: 'utf8', env: { ...process.env, NX_DAEMON: 'false' } },
      ),
    );
  const names = new Set(nx(['--affected']));
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(lock.packages)
    .filter(([folder, { name }]) => !folder.includes('node_modules') && names.has(name))
    .map(([folder]) => folder);
}
