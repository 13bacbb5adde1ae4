import { join } from 'node:path';
import { findBinary, programFolders } from './binaries.mjs';
import { findUnpacked } from './unpacked.mjs';

const NAMES = ['varnishd'];
const VERSION_OPTION = '-V';
const suits = () => true;

/**
 * A Varnish for the test of the site behind a CDN. It compiles its configuration, so a machine
 * without a C compiler leaves that test out, as one without Varnish does.
 *
 * @param {string} engines
 * @returns {import('./provide.mjs').Tool}
 */
export function varnishTool(engines) {
  return {
    title: 'Varnish',
    variable: 'PATH',
    install: {},
    debian: ['varnish'],
    optional: true,
    find() {
      const folders = programFolders();
      if (!findBinary({ names: ['cc', 'gcc'], folders, suits, source: 'of this machine' }))
        return null;
      return (
        findBinary({
          ...{ names: NAMES, folders, suits, source: 'of this machine' },
          versionOption: VERSION_OPTION,
        }) ??
        findUnpacked(engines, {
          ...{ names: NAMES, folders: (root) => [join(root, 'usr/sbin')], suits },
          versionOption: VERSION_OPTION,
        })
      );
    },
  };
}
