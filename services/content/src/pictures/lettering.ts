import type { SKRSContext2D } from '@napi-rs/canvas';
import { face } from '../covers/fonts';
import { linesOf } from '../covers/lines';

/** A place for words. */
export interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Lettering {
  readonly sizes: readonly number[];
  readonly weight?: number;
  readonly align?: 'left' | 'center';
  /** Where the lines stand in their room. */
  readonly upright?: 'top' | 'middle';
}

const LEADING = 1.16;

/** Writes words into a room, as large as they fit. @returns the height that they take */
export function letter(
  context: SKRSContext2D,
  text: string,
  { x, y, width, height }: Room,
  { sizes, weight = 500, align = 'left', upright = 'top' }: Lettering,
): number {
  let lines: string[] = [];
  let size = sizes[0] ?? 0;
  for (size of sizes) {
    context.font = face(weight, size);
    lines = linesOf(text, width, (part) => context.measureText(part).width);
    const isNarrow = lines.every((line) => context.measureText(line).width <= width);
    if (isNarrow && lines.length * size * LEADING <= height) break;
  }
  const leading = size * LEADING;
  const shown = lines.slice(0, Math.max(1, Math.floor(height / leading)));
  if (shown.length < lines.length) shown[shown.length - 1] += '…';
  const taken = shown.length * leading;
  const top = upright === 'middle' ? y + (height - taken) / 2 : y;
  context.textAlign = align;
  context.textBaseline = 'alphabetic';
  const left = align === 'center' ? x + width / 2 : x;
  shown.forEach((line, index) => context.fillText(line, left, top + size * 0.9 + index * leading));
  return taken;
}
