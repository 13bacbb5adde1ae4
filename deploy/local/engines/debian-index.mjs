/** What Debian's archive says of its packages, and what of it a program needs. Pure. */
import { compareVersions } from '../prerequisites.mjs';

/**
 * @typedef {object} DebianPackage
 * @property {string} name
 * @property {string} archive the folder that `file` is relative to
 * @property {string} file
 * @property {string} sha256
 * @property {string[][]} depends for each dependency the alternatives' names, the preferred first
 * @property {string} libc the C library that it needs, as `2.34`; '0' for any
 */

/** @typedef {Map<string, DebianPackage>} Index by name, and by the names that packages provide */

/**
 * Never fetched: a C library that is not the one of the machine's loader crashes every program,
 * and the rest serves scripts of maintainers, wrappers and services, none of which run here.
 */
const NEVER = new Set([
  ...['libc6', 'libc-bin', 'adduser', 'passwd', 'debconf', 'debconf-2.0', 'dpkg', 'install-info'],
  ...['lsb-base', 'sysvinit-utils', 'init-system-helpers', 'ucf', 'locales', 'ssl-cert'],
  ...['systemd', 'systemd-sysusers', 'systemd-standalone-sysusers', 'perl', 'perl-base'],
  ...['postgresql-common', 'postgresql-client-common', 'x11-utils', 'xdg-utils'],
]);

/**
 * The SHA-256 sums that a release's signed file gives of its index files.
 *
 * @param {string} release the text of `InRelease`
 * @returns {{ codename: string, sums: Map<string, string> }} sums by path below the release
 * @throws {Error} when it is no such file
 */
export function readRelease(release) {
  const codename = /^Codename: (\S+)$/m.exec(release)?.[1];
  const list = /^SHA256:\n((?: .+\n)+)/m.exec(release)?.[1];
  if (!codename || !list) throw new Error('not the InRelease of a Debian archive');
  const sums = new Map();
  for (const line of list.trimEnd().split('\n')) {
    const [sum = '', , path = ''] = line.trim().split(/ +/);
    sums.set(path, sum);
  }
  return { codename, sums };
}

/**
 * Adds what a `Packages` file lists to an index; what stands there already gives way.
 *
 * @param {Index} index
 * @param {string} packages its text
 * @param {string} archive
 */
export function addPackages(index, packages, archive) {
  for (const paragraph of packages.split('\n\n')) {
    const name = field(paragraph, 'Package');
    const file = field(paragraph, 'Filename');
    if (!name || !file) continue;
    const depends = [field(paragraph, 'Pre-Depends'), field(paragraph, 'Depends')]
      .filter(Boolean)
      .join(', ');
    const entry = {
      name,
      archive,
      file,
      sha256: field(paragraph, 'SHA256'),
      depends: depends ? depends.split(', ').map((one) => one.split(' | ').map(nameOf)) : [],
      libc: libcIn(depends),
    };
    index.set(name, entry);
    const provided = field(paragraph, 'Provides');
    for (const other of provided ? provided.split(', ').map(nameOf) : [])
      if (!index.has(other)) index.set(other, entry);
  }
}

/**
 * @param {string} paragraph
 * @param {string} name
 */
function field(paragraph, name) {
  const begin = paragraph.startsWith(`${name}: `) ? 0 : paragraph.indexOf(`\n${name}: `) + 1;
  if (begin === 0 && !paragraph.startsWith(`${name}: `)) return '';
  const end = paragraph.indexOf('\n', begin);
  return paragraph.slice(begin + name.length + 2, end < 0 ? undefined : end);
}

/** @param {string} dependency as `libssl3 (>= 3.0.0)` or `perl:any` */
const nameOf = (dependency) => dependency.split(/[ :(]/, 1)[0] ?? '';

/** @param {string} depends */
function libcIn(depends) {
  const versions = [...depends.matchAll(/\blibc6 \(>[>=] (\d+\.\d+)/g)].map(
    ([, version]) => version,
  );
  return versions.reduce(
    (/** @type {string} */ highest, version = '0') =>
      compareVersions(version, highest) > 0 ? version : highest,
    '0',
  );
}

/**
 * Everything that packages need to run, themselves included, without the C library.
 *
 * @param {Index} index
 * @param {readonly string[]} names
 * @returns {DebianPackage[] | null} null when the archive lacks one of them
 */
export function closureOf(index, names) {
  /** @type {Map<string, DebianPackage>} */
  const needed = new Map();
  const waiting = names.map((name) => [name]);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.some((name) => NEVER.has(name))) continue;
    const chosen = next.map((name) => index.get(name)).find(Boolean);
    if (!chosen) return null;
    if (needed.has(chosen.name)) continue;
    needed.set(chosen.name, chosen);
    waiting.push(...chosen.depends);
  }
  return [...needed.values()];
}

/**
 * @param {readonly DebianPackage[]} packages
 * @param {string} libc the machine's C library, as `2.36`
 * @returns {boolean} whether all of them run with it
 */
export function runWith(packages, libc) {
  return packages.every((one) => compareVersions(libc, one.libc) >= 0);
}
