import { join } from 'node:path';
import { BUS_USERS } from '../secrets.mjs';
import { atLeast, findBinary, libraryPath, programFolders } from './binaries.mjs';
import { unpackedLibraries, unpackedRoot } from './debian-packages.mjs';

const NAMES = ['nats-server'];
const suits = atLeast('2.9');
/** Those that do not know the setting refuse to start with it. */
const syncsAlways = atLeast('2.10');

/**
 * @param {string} engines
 * @returns {import('./binaries.mjs').Binary | null}
 */
export function findNats(engines) {
  const root = unpackedRoot(engines);
  const libraries = unpackedLibraries(engines);
  return (
    findBinary({ names: NAMES, folders: programFolders(), suits, source: 'of this machine' }) ??
    findBinary({
      names: NAMES,
      folders: [join(root, 'usr/sbin'), join(root, 'usr/bin')],
      suits,
      source: 'Debian package',
      libraries,
    })
  );
}

/** @param {string} user @returns {string} the variable that carries a bus user's password */
export const passwordVariable = (user) => `NATS_${user.toUpperCase()}_PASSWORD`;

/**
 * The program of a private server on 127.0.0.1 whose JetStream keeps its files in `folder`.
 * Who may do what is written in the configuration that every way of running shares.
 *
 * @param {object} options
 * @param {import('./binaries.mjs').Binary} options.binary
 * @param {string} options.configurations the folder they are in
 * @param {string} options.folder
 * @param {number} options.port
 * @param {number} options.monitorPort
 * @param {(user: string) => string} options.passwordOf
 * @returns {{ program: import('../supervisor.mjs').Program, url: string }}
 */
export function natsProgram({ binary, configurations, folder, port, monitorPort, passwordOf }) {
  const configuration = syncsAlways(binary.version) ? 'durable.conf' : 'nats.conf';
  const passwords = BUS_USERS.map((user) => [passwordVariable(user), passwordOf(user)]);
  return {
    url: `nats://127.0.0.1:${port}`,
    program: {
      name: 'nats',
      command: binary.path,
      args: [
        '-c',
        join(configurations, configuration),
        '-a',
        '127.0.0.1',
        '-p',
        String(port),
        '-m',
        String(monitorPort),
        '-js',
        '-sd',
        folder,
      ],
      env: {
        PATH: process.env['PATH'],
        ...libraryPath(binary.libraries),
        ...Object.fromEntries(passwords),
      },
      cwd: folder,
      isReady: () => answers(`http://127.0.0.1:${monitorPort}/healthz`),
    },
  };
}

/**
 * @param {string} url
 * @returns {Promise<boolean>} whether it answers 200 within two seconds
 */
export async function answers(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
