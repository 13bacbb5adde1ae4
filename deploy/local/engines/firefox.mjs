import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Trouble } from '../running/trouble.mjs';
import { atLeast, findBinary, programFolders } from './binaries.mjs';
import { findUnpacked } from './unpacked.mjs';
import { throughScript } from './unpacked-browser.mjs';

const NAMES = ['firefox-esr', 'firefox'];
const APPLICATIONS = ['/Applications/Firefox.app/Contents/MacOS'];

/** The first long-term release that can be driven by WebDriver BiDi alone. */
const suits = atLeast('128.0');

/**
 * A Firefox for the journeys in other browsers: the one that FIREFOX_PATH names, one of this
 * machine, or Debian's long-term release, unpacked beside the engines and not installed.
 *
 * @param {string | undefined} named the caller's FIREFOX_PATH
 * @param {string} engines
 * @returns {import('./provide.mjs').Tool}
 */
export function firefoxTool(named, engines) {
  if (named && !existsSync(named))
    throw new Trouble(`FIREFOX_PATH names ${named}, which does not exist.`);
  return {
    title: 'Firefox 128 or newer',
    variable: 'FIREFOX_PATH',
    debian: ['firefox-esr', 'fonts-dejavu-core'],
    install: {
      ...{ apt: 'firefox-esr', dnf: 'firefox', pacman: 'firefox', apk: 'firefox-esr' },
      ...{ zypper: 'MozillaFirefox', brew: 'firefox' },
    },
    find: () =>
      named
        ? { path: named, version: '', source: 'of this machine', libraries: [] }
        : (installed() ?? unpacked(engines)),
  };
}

/** @returns {import('./binaries.mjs').Binary | null} */
function installed() {
  const folders = [...programFolders(), ...APPLICATIONS];
  return findBinary({ names: NAMES, folders, suits, source: 'of this machine' });
}

/**
 * @param {string} engines
 * @returns {import('./binaries.mjs').Binary | null}
 */
function unpacked(engines) {
  const found = findUnpacked(engines, {
    names: NAMES,
    folders: (root) => [join(root, 'usr/lib/firefox-esr')],
    suits,
  });
  return found && throughScript(engines, 'firefox-esr', found);
}
