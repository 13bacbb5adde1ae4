import { join } from 'node:path';
import { BUS_USERS } from '../running/secrets.mjs';
import { atLeast, findBinary, libraryPath, programFolders } from './binaries.mjs';
import { findUnpacked } from './unpacked.mjs';

const NAMES = ['nats-server'];
/**
 * What production-engines ships. 2.10 on a busy machine leaves one server of a cluster out for good,
 * or one copy behind, about once in twenty times.
 */
const suits = atLeast('2.12');

/**
 * @param {string} engines
 * @returns {import('./binaries.mjs').Binary | null}
 */
export function findNats(engines) {
  return (
    findBinary({ names: NAMES, folders: programFolders(), suits, source: 'of this machine' }) ??
    findUnpacked(engines, {
      names: NAMES,
      folders: (root) => [join(root, 'usr/sbin'), join(root, 'usr/bin')],
      suits,
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
 * @returns {{ program: import('../running/supervisor.mjs').Program, url: string }}
 */
export function natsProgram({ binary, configurations, folder, port, monitorPort, passwordOf }) {
  const passwords = BUS_USERS.map((user) => [passwordVariable(user), passwordOf(user)]);
  return {
    url: `nats://127.0.0.1:${port}`,
    program: {
      name: 'nats',
      command: binary.path,
      args: [
        '-c',
        join(configurations, 'nats.conf'),
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
