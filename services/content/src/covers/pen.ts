import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';

/** The colours of the site (web/src/design/tokens.css). */
export const INK = '#080b13';
export const INK_DEEP = '#05070d';
export const IVORY = '#f3ecdc';
export const IVORY_SOFT = '#bab4a6';
export const GOLD = '#dfbd7a';
export const GOLD_LINE = '#8d7649';

const GLYPH_UNITS = 24;

/** A place of the picture. */
export interface Point {
  x: number;
  y: number;
}

/** Draws a glyph around a place. */
export function glyph(
  context: SKRSContext2D,
  path: string,
  x: number,
  y: number,
  size: number,
  colour: string,
): void {
  const scale = size / GLYPH_UNITS;
  context.save();
  context.translate(x - size / 2, y - size / 2);
  context.scale(scale, scale);
  context.strokeStyle = colour;
  context.lineWidth = (size > 60 ? 2.2 : 1.5) / scale;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke(new Path2D(path));
  context.restore();
}

/** Makes a disc the current path. */
export function disc(context: SKRSContext2D, x: number, y: number, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
}

/** Draws a straight line. */
export function line(context: SKRSContext2D, from: Point, to: Point): void {
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  context.stroke();
}
