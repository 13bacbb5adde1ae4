import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Trouble } from '../running/trouble.mjs';
import { findBinary, programFolders } from './binaries.mjs';
import { findUnpacked } from './unpacked.mjs';
import { throughScript } from './unpacked-browser.mjs';

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
 * @param {string} engines
 * @returns {import('./binaries.mjs').Binary | null}
 */
function unpacked(engines) {
  const found = findUnpacked(engines, {
    names: [SHELL],
    folders: (root) => [join(root, 'usr/lib/chromium')],
    suits,
  });
  return found && throughScript(engines, SHELL, found);
}
