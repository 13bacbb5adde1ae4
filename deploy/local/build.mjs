import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './commands.mjs';

/**
 * Builds what changed since the last time.
 *
 * @param {import('./commands.mjs').Run} run
 * @param {string} root
 * @param {string} log
 */
export async function build(run, root, log) {
  await runCommand(run, {
    name: 'The build',
    command: process.execPath,
    args: [
      join(root, 'node_modules', '.bin', 'nx'),
      'run-many',
      '-t',
      'build',
      '--output-style=static',
    ],
    cwd: root,
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0' },
    log,
  });
}

/**
 * The same, but Nx is not even asked (1 to 4 s) when no source and no output was touched
 * since it last built all.
 *
 * @param {import('./commands.mjs').Run} run
 * @param {string} root
 * @param {string} log
 * @param {string} note where the state after the last build is kept
 * @returns {Promise<boolean>} whether there was something to do
 */
export async function buildWhatChanged(run, root, log, note) {
  // Looked at before the build, so that what is edited meanwhile is built the next time.
  const sources = stateOf(root, 'sources');
  const noted = existsSync(note) ? readFileSync(note, 'utf8') : '';
  if (noted === `${sources} ${stateOf(root, 'outputs')}`) return false;
  await build(run, root, log);
  writeFileSync(note, `${sources} ${stateOf(root, 'outputs')}`);
  return true;
}

/** Folders with projects, and the files that every project's build depends on. */
const FOLDERS = ['libs', 'services', 'gateway', 'web', 'deploy/build', 'deploy/migrate'];
const FILES = ['package-lock.json', 'nx.json', 'tsconfig.base.json', '.swcrc'];

/**
 * A short word for the names, sizes and times of all sources, or of all that was built.
 *
 * @param {string} root
 * @param {'sources' | 'outputs'} which
 * @returns {string}
 */
export function stateOf(root, which) {
  const hash = createHash('sha256');
  const note = (/** @type {string} */ path) => {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  };
  const walk = (/** @type {string} */ folder, /** @type {boolean} */ isBuilt) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        if (entry.name !== 'node_modules') walk(path, isBuilt || entry.name === 'dist');
      } else if (isBuilt === (which === 'outputs')) note(path);
    }
  };
  for (const folder of FOLDERS.map((name) => join(root, name))) {
    if (existsSync(folder)) walk(folder, false);
  }
  if (which === 'sources')
    FILES.map((name) => join(root, name))
      .filter(existsSync)
      .forEach(note);
  return hash.digest('hex');
}
