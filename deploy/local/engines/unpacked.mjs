import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../places.mjs';
import { findBinary } from './binaries.mjs';

/**
 * Programs of Debian packages that were unpacked and not installed. Each release has a folder of
 * its own, laid out like the root of a system, because libraries of two releases don't mix.
 *
 * @param {string} engines
 */
function placeOfRoots(engines) {
  return join(engines, 'debian');
}

/**
 * @param {string} engines
 * @param {string} origin whose packages it takes: a release's name, or `apt` for the machine's own
 * @returns {string} the folder, made where it is missing
 */
export function makeUnpackedRoot(engines, origin) {
  const root = join(placeOfRoots(engines), origin);
  makeFolder(placeOfRoots(engines), 0o755);
  makeFolder(root, 0o755);
  return root;
}

/**
 * The first unpacked program of one of these names that really runs and suits.
 *
 * @param {string} engines
 * @param {object} wanted
 * @param {string[]} wanted.names
 * @param {(root: string) => string[]} wanted.folders that may hold it, in a system's tree
 * @param {(version: string) => boolean} wanted.suits
 * @param {string} [wanted.versionOption]
 * @returns {(import('./binaries.mjs').Binary & { root: string }) | null}
 */
export function findUnpacked(engines, { names, folders, suits, versionOption }) {
  for (const { root, libraries } of unpackedRoots(engines)) {
    const found = findBinary({
      names,
      folders: folders(root),
      suits,
      source: 'Debian package',
      libraries,
      versionOption,
    });
    if (found) return { ...found, root };
  }
  return null;
}

/**
 * @param {string} engines
 * @returns {{ root: string, libraries: string[] }[]} each release's folder, with where its libraries lie
 */
export function unpackedRoots(engines) {
  return foldersIn(placeOfRoots(engines)).map((root) => ({ root, libraries: librariesIn(root) }));
}

/**
 * Where the loader finds unpacked libraries. Folders below the usual ones count too:
 * programs know those by absolute paths, which do not hold here.
 *
 * @param {string} root
 * @returns {string[]}
 */
function librariesIn(root) {
  const folders = ['usr/lib', 'lib'].flatMap((folder) => {
    const lib = join(root, folder);
    const multiarch = foldersIn(lib).filter((path) => /-linux-gnu[^/]*$/.test(path));
    return [...multiarch, ...multiarch.flatMap(foldersIn), lib];
  });
  return folders.filter(holdsLibraries);
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function foldersIn(folder) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => join(folder, entry.name));
}

/** @param {string} folder */
function holdsLibraries(folder) {
  return existsSync(folder) && readdirSync(folder).some((name) => /^lib.*\.so/.test(name));
}
