import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { programFolders } from './binaries.mjs';
import { unpackDeb, unxz } from './deb-file.mjs';
import { addPackages, closureOf, readRelease, runWith } from './debian-index.mjs';
import { makeUnpackedRoot } from './unpacked.mjs';

/**
 * By their roles, which Debian hands on with each new release; the newest first, but for `testing`:
 * what is not released yet is asked for nothing that `stable` has new enough.
 */
export const RELEASES = /** @type {const} */ (['stable', 'testing', 'oldstable', 'oldoldstable']);
/** @typedef {typeof RELEASES[number]} Release */

const DEFAULT_MIRROR = 'https://deb.debian.org';
const ARCHITECTURES = /** @type {Partial<Record<NodeJS.Architecture, string>>} */ ({
  x64: 'amd64',
  arm64: 'arm64',
  arm: 'armhf',
});
/** Nobody stands between this machine and itself. */
const LOOPBACK = /^http:\/\/(127\.0\.0\.1|localhost)[:/]/;
const KEYRINGS = ['gpg', 'pgp'].map(
  (ending) => `/usr/share/keyrings/debian-archive-keyring.${ending}`,
);
/** Milliseconds until a download that says nothing more is given up. */
const PATIENCE = 300_000;

/**
 * The version of this machine's C library, where it is the one that Debian's programs are made for.
 *
 * @returns {string | null} as `2.36`; null on musl, macOS and machines Debian has no packages for
 */
export function glibcVersion() {
  if (process.platform !== 'linux' || !ARCHITECTURES[process.arch]) return null;
  // Asking for the names of the machine's connections can take seconds. Older Node knows no such switch.
  Object.assign(process.report, { excludeNetwork: true });
  const report = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (
    process.report.getReport()
  );
  return report.header.glibcVersionRuntime ?? null;
}

/**
 * Fetches packages of a release over HTTP, with everything that they need, and unpacks them below
 * `engines`. Needs no tool of the machine's and no right of root's. Each file is held against the
 * sum that the release's signed list gives of it.
 *
 * @param {object} what
 * @param {Release} what.release
 * @param {readonly (readonly string[])[]} what.wanted for each program its packages
 * @param {string} what.libc the machine's C library: what needs a newer one is left out
 * @param {string} what.engines
 * @param {string} what.log
 * @param {AbortSignal} what.leaving
 * @param {string} [what.mirror]
 * @throws {Error} when something can't be fetched, or is not what the archive signed
 */
export async function unpackFromArchive({
  release,
  wanted,
  libc,
  engines,
  log,
  leaving,
  mirror = process.env['DEBIAN_MIRROR'] || DEFAULT_MIRROR,
}) {
  const fetchFile = async (/** @type {string} */ url) => {
    appendFileSync(log, `${url}\n`);
    const signal = AbortSignal.any([leaving, AbortSignal.timeout(PATIENCE)]);
    const response = await fetch(url, { signal });
    if (!response.ok) throw new Error(`${url} answers ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  };
  const { codename, index } = await indexOf(mirror.replace(/\/$/, ''), release, fetchFile);

  const needed = new Map();
  for (const names of wanted) {
    const packages = closureOf(index, names);
    if (packages && runWith(packages, libc)) for (const one of packages) needed.set(one.name, one);
    else
      appendFileSync(log, `${names.join(', ')} of ${codename} does not run with glibc ${libc}\n`);
  }
  if (needed.size === 0) return;
  const root = makeUnpackedRoot(engines, codename);
  for (const { archive, file, sha256 } of needed.values()) {
    const deb = await fetchFile(`${archive}/${file}`);
    requireSum(deb, sha256, file);
    await unpackDeb(deb, root);
  }
}

/** @typedef {{ codename: string, index: import('./debian-index.mjs').Index }} Known */
/** @type {Map<string, Promise<Known>>} */
const known = new Map();

/**
 * What a release holds, read once: its own packages, and its security updates over them.
 *
 * @param {string} mirror
 * @param {Release} release
 * @param {(url: string) => Promise<Buffer>} fetchFile
 * @returns {Promise<Known>}
 */
function indexOf(mirror, release, fetchFile) {
  const key = `${mirror} ${release}`;
  const reading = known.get(key) ?? readIndex(mirror, release, fetchFile);
  known.set(key, reading);
  reading.catch(() => known.delete(key));
  return reading;
}

/**
 * @param {string} mirror
 * @param {Release} release
 * @param {(url: string) => Promise<Buffer>} fetchFile
 * @returns {Promise<Known>}
 */
async function readIndex(mirror, release, fetchFile) {
  /** @type {import('./debian-index.mjs').Index} */
  const index = new Map();
  let codename = '';
  for (const [archive, suite] of [
    [`${mirror}/debian`, release],
    [`${mirror}/debian-security`, `${release}-security`],
  ]) {
    const dists = `${archive}/dists/${suite}`;
    const signed = await fetchFile(`${dists}/InRelease`);
    requireOrigin(signed, mirror);
    const { codename: name, sums } = readRelease(signed.toString('utf8'));
    codename ||= name;
    const path = `main/binary-${ARCHITECTURES[process.arch]}/Packages.xz`;
    const packages = await fetchFile(`${dists}/${path}`);
    requireSum(packages, sums.get(path), `${dists}/${path}`);
    addPackages(index, await text(await unxz(packages)), String(archive));
  }
  return { codename, index };
}

/**
 * @param {Buffer} file
 * @param {string | undefined} sha256
 * @param {string} name
 */
function requireSum(file, sha256, name) {
  const sum = createHash('sha256').update(file).digest('hex');
  if (sum !== sha256) throw new Error(`${name} is not the file that Debian signed: ${sum}`);
}

/**
 * That a list comes from Debian is told by its signature, where this machine has gpgv and Debian's
 * keys. Elsewhere it is told by the mirror's certificate, so such a mirror has to be asked by HTTPS.
 *
 * @param {Buffer} signed
 * @param {string} mirror
 */
function requireOrigin(signed, mirror) {
  const verdict = verdictOfGpgv(signed);
  if (verdict === 'bad') throw new Error(`the signature of ${mirror} is wrong`);
  if (verdict === 'unknown' && !mirror.startsWith('https:') && !LOOPBACK.test(mirror))
    throw new Error(`${mirror} can't be trusted: use HTTPS, or install gpgv and Debian's keys`);
}

/**
 * @param {Buffer} signed
 * @returns {'good' | 'bad' | 'unknown'} unknown where there is no gpgv, or no key of the signer's
 */
function verdictOfGpgv(signed) {
  const gpgv = programFolders()
    .map((folder) => join(folder, 'gpgv'))
    .find(existsSync);
  const keyring = KEYRINGS.find(existsSync);
  if (!gpgv || !keyring) return 'unknown';
  const folder = mkdtempSync(join(tmpdir(), 'cosmic-guide-release-'));
  try {
    const file = join(folder, 'InRelease');
    writeFileSync(file, signed);
    const { stdout } = spawnSync(gpgv, ['--status-fd', '1', '--keyring', keyring, file], {
      encoding: 'utf8',
    });
    if (/^\[GNUPG:\] (BADSIG|EXPSIG|REVKEYSIG) /m.test(stdout)) return 'bad';
    return /^\[GNUPG:\] GOODSIG /m.test(stdout) ? 'good' : 'unknown';
  } finally {
    rmSync(folder, { recursive: true });
  }
}
