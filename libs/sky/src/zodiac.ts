import { normalize } from './angle';
import type { Planet } from './bodies';
import { SkyError } from './sky-error';

export type SignKey =
  | 'aries'
  | 'taurus'
  | 'gemini'
  | 'cancer'
  | 'leo'
  | 'virgo'
  | 'libra'
  | 'scorpio'
  | 'sagittarius'
  | 'capricorn'
  | 'aquarius'
  | 'pisces';

export type Element = 'fire' | 'earth' | 'air' | 'water';
export type Mode = 'cardinal' | 'fixed' | 'mutable';

export interface Sign {
  readonly key: SignKey;
  readonly name: string;
  readonly glyph: string;
  readonly element: Element;
  readonly mode: Mode;
  /** The ruler among the seven classical planets. */
  readonly ruler: Planet;
  /** The ruler since the discovery of the outer planets; mostly the same. */
  readonly modernRuler: Planet;
  /** The usual calendar dates of the Sun in the sign: a label, the Sun itself may differ by a day. */
  readonly dates: string;
}

const sign = (
  key: SignKey,
  name: string,
  glyph: string,
  element: Element,
  mode: Mode,
  dates: string,
  ruler: Planet,
  modernRuler: Planet = ruler,
): Sign => ({ key, name, glyph, element, mode, ruler, modernRuler, dates });

/** The twelve signs in zodiacal order: `SIGNS[i]` begins at 30 i degrees of longitude. */
export const SIGNS: readonly Sign[] = [
  sign('aries', 'Aries', '♈', 'fire', 'cardinal', 'Mar 21-Apr 19', 'mars'),
  sign('taurus', 'Taurus', '♉', 'earth', 'fixed', 'Apr 20-May 20', 'venus'),
  sign('gemini', 'Gemini', '♊', 'air', 'mutable', 'May 21-Jun 20', 'mercury'),
  sign('cancer', 'Cancer', '♋', 'water', 'cardinal', 'Jun 21-Jul 22', 'moon'),
  sign('leo', 'Leo', '♌', 'fire', 'fixed', 'Jul 23-Aug 22', 'sun'),
  sign('virgo', 'Virgo', '♍', 'earth', 'mutable', 'Aug 23-Sep 22', 'mercury'),
  sign('libra', 'Libra', '♎', 'air', 'cardinal', 'Sep 23-Oct 22', 'venus'),
  sign('scorpio', 'Scorpio', '♏', 'water', 'fixed', 'Oct 23-Nov 21', 'mars', 'pluto'),
  sign('sagittarius', 'Sagittarius', '♐', 'fire', 'mutable', 'Nov 22-Dec 21', 'jupiter'),
  sign('capricorn', 'Capricorn', '♑', 'earth', 'cardinal', 'Dec 22-Jan 19', 'saturn'),
  sign('aquarius', 'Aquarius', '♒', 'air', 'fixed', 'Jan 20-Feb 18', 'saturn', 'uranus'),
  sign('pisces', 'Pisces', '♓', 'water', 'mutable', 'Feb 19-Mar 20', 'jupiter', 'neptune'),
];

/**
 * Which sign an ecliptic longitude in degrees lies in; any finite number, brought to 0..360.
 * A sign holds its first degree and not its last.
 *
 * @throws SkyError `invalid_input` when the longitude is not finite.
 */
export function signAt(longitude: number): Sign {
  if (!Number.isFinite(longitude))
    throw new SkyError('invalid_input', 'longitude', 'longitude is not a finite number');
  // The index is 0..11 by construction, so the sign is there.
  return SIGNS[Math.floor(normalize(longitude) / 30)] as Sign;
}

/** Looks a sign up by its key; undefined for anything else. */
export function signOf(key: string): Sign | undefined {
  return SIGNS.find((candidate) => candidate.key === key);
}

/**
 * The place of a longitude within its sign: `degree` 0..29, `minute` 0..59, `second` 0..59, cut
 * off and not rounded, so that 29°59'59.9" of a sign never reads as the next one.
 *
 * @throws SkyError `invalid_input` when the longitude is not finite.
 */
export function placeInSign(longitude: number): {
  sign: Sign;
  degree: number;
  minute: number;
  second: number;
} {
  const found = signAt(longitude);
  // A value meant as 14°22' may be a rounding error below it: a ten-thousandth of a second is
  // added before cutting off, never so much that the sign changes.
  const within = normalize(longitude) - 30 * SIGNS.indexOf(found);
  const seconds = Math.min(Math.floor(within * 3600 + 1e-4), 30 * 3600 - 1);
  return {
    sign: found,
    degree: Math.floor(seconds / 3600),
    minute: Math.floor(seconds / 60) % 60,
    second: seconds % 60,
  };
}

/**
 * A longitude in words and figures, such as `Taurus 14°22'`: sign, degree and minute, cut off.
 *
 * @throws SkyError `invalid_input` when the longitude is not finite.
 */
export function formatPosition(longitude: number): string {
  const place = placeInSign(longitude);
  return `${place.sign.name} ${place.degree}°${String(place.minute).padStart(2, '0')}'`;
}
