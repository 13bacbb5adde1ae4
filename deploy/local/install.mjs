import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './commands.mjs';

/**
 * Whether the installed packages are those of the lock file. npm's own account of what it
 * put where is asked, because it is written last: an interrupted installation has none.
 * Packages for other systems are absent from it.
 *
 * @param {string} root
 * @returns {boolean}
 */
export function isInstalled(root) {
  const account = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(account)) return false;
  const installed = packagesOf(account);
  return Object.entries(packagesOf(join(root, 'package-lock.json')))
    .filter(([path]) => path.startsWith('node_modules/'))
    .every(([path, { version, integrity, optional }]) => {
      const here = installed[path];
      return here ? here.version === version && here.integrity === integrity : optional === true;
    });
}

/**
 * @param {string} lockFile
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean }>}
 */
function packagesOf(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}

/**
 * Installs exactly what the lock file says, all of it whatever NODE_ENV or npm's settings leave out.
 *
 * @param {import('./commands.mjs').Run} run
 * @param {string} root
 * @param {string} log
 */
export async function install(run, root, log) {
  // The npm that started this, where one did: it fits this Node.
  const npm = process.env['npm_execpath'];
  const [command, ...first] = npm?.endsWith('npm-cli.js') ? [process.execPath, npm] : ['npm'];
  await runCommand(run, {
    name: 'Installing packages (npm ci)',
    command: command ?? 'npm',
    args: [...first, 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'],
    cwd: root,
    env: process.env,
    log,
  });
}
