import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Trouble } from '../running/trouble.mjs';
import { unpackedRoots } from './unpacked.mjs';
import { quoted, throughScript } from './unpacked-browser.mjs';

/** A place of its own, whose processes end with the first of them. Needs no right of root's. */
const APART = 'unshare --user --map-root-user --mount --pid --fork';

/** Lays a folder over `/usr`, for one program and its children alone, and runs that program. */
const OVERLAID = `${APART} sh -c 'mount -t overlay overlay -o "lowerdir=$1:/usr" /usr && shift && exec "$@"' sh`;

/** Whether the driver and the screen are there, and find their libraries. */
const PROBE = ['sh', '-c', 'WebKitWebDriver --help && Xvfb -help'];

/**
 * WebKitGTK with its driver, its small browser and a screen that nobody sees: this machine's, or
 * Debian's, unpacked and not installed. WebKit knows its own parts by absolute paths, so the program
 * that is found is one that runs another, by name, where these packages lie over `/usr`.
 *
 * @param {string} engines
 * @returns {import('./provide.mjs').Tool}
 * @throws {Trouble} where the machine has none and allows no such place
 */
export function webkitTool(engines) {
  const installed = runnerAt(engines, { root: '/', libraries: [] }, APART);
  if (!installed) requireOverlay();
  return {
    title: 'WebKitGTK with its WebDriver and Xvfb',
    variable: 'DEBIAN_MIRROR',
    debian: ['webkit2gtk-driver', 'xvfb', 'fonts-dejavu-core'],
    install: { apt: 'webkit2gtk-driver xvfb' },
    find() {
      if (installed) return installed;
      for (const place of unpackedRoots(engines)) {
        const found = runnerAt(engines, place, `${OVERLAID} ${quoted(join(place.root, 'usr'))}`);
        if (found) return found;
      }
      return null;
    },
  };
}

/**
 * @param {string} engines
 * @param {{ root: string, libraries: string[] }} place
 * @param {string} command
 * @returns {import('./binaries.mjs').Binary | null}
 */
function runnerAt(engines, { root, libraries }, command) {
  const source = root === '/' ? 'of this machine' : 'Debian package';
  const found = { path: root, version: '', source, libraries, root };
  const runner = throughScript(engines, 'webkit', found, command);
  return spawnSync(runner.path, PROBE, { stdio: 'ignore' }).status === 0 ? runner : null;
}

/** Asked before anything is fetched, which could not be run without. */
function requireOverlay() {
  const script = `${OVERLAID} /etc true`;
  const { status, stderr } = spawnSync('sh', ['-c', script], { encoding: 'utf8' });
  if (status === 0) return;
  throw new Trouble(
    `WebKitGTK can't run here: unpacked, it needs a user namespace and an overlay over /usr, and this machine refuses them (${stderr.trim()}). Allow them (\`sysctl kernel.unprivileged_userns_clone=1\`, \`sysctl kernel.apparmor_restrict_unprivileged_userns=0\`), or go on the journeys on another machine.`,
  );
}
