import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Trouble } from '../trouble.mjs';
import { findBinary, programFolders, versionOf } from './binaries.mjs';
import {
  hasApt,
  unpackDebianPackages,
  unpackedLibraries,
  unpackedRoot,
} from './debian-packages.mjs';

/** A Chromium without windows: a new page costs it half of what it costs the whole browser. */
const SHELL = 'chromium-headless-shell';
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * A Chromium for the journeys: the one that CHROMIUM_PATH names, one of this machine, or
 * Debian's, unpacked beside the engines and not installed.
 *
 * @param {import('../commands.mjs').Run} run
 * @param {string | undefined} named the caller's CHROMIUM_PATH
 * @param {string} engines
 * @param {import('../logs.mjs').Logs} logs
 * @param {(line: string) => void} say
 * @returns {Promise<string>} its path
 */
export async function chromiumPath(run, named, engines, logs, say) {
  if (named && !existsSync(named))
    throw new Trouble(`CHROMIUM_PATH names ${named}, which does not exist.`);
  const here = named ?? installed() ?? unpacked(engines);
  if (here) return here;
  if (hasApt()) {
    say(`Fetching Debian's ${SHELL} into ${engines}, without installing it ...`);
    await unpackDebianPackages(
      run,
      engines,
      [SHELL, 'fonts-dejavu-core'],
      logs.path('debian-packages'),
    );
  }
  const fetched = unpacked(engines);
  if (fetched) return fetched;
  throw new Trouble(
    'Chromium was not found: install it (Debian and Ubuntu: apt install chromium), or set CHROMIUM_PATH.',
  );
}

/** @returns {string | null} */
function installed() {
  const suits = () => true; // a version is asked for because Ubuntu puts a stub in its place
  const found = findBinary({
    names: [SHELL, ...WHOLE],
    folders: programFolders(),
    suits,
    source: 'of this machine',
  });
  return found?.path ?? APPLICATIONS.find(existsSync) ?? null;
}

/**
 * The unpacked browser needs to be told where its libraries and fonts lie, so a small
 * script beside it does that.
 *
 * @param {string} engines
 * @returns {string | null}
 */
function unpacked(engines) {
  const root = unpackedRoot(engines);
  const browser = join(root, 'usr/lib/chromium', SHELL);
  const libraries = unpackedLibraries(engines);
  if (!existsSync(browser) || !versionOf(browser, libraries)) return null;

  const fonts = join(engines, 'fonts.conf');
  writeFileSync(
    fonts,
    `<?xml version="1.0"?>
<fontconfig>
  <dir>${join(root, 'usr/share/fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(engines, 'font-cache')}</cachedir>
</fontconfig>
`,
  );
  const script = join(engines, SHELL);
  writeFileSync(
    script,
    `#!/bin/sh
export LD_LIBRARY_PATH='${libraries.join(':')}' FONTCONFIG_FILE='${fonts}'
exec '${browser}' "$@"
`,
  );
  chmodSync(script, 0o755);
  return script;
}
