import { createCanvas, loadImage, type Image } from '@napi-rs/canvas';
import { AppError, type FieldProblem } from '@cosmic/contracts/errors';
import { fieldProblem } from '@cosmic/contracts/field-problems';
import { MAX_AVATAR_CHARACTERS } from '@cosmic/contracts/account/profile';
import { sizeOfPicture } from './picture-header';

/** A picture is decoded whole before it is made small: four bytes a pixel. */
const MAX_PIXELS = 4_000_000;

/** The longer side of what is kept: some three times as wide as it is shown. */
const LONGER_SIDE_PX = 256;

/** Tried in turn until the picture is short enough to travel with each session. */
const QUALITIES = [86, 72, 58, 44, 30, 15];

const NOT_A_PICTURE = fieldProblem('avatar_url', 'not_a_picture');
const TOO_LARGE = fieldProblem('avatar_url', 'too_many_pixels', { max: MAX_PIXELS / 1_000_000 });

/**
 * Makes the picture that is kept of one that was sent: decoded, turned upright, at most 256 pixels
 * wide and high, without anything else the file held, such as where it was taken.
 *
 * @param sent a data address in base64; what it calls itself is not believed
 * @returns a data address of WebP, short enough for the contract
 * @throws AppError `invalid_input` naming `avatar_url`
 */
export async function avatarOf(sent: string): Promise<string> {
  const bytes = Buffer.from(sent.slice(sent.indexOf(',') + 1), 'base64');
  const size = sizeOfPicture(bytes);
  if (!size) throw refusal(NOT_A_PICTURE);
  if (size.width * size.height > MAX_PIXELS) throw refusal(TOO_LARGE);
  const picture = await loadImage(bytes).catch(() => {
    throw refusal(NOT_A_PICTURE);
  });
  for (const side of [LONGER_SIDE_PX, LONGER_SIDE_PX / 2]) {
    const small = drawn(picture, side);
    for (const quality of QUALITIES) {
      const webp = await small.encode('webp', quality);
      const address = `data:image/webp;base64,${webp.toString('base64')}`;
      if (address.length <= MAX_AVATAR_CHARACTERS) return address;
    }
  }
  throw refusal(fieldProblem('avatar_url', 'picture_too_rich'));
}

/** Upright, as the decoder has turned it by what its camera noted. */
function drawn(picture: Image, longerSide: number) {
  const scale = Math.min(1, longerSide / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
}

function refusal(problem: FieldProblem): AppError {
  return new AppError('invalid_input', { fields: [problem] });
}
