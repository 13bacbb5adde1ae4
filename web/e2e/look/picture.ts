import { createCanvas, loadImage } from '@napi-rs/canvas';

/**
 * A page as it is kept and compared: small, so that how a browser smooths its letters
 * hardly counts. `scale` says how many pixels of the page one of these stands for.
 */
export interface Picture {
  width: number;
  height: number;
  scale: number;
  pixels: Uint8ClampedArray;
}

/** The side of the squares whose mean colours are compared, in pixels of a picture. */
const CELL = 8;
/** How much of the page, in its own pixels, may stand that far higher or lower. */
const DRIFT = 32;
/** How far two means may lie apart, of 255, in any of the three colours. */
const SAME = 12;
/** What part of the cells that hold something may differ, and how many at least. */
const FEW = { share: 0.02, cells: 8 };
/** By how much the heights may differ: a line that is broken elsewhere. */
const HEIGHT = { share: 0.02, pixels: 40 };

const QUALITY = 80;

/** Makes a screenshot small. */
export async function reduced(screenshot: Buffer, scale: number): Promise<Picture> {
  const whole = await loadImage(screenshot);
  return drawn(whole, Math.round(whole.width / scale), Math.round(whole.height / scale), scale);
}

/** Reads a kept picture. */
export async function read(file: Buffer, scale: number): Promise<Picture> {
  const kept = await loadImage(file);
  return drawn(kept, kept.width, kept.height, scale);
}

/** A picture as the file it is kept in. */
export function written({ width, height, pixels }: Picture): Promise<Buffer> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(width, height);
  image.data.set(pixels);
  context.putImageData(image, 0, 0);
  return canvas.encode('webp', QUALITY);
}

/** In what two pictures differ, in words; null where a person would call them the same. */
export function differenceOf(now: Picture, kept: Picture): string | null {
  const [high, low] = [now.height * now.scale, kept.height * kept.scale];
  if (now.width !== kept.width) return `it is ${now.width} wide, not ${kept.width}`;
  if (Math.abs(high - low) > Math.max(HEIGHT.pixels, HEIGHT.share * low)) {
    return `it is ${high} px high, not ${low}`;
  }
  const gone = strangeCells(kept, now);
  const come = strangeCells(now, kept);
  const inked = Math.max(gone.inked, come.inked);
  const strange = Math.max(gone.strange, come.strange);
  if (strange <= Math.max(FEW.cells, FEW.share * inked)) return null;
  return `${gone.strange} of ${gone.inked} squares are gone, ${come.strange} are new, the first at ${(gone.first ?? come.first)!.map((at) => at * now.scale).join(', ')} px`;
}

interface Cells {
  inked: number;
  strange: number;
  first: [x: number, y: number] | null;
}

/** The cells of a picture that hold something, and those of which the other holds nothing alike nearby. */
function strangeCells(picture: Picture, other: Picture): Cells {
  const sums = sumsOf(picture);
  const others = sumsOf(other);
  const ground = groundOf(picture);
  const found: Cells = { inked: 0, strange: 0, first: null };
  const drift = Math.round(DRIFT / picture.scale);
  for (let y = 0; y + CELL <= picture.height; y += CELL) {
    for (let x = 0; x + CELL <= picture.width; x += CELL) {
      const mean = meanOf(sums, picture.width, x, y);
      if (distance(mean, ground) <= SAME / 2) continue;
      found.inked += 1;
      if (isNear(mean, others, other, x, y, drift)) continue;
      found.strange += 1;
      found.first ??= [x, y];
    }
  }
  return found;
}

/** Whether a picture has such a mean at that place or a little beside it. */
function isNear(
  mean: readonly number[],
  sums: Float64Array,
  { width, height }: Picture,
  x: number,
  y: number,
  drift: number,
): boolean {
  for (let step = 0; step <= drift; step += 1) {
    for (const dy of step === 0 ? [0] : [-step, step]) {
      for (const dx of [0, -2, 2]) {
        const [left, top] = [x + dx, y + dy];
        if (left < 0 || top < 0 || left + CELL > width || top + CELL > height) continue;
        if (distance(mean, meanOf(sums, width, left, top)) <= SAME) return true;
      }
    }
  }
  // Beyond the end of a shorter picture there is nothing to compare with.
  return y + CELL + drift > height;
}

/** Sums of the three colours over everything above and left of each pixel. */
function sumsOf({ width, height, pixels }: Picture): Float64Array {
  const row = (width + 1) * 3;
  const sums = new Float64Array(row * (height + 1));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      for (let colour = 0; colour < 3; colour += 1) {
        const at = (y + 1) * row + (x + 1) * 3 + colour;
        sums[at] =
          pixels[(y * width + x) * 4 + colour]! +
          sums[at - 3]! +
          sums[at - row]! -
          sums[at - row - 3]!;
      }
    }
  }
  return sums;
}

function meanOf(sums: Float64Array, width: number, x: number, y: number): number[] {
  const row = (width + 1) * 3;
  const corner = (left: number, top: number, colour: number) =>
    sums[top * row + left * 3 + colour]!;
  return [0, 1, 2].map(
    (colour) =>
      (corner(x + CELL, y + CELL, colour) -
        corner(x, y + CELL, colour) -
        corner(x + CELL, y, colour) +
        corner(x, y, colour)) /
      (CELL * CELL),
  );
}

/** The commonest colour: that of the page where nothing is. */
function groundOf({ pixels }: Picture): readonly number[] {
  const counts = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 4) {
    const colour = (pixels[at]! << 16) | (pixels[at + 1]! << 8) | pixels[at + 2]!;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const [[commonest] = [0]] = [...counts].sort(([, one], [, other]) => other - one);
  return [commonest >> 16, (commonest >> 8) & 255, commonest & 255];
}

function distance(one: readonly number[], other: readonly number[]): number {
  return Math.max(...one.map((value, colour) => Math.abs(value - other[colour]!)));
}

function drawn(
  image: Awaited<ReturnType<typeof loadImage>>,
  width: number,
  height: number,
  scale: number,
): Picture {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  return { width, height, scale, pixels: context.getImageData(0, 0, width, height).data };
}
