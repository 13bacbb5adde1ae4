import { spokes, steps } from '../circle';

/** One engraving round (0, 0), 48 to every side: firm lines, faint ones, and what is filled. */
export interface Drawing {
  readonly line: string;
  readonly faint?: string;
  readonly fill?: string;
}

/** A full circle. */
export function ring(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

/** A star of four points. */
export function spark(x: number, y: number, size: number): string {
  const near = size * 0.2;
  const arm = (dx: number, dy: number) => `L${x + dx} ${y + dy}`;
  return `M${x} ${y - size}${arm(near, -near)}${arm(size, 0)}${arm(near, near)}${arm(0, size)}${arm(-near, near)}${arm(-size, 0)}${arm(-near, -near)}Z`;
}

/** A crescent that opens to the right, or to the left with a negative radius. */
export function crescent(x: number, y: number, radius: number): string {
  const reach = Math.abs(radius);
  const side = radius > 0 ? 1 : -1;
  const [outer, inner] = side > 0 ? [0, 1] : [1, 0];
  const tip = x + side * reach * 0.5;
  const half = reach * 0.87;
  return `M${tip} ${y - half}A${reach} ${reach} 0 1 ${outer} ${tip} ${y + half}A${reach * 0.9} ${reach * 0.9} 0 0 ${inner} ${tip} ${y - half}Z`;
}

/** Rays all round, longer and shorter in turn. */
export function rays(step: number, from: number, to: number): string {
  return spokes(steps(step), from, to);
}

/** A wave along a line: `count` crests, each `width` wide and `height` high. */
export function wave(x: number, y: number, width: number, height: number, count: number): string {
  const crest = `q${width / 4} ${-height} ${width / 2} 0t${width / 2} 0`;
  return `M${x} ${y}${crest.repeat(count)}`;
}
