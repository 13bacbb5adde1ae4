/** The burins of the deck; how each cuts is told by whoever prints a plate. */
export type Tone = 'figure' | 'detail' | 'shade' | 'light' | 'form' | 'line' | 'hatch' | 'spark';

/** One tool's work on a plate: a path, drawn once for each place it is put down at. */
export type Cut = readonly [
  tone: Tone,
  path: string,
  places?: readonly string[],
  /** How large its places make it: a burin cuts lines of one weight at any size. */
  size?: number,
];

/** A picture as the cuts that make it, the farthest first. */
export type Plate = readonly Cut[];

/** As drawn, and again in the mirror of the upright axis. */
export const MIRRORED = ['scale(1 1)', 'scale(-1 1)'] as const;

/** The weight of each burin's line, in units of a card 250 wide; those without one fill alone. */
export const WEIGHTS: Readonly<Record<Tone, number>> = {
  figure: 2,
  detail: 1.2,
  shade: 0.7,
  light: 0,
  form: 1.5,
  line: 1.2,
  hatch: 0.7,
  spark: 0,
};
