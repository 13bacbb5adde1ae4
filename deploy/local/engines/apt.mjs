import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../commands.mjs';
import { programFolders } from './binaries.mjs';
import { makeUnpackedRoot } from './unpacked.mjs';

/** Never unpacked: a C library that is not the one of the machine's loader crashes every program. */
const NEVER = /^(libc6|libc-bin|libc6-dev)_/;

/** @returns {boolean} whether this machine has the tools of Debian and its kin */
export function hasApt() {
  return ['apt-get', 'dpkg'].every((tool) =>
    programFolders().some((folder) => existsSync(join(folder, tool))),
  );
}

/**
 * Downloads packages, with those that they need and this machine lacks, and unpacks them
 * below `engines`. Nothing is installed: apt works with lists and a cache of its own, no
 * maintainer script runs, and no right of root's is needed.
 *
 * @param {import('../commands.mjs').Run} run
 * @param {string} engines
 * @param {string[]} packages
 * @param {string} log
 */
export async function unpackWithApt(run, engines, packages, log) {
  const apt = join(engines, 'apt');
  const root = makeUnpackedRoot(engines, 'apt');
  for (const folder of ['lists/partial', 'cache/archives/partial']) {
    mkdirSync(join(apt, folder), { recursive: true });
  }
  writeFileSync(join(apt, 'apt.conf'), configuration(apt));

  const command = (/** @type {string} */ name, /** @type {string[]} */ args) =>
    runCommand(run, {
      name: `Fetching ${packages.join(', ')}`,
      command: name,
      args,
      cwd: root,
      env: process.env,
      log,
    });
  const options = ['-c', join(apt, 'apt.conf'), '-q', '-y'];
  await command('apt-get', [...options, 'update']);
  await command('apt-get', [
    ...options,
    'install',
    '--download-only',
    '--no-install-recommends',
    ...packages,
  ]);

  const archives = join(apt, 'cache', 'archives');
  const debs = readdirSync(archives).filter((name) => name.endsWith('.deb') && !NEVER.test(name));
  for (const deb of debs) await command('dpkg', ['-x', join(archives, deb), root]);
  rmSync(apt, { recursive: true, force: true });
}

/**
 * The machine's hooks are cleared: images of Debian for containers empty the machine's own
 * package cache after each update.
 *
 * @param {string} apt
 */
function configuration(apt) {
  return `#clear APT::Update::Pre-Invoke;
#clear APT::Update::Post-Invoke;
#clear APT::Update::Post-Invoke-Success;
#clear DPkg::Pre-Install-Pkgs;
#clear DPkg::Pre-Invoke;
#clear DPkg::Post-Invoke;
Dir::State::lists "${apt}/lists";
Dir::Cache "${apt}/cache";
Dir::Cache::archives "archives";
Dir::Log "${apt}";
APT::Sandbox::User "";
APT::Keep-Downloaded-Packages "true";
APT::Install-Suggests "false";
Acquire::Languages "none";
Acquire::Retries "3";
Debug::NoLocking "true";
`;
}
