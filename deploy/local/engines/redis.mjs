import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { atLeast, findBinary, libraryPath, programFolders } from './binaries.mjs';
import { findUnpacked } from './unpacked.mjs';

const NAMES = ['redis-server', 'valkey-server'];
const suits = atLeast('6.2');

/**
 * @param {string} engines
 * @returns {import('./binaries.mjs').Binary | null}
 */
export function findRedis(engines) {
  return (
    findBinary({ names: NAMES, folders: programFolders(), suits, source: 'of this machine' }) ??
    findUnpacked(engines, { names: NAMES, folders: (root) => [join(root, 'usr/bin')], suits })
  );
}

/**
 * The program of a private server on 127.0.0.1 that keeps every write.
 *
 * The password stands in a file, because command lines can be read by every user.
 * BullMQ needs `noeviction`: a queue must refuse rather than forget.
 *
 * @param {{ binary: import('./binaries.mjs').Binary, folder: string, port: number, password: string }} options
 * @returns {{ program: import('../running/supervisor.mjs').Program, url: string }}
 */
export function redisProgram({ binary, folder, port, password }) {
  const file = join(folder, 'redis.conf');
  writeFileSync(
    file,
    `bind 127.0.0.1
port ${port}
requirepass ${password}
dir "${folder}"
appendonly yes
save ""
maxmemory-policy noeviction
daemonize no
`,
    { mode: 0o600 },
  );
  return {
    url: `redis://:${password}@127.0.0.1:${port}`,
    program: {
      name: 'redis',
      command: binary.path,
      args: [file],
      env: { PATH: process.env['PATH'], ...libraryPath(binary.libraries) },
      cwd: folder,
      isReady: () => answersPing(port, password),
    },
  };
}

/**
 * A server that still reads its file refuses with LOADING.
 *
 * @param {number} port
 * @param {string} password
 * @returns {Promise<boolean>}
 */
function answersPing(port, password) {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(`AUTH ${password}\r\nPING\r\n`));
    socket.setTimeout(1000, () => socket.destroy());
    socket.on('data', (data) => {
      answer += data;
      if (answer.split('\r\n').length > 2) socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer.endsWith('+PONG\r\n')));
  });
}
