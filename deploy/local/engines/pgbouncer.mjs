import { join } from 'node:path';
import { findBinary, programFolders } from './binaries.mjs';
import { findUnpacked } from './unpacked.mjs';

const NAMES = ['pgbouncer'];
const suits = () => true;

/**
 * A PgBouncer for the test of the product behind one. Nothing else needs it, so without one that
 * test is left out.
 *
 * @param {string} engines
 * @returns {import('./provide.mjs').Tool}
 */
export function pgbouncerTool(engines) {
  return {
    title: 'PgBouncer',
    variable: 'PATH',
    install: {},
    debian: ['pgbouncer'],
    optional: true,
    find: () =>
      findBinary({ names: NAMES, folders: programFolders(), suits, source: 'of this machine' }) ??
      findUnpacked(engines, { names: NAMES, folders: (root) => [join(root, 'usr/sbin')], suits }),
  };
}
