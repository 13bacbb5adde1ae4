/** Pixels of a picture as its file says, before anything of it is decoded. */
export interface PictureSize {
  width: number;
  height: number;
}

const PNG_BEGIN = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const PNG_END = Buffer.from('0000000049454e44ae426082', 'hex');

const JPEG_BEGIN = Buffer.from('ffd8ff', 'hex');
const MARK = 0xff;
const END_OF_PICTURE = 0xd9;
const START_OF_SCAN = 0xda;
/** Huffman tables, extensions and arithmetic tables, which stand among the numbers of the frames. */
const NO_FRAMES: readonly number[] = [0xc4, 0xc8, 0xcc];

/**
 * Reads how large a picture is. The file is read as strictly as its format allows, so that no
 * decoder finds another size in it, and it has to be there to its end.
 *
 * @returns undefined for what is no whole PNG, JPEG or WebP
 */
export function sizeOfPicture(bytes: Buffer): PictureSize | undefined {
  const size = pngSize(bytes) ?? jpegSize(bytes) ?? webpSize(bytes);
  return size && size.width > 0 && size.height > 0 ? size : undefined;
}

function pngSize(bytes: Buffer): PictureSize | undefined {
  if (!startsWith(bytes, PNG_BEGIN) || !bytes.includes(PNG_END)) return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Goes from one segment to the next until the frame's, and asks for an end behind the last scan. */
function jpegSize(bytes: Buffer): PictureSize | undefined {
  if (!startsWith(bytes, JPEG_BEGIN)) return undefined;
  // Neither marker can occur within a scan's data; those of a thumbnail stand before the first scan.
  const isWhole =
    bytes.lastIndexOf(Buffer.of(MARK, END_OF_PICTURE)) >
    bytes.lastIndexOf(Buffer.of(MARK, START_OF_SCAN));
  if (!isWhole) return undefined;
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === MARK;) {
    const marker = bytes.readUInt8(at + 1);
    if (marker < 0xc0 || marker === END_OF_PICTURE || marker === START_OF_SCAN) return undefined;
    if (marker <= 0xcf && !NO_FRAMES.includes(marker)) {
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

function webpSize(bytes: Buffer): PictureSize | undefined {
  if (bytes.length < 30 || bytes.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  const isWhole =
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.readUInt32LE(4) + 8 <= bytes.length;
  if (!isWhole) return undefined;
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const both = bytes.readUInt32LE(21);
      return { width: (both & 0x3fff) + 1, height: ((both >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return undefined;
  }
}

function startsWith(bytes: Buffer, begin: Buffer): boolean {
  return bytes.length >= 26 && bytes.subarray(0, begin.length).equals(begin);
}
