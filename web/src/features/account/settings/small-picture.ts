/** As wide as it is ever shown, twice over for fine screens. */
const SIDE_PX = 160;

/** The server takes no longer address than this. */
const MAX_CHARACTERS = 16_384;

/** Tried in turn until the picture is small enough. */
const QUALITIES = [0.86, 0.72, 0.58, 0.44, 0.3];

/**
 * The middle of a picture as a small square, in a data address.
 *
 * @throws when the file is no picture that the browser can read
 */
export async function smallPicture(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE_PX;
  canvas.height = SIDE_PX;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas to draw on');
  const side = Math.min(picture.width, picture.height);
  const left = (picture.width - side) / 2;
  const top = (picture.height - side) / 2;
  pen.drawImage(picture, left, top, side, side, 0, 0, SIDE_PX, SIDE_PX);
  picture.close();
  for (const quality of QUALITIES) {
    // Browsers that write no WebP write a PNG instead, whatever its size.
    const candidates = ['image/webp', 'image/jpeg'].map((type) => canvas.toDataURL(type, quality));
    const small = candidates.find((address) => address.length <= MAX_CHARACTERS);
    if (small) return small;
  }
  throw new Error('too rich a picture');
}
