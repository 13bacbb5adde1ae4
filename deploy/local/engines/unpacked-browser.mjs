import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * An unpacked browser needs to be told where its libraries and fonts lie, so a small
 * script beside it does that.
 *
 * @param {string} engines
 * @param {string} name of the script
 * @param {import('./binaries.mjs').Binary & { root: string }} found
 * @param {string} [command] what the script runs before the arguments it is given
 * @returns {import('./binaries.mjs').Binary} the script, for the browser
 */
export function throughScript(engines, name, found, command = quoted(found.path)) {
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
  const script = join(engines, name);
  writeFileSync(
    script,
    `#!/bin/sh
export LD_LIBRARY_PATH=${quoted(found.libraries.join(':'))} FONTCONFIG_FILE=${quoted(fonts)}
exec ${command} "$@"
`,
  );
  chmodSync(script, 0o755);
  return { ...found, path: script, libraries: [] };
}

/**
 * @param {string} word
 * @returns {string} that word for a shell, whatever stands in it
 */
export function quoted(word) {
  return `'${word.replaceAll("'", `'\\''`)}'`;
}
