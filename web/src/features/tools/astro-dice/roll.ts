/** Fills bytes with chance; the browser's own source unless a test brings another. */
export type Chance = (bytes: Uint8Array<ArrayBuffer>) => unknown;

const BYTE = 256;

/**
 * One of a die's faces, each equally likely.
 *
 * @param faces at least one and at most 256 of them
 */
export function roll<Face>(
  faces: readonly Face[],
  chance: Chance = (bytes) => crypto.getRandomValues(bytes),
): Face {
  if (faces.length === 0 || faces.length > BYTE) throw new RangeError('a die has 1 to 256 faces');
  // Bytes beyond the last whole round would favour the first faces.
  const usable = BYTE - (BYTE % faces.length);
  const bytes = new Uint8Array(1);
  do chance(bytes);
  while (bytes[0]! >= usable);
  return faces[bytes[0]! % faces.length]!;
}
