import { appendFileSync } from 'node:fs';
import { Trouble, messageOf } from '../running/trouble.mjs';
import { hasApt, unpackWithApt } from './apt.mjs';
import { RELEASES, glibcVersion, unpackFromArchive } from './debian-archive.mjs';
import { managerHere, whatToInstall } from './distribution.mjs';

/**
 * A program that this project runs and does not hold.
 *
 * @typedef {import('./distribution.mjs').Lacking & {
 *   debian: string[],
 *   optional?: boolean,
 *   find: () => import('./binaries.mjs').Binary | null,
 * }} Tool `debian` are Debian's packages of it; without an optional one there is no message
 */

/**
 * Finds programs, and fetches those that this machine lacks as Debian packages: by apt where there
 * is one, as that knows the machine's own mirror, else from Debian's archive. All that can't be had
 * is named at once.
 *
 * @param {import('../commands.mjs').Run} run
 * @param {Tool[]} tools
 * @param {{ engines: string, logs: import('../running/logs.mjs').Logs }} where
 * @param {(line: string) => void} say
 * @returns {Promise<(import('./binaries.mjs').Binary | null)[]>} null for an optional one only
 */
export async function provide(run, tools, { engines, logs }, say) {
  const found = tools.map((tool) => tool.find());
  const lacking = () => tools.filter((_, index) => !found[index]);
  let failure = '';
  for (const { name, unpack } of sources(run, engines)) {
    const wanted = lacking().map(({ debian }) => debian);
    if (wanted.length === 0) break;
    say(`Fetching ${wanted.flat().join(', ')} of Debian (${name}), unpacked and not installed ...`);
    const log = logs.path('debian-packages');
    try {
      await unpack(wanted, log);
    } catch (error) {
      run.leaving.throwIfAborted();
      appendFileSync(log, `${reasonOf(error)}\n`);
      failure = ` (Fetching Debian's packages failed: see ${log}.)`;
    }
    tools.forEach((tool, index) => (found[index] ??= tool.find()));
  }
  const missing = lacking().filter(({ optional }) => !optional);
  if (missing.length > 0) throw new Trouble(whatToInstall(missing, managerHere()) + failure);
  return found;
}

/**
 * What went wrong, and why: `fetch` says the former alone.
 *
 * @param {unknown} error
 */
function reasonOf(error) {
  const cause = error instanceof Error && error.cause ? `: ${messageOf(error.cause)}` : '';
  return messageOf(error) + cause;
}

/**
 * Where Debian's packages can be had, in the order in which they are asked.
 *
 * @param {import('../commands.mjs').Run} run
 * @param {string} engines
 * @returns {{ name: string, unpack: (wanted: string[][], log: string) => Promise<void> }[]}
 */
function sources(run, engines) {
  const libc = glibcVersion();
  if (!libc) return [];
  const archive = RELEASES.map((release) => ({
    name: release,
    unpack: (/** @type {string[][]} */ wanted, /** @type {string} */ log) =>
      unpackFromArchive({ release, wanted, libc, engines, log, leaving: run.leaving }),
  }));
  if (!hasApt()) return archive;
  return [
    { name: 'by apt', unpack: (wanted, log) => unpackWithApt(run, engines, wanted.flat(), log) },
    ...archive,
  ];
}
