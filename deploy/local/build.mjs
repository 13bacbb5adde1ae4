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
