import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { compareVersions } from '../prerequisites.mjs';

/**
 * A server program that can run on this machine.
 *
 * @typedef {object} Binary
 * @property {string} path
 * @property {string} version
 * @property {string} source where it came from, for people
 * @property {string[]} libraries folders that the loader needs besides its own
 */

/** System administrators' programs, which a plain user's PATH often lacks. */
const BESIDE_PATH = [
  '/usr/local/sbin',
  '/usr/sbin',
  '/sbin',
  '/opt/homebrew/bin',
  '/usr/local/bin',
];

/** @returns {string[]} the folders of PATH and the usual ones beside it */
export function programFolders() {
  const path = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return [...new Set([...path, ...BESIDE_PATH])];
}

/**
 * The first program of one of these names that really runs and is new enough.
 *
 * @param {object} wanted
 * @param {string[]} wanted.names
 * @param {string[]} wanted.folders
 * @param {(version: string) => boolean} wanted.suits
 * @param {string} wanted.source
 * @param {string[]} [wanted.libraries]
 * @param {string} [wanted.versionOption]
 * @returns {Binary | null}
 */
export function findBinary({ names, folders, suits, source, libraries = [], versionOption }) {
  for (const folder of folders) {
    for (const name of names) {
      const path = join(folder, name);
      if (!existsSync(path)) continue;
      const version = versionOf(path, libraries, versionOption);
      if (version && suits(version)) return { path, version, source, libraries };
    }
  }
  return null;
}

/**
 * @param {string} minimum
 * @returns {(version: string) => boolean}
 */
export function atLeast(minimum) {
  return (version) => compareVersions(version, minimum) >= 0;
}

/**
 * Asked of the program itself: one whose libraries are missing answers nothing.
 *
 * @param {string} path
 * @param {string[]} libraries
 * @param {string} [option] by which it tells its version, on either stream
 * @returns {string | null}
 */
export function versionOf(path, libraries, option = '--version') {
  const { status, stdout, stderr } = spawnSync(path, [option], {
    encoding: 'utf8',
    timeout: 10_000,
    env: { PATH: process.env['PATH'], ...libraryPath(libraries) },
  });
  return status === 0 ? (/(?<!\d)\d+\.\d+(\.\d+)?/.exec(stdout || stderr)?.[0] ?? null) : null;
}

/**
 * @param {string[]} libraries
 * @returns {{ LD_LIBRARY_PATH?: string }} what a child's environment needs to find them
 */
export function libraryPath(libraries) {
  return libraries.length > 0 ? { LD_LIBRARY_PATH: libraries.join(':') } : {};
}
