import { Blob } from 'node:buffer';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const MAGIC = '!<arch>\n';
const HEADER = 60;

/**
 * Installed packages are asked for here and not above: this module is read before they are there.
 *
 * @param {Buffer} compressed in the format of xz
 * @returns {Promise<Readable>}
 */
export async function unxz(compressed) {
  const loaded = await import('xz-decompress');
  const { XzReadableStream } = loaded.default ?? loaded;
  const stream = new Blob([new Uint8Array(compressed)]).stream();
  const plain = new XzReadableStream(/** @type {ReadableStream<Uint8Array>} */ (stream));
  return Readable.fromWeb(/** @type {import('node:stream/web').ReadableStream} */ (plain));
}

/**
 * Unpacks the files of a Debian package, as `dpkg -x` does; no script of it runs. Links to
 * absolute paths are left out: they would lead to the machine's own files.
 *
 * @param {Buffer} deb
 * @param {string} root
 */
export async function unpackDeb(deb, root) {
  const { default: tar } = await import('tar-fs');
  /** @type {import('tar-fs').ExtractOptions & { chown: boolean, validateSymlinks: boolean }} */
  const options = {
    chown: false,
    readable: true,
    validateSymlinks: false, // refuses a link to another link, which libraries have
    ignore: (_, header) => isAbsoluteLink(header),
  };
  await pipeline(await unxz(memberOf(deb, 'data.tar.xz')), tar.extract(root, options));
}

/** @param {{ type?: string | null, linkname?: string | null } | undefined} header */
function isAbsoluteLink(header) {
  return header?.type === 'symlink' && Boolean(header.linkname?.startsWith('/'));
}

/**
 * A Debian package is an `ar` archive of three files.
 *
 * @param {Buffer} deb
 * @param {string} name
 * @returns {Buffer}
 * @throws {Error} when it is not a package, or holds no such file
 */
export function memberOf(deb, name) {
  if (deb.toString('latin1', 0, MAGIC.length) !== MAGIC) throw new Error('not a Debian package');
  for (let at = MAGIC.length; at + HEADER <= deb.length;) {
    const field = (/** @type {number} */ from, /** @type {number} */ length) =>
      deb.toString('latin1', at + from, at + from + length).trimEnd();
    const size = Number(field(48, 10));
    const begin = at + HEADER;
    if (field(0, 16).replace(/\/$/, '') === name) return deb.subarray(begin, begin + size);
    at = begin + size + (size % 2);
  }
  throw new Error(`a Debian package without ${name}`);
}
