import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Trouble } from '../running/trouble.mjs';
import { findBinary, programFolders } from './binaries.mjs';
import { findUnpacked } from './unpacked.mjs';

/** A Chromium without windows: a new page costs it half of what it costs the whole browser. */
const SHELL = 'chromium-headless-shell';
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const suits = () => true; // a version is asked for because Ubuntu puts a stub in its place

/**
 * A Chromium for the journeys: the one that CHROMIUM_PATH names, one of this machine, or
 * Debian's, unpacked beside the engines and not installed.
 *
 * @param {string | undefined} named the caller's CHROMIUM_PATH
 * @param {string} engines
 * @returns {import('./provide.mjs').Tool}
 */
export function chromiumTool(named, engines) {
  if (named && !existsSync(named))
    throw new Trouble(`CHROMIUM_PATH names ${named}, which does not exist.`);
  return {
    title: 'Chromium',
    variable: 'CHROMIUM_PATH',
    debian: [SHELL, 'fonts-dejavu-core'],
    install: {
      ...{ apt: 'chromium', dnf: 'chromium', pacman: 'chromium', apk: 'chromium' },
      ...{ zypper: 'chromium', brew: 'chromium' },
    },
    find: () => (named ? at(named) : (installed() ?? unpacked(engines))),
  };
}

/**
 * @param {string} path
 * @returns {import('./binaries.mjs').Binary}
 */
const at = (path) => ({ path, version: '', source: 'of this machine', libraries: [] });

/** @returns {import('./binaries.mjs').Binary | null} */
function installed() {
  const application = APPLICATIONS.find(existsSync);
  return (
    findBinary({
      names: [SHELL, ...WHOLE],
      folders: programFolders(),
      suits,
      source: 'of this machine',
    }) ?? (application ? at(application) : null)
  );
}

/**
 * The unpacked browser needs to be told where its libraries and fonts lie, so a small
 * script beside it does that.
 *
 * @param {string} engines
 * @returns {import('./binaries.mjs').Binary | null}
 */
function unpacked(engines) {
  const found = findUnpacked(engines, {
    names: [SHELL],
    folders: (root) => [join(root, 'usr/lib/chromium')],
    suits,
  });
  if (!found) return null;

  const fonts = join(engines, 'fonts.conf');
  writeFileSync(
    fonts,
    `<?xml version="1.0"?>
<fontconfig>
  <dir>${join(found.root, 'usr/share/fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(engines, 'font-cache')}</cachedir>
</fontconfig>
`,
  );
  const script = join(engines, SHELL);
  writeFileSync(
    script,
    `#!/bin/sh
export LD_LIBRARY_PATH='${found.libraries.join(':')}' FONTCONFIG_FILE='${fonts}'
exec '${found.path}' "$@"
`,
  );
  chmodSync(script, 0o755);
  return { ...found, path: script, libraries: [] };
}
