import { normalize } from '../angle';
import { SkyError } from '../sky-error';

/** The sixteen divisional charts of Parashara, by the number of parts of a sign. */
export const VARGAS = [1, 2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60] as const;
export type Varga = (typeof VARGAS)[number];

/** Unequal parts of a trimsamsa: up to which degree of the sign, and the sign (0..11) it gives. */
const TRIMSAMSA_ODD = [
  [5, 0],
  [10, 10],
  [18, 8],
  [25, 2],
  [30, 6],
] as const;
const TRIMSAMSA_EVEN = [
  [5, 1],
  [12, 5],
  [20, 11],
  [25, 9],
  [30, 7],
] as const;

interface Place {
  /** 0 Aries to 11 Pisces. */
  readonly sign: number;
  /** Degrees within the sign, 0 <= degree < 30. */
  readonly degree: number;
  /** Which of the equal parts, from 0. */
  readonly part: number;
}

/** Aries, Gemini … are odd signs, though counted from 0 they are even. */
const isOdd = (sign: number) => sign % 2 === 0;
/** 0 movable, 1 fixed, 2 dual. */
const modeOf = (sign: number) => sign % 3;
const byMode = (sign: number, starts: readonly [number, number, number]) =>
  starts[modeOf(sign)] ?? 0;

/** Brihat Parashara Hora Shastra, chapter 6: the sign, not yet within 0..11, of each division. */
const RULES: Readonly<Record<Varga, (place: Place) => number>> = {
  1: ({ sign }) => sign,
  // Hora: the Sun's half is Leo, the Moon's is Cancer.
  2: ({ sign, part }) => (isOdd(sign) === (part === 0) ? 4 : 3),
  3: ({ sign, part }) => sign + 4 * part,
  4: ({ sign, part }) => sign + 3 * part,
  7: ({ sign, part }) => (isOdd(sign) ? sign : sign + 6) + part,
  9: ({ sign, part }) => sign + byMode(sign, [0, 8, 4]) + part,
  10: ({ sign, part }) => (isOdd(sign) ? sign : sign + 8) + part,
  12: ({ sign, part }) => sign + part,
  16: ({ sign, part }) => byMode(sign, [0, 4, 8]) + part,
  20: ({ sign, part }) => byMode(sign, [0, 8, 4]) + part,
  24: ({ sign, part }) => (isOdd(sign) ? 4 : 3) + part,
  // From Aries, Cancer, Libra, Capricorn for signs of fire, earth, air, water.
  27: ({ sign, part }) => 3 * (sign % 4) + part,
  30: ({ sign, degree }) =>
    (isOdd(sign) ? TRIMSAMSA_ODD : TRIMSAMSA_EVEN).find(([until]) => degree < until)?.[1] ?? 0,
  40: ({ sign, part }) => (isOdd(sign) ? 0 : 6) + part,
  45: ({ sign, part }) => byMode(sign, [0, 4, 8]) + part,
  60: ({ sign, part }) => sign + part,
};

/**
 * The sign that a sidereal longitude has in a divisional chart, 0 Aries to 11 Pisces. A border
 * belongs to the part that begins there.
 *
 * @throws SkyError `invalid_input` for a varga that is not one of the sixteen or a longitude that
 * is not finite.
 */
export function vargaSign(varga: Varga, sidereal: number): number {
  const rule = RULES[varga];
  if (!rule) throw new SkyError('invalid_input', 'varga', `there is no D${String(varga)}`);
  if (!Number.isFinite(sidereal))
    throw new SkyError('invalid_input', 'sidereal', 'sidereal longitude is not a finite number');
  const longitude = normalize(sidereal);
  // One division decides sign and part together, so that they cannot disagree by a rounding error.
  const parts = Math.min(Math.floor((longitude * varga) / 30), 12 * varga - 1);
  const sign = Math.floor(parts / varga);
  return rule({ sign, degree: longitude - 30 * sign, part: parts % varga }) % 12;
}
