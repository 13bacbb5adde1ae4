import type {
  Belongs,
  Counted,
  Days,
  Degree,
  Moment,
  Own,
  Placed,
  Rules,
  StatedFact,
  Term,
} from '@cosmic/narrator/craft/stated';
import type { Body } from '@cosmic/sky/bodies';
import { nearestMinute } from '@cosmic/sky/minute';
import type { MoonState } from '@cosmic/sky/astronomy/moon';
import { placeInSign, type SignKey } from '@cosmic/sky/zodiac';

/** The UTC day of an instant, as a statement names it. */
export function dayOf(at: Date): Moment {
  return { date: nearestMinute(at).toISOString().slice(0, 10) };
}

/** The UTC minute that is nearest to an instant. */
export function minuteOf(at: Date): Moment {
  return { ...dayOf(at), time: nearestMinute(at).toISOString().slice(11, 16) };
}

/** A longitude within its sign. */
export function degreeOf(longitude: number): Degree {
  const { degree, minute } = placeInSign(longitude);
  return { degrees: degree, minutes: minute };
}

/** A point of a chart or of the sky at a longitude: its sign and its degree. */
export function placedAt(
  body: Body | 'south-node' | 'ascendant' | 'midheaven' | 'ic' | 'descendant',
  longitude: number,
  more: Omit<Placed, 'is' | 'body' | 'sign' | 'degree'>,
): Placed {
  const { sign } = placeInSign(longitude);
  return { is: 'placed', body, sign: sign.key, degree: degreeOf(longitude), ...more };
}

/** A body of which a sign is all that is known. */
export function inSign(
  body: Placed['body'],
  sign: SignKey,
  when: Placed['when'],
  more: Partial<Placed> = {},
): Placed {
  return { is: 'placed', body, sign, when, ...more };
}

/** The Moon as she looks: where she stands, her phase and how much of her is lit. */
export function moonPlaced(moon: MoonState, more: Omit<Placed, 'is' | 'body'>): Placed {
  return placedAt('moon', moon.longitude, {
    phase: moon.phase,
    light: moon.waxing ? 'waxing' : 'waning',
    lit: Math.round(moon.illumination * 100),
    ...more,
  });
}

/** Days that are named, and nothing more of them. */
export function days(...at: Moment[]): Days {
  return { is: 'days', at };
}

/** The days of which positions are told. */
export function positionsOf(...at: Moment[]): Days {
  return { is: 'days', at, positions: true };
}

/** The visitor's own sign. */
export function ownSign(sign: SignKey): Own {
  return { is: 'own', sign };
}

/** A planet rules a sign. */
export function rulesSign(body: Body, sign: SignKey): Rules {
  return { is: 'rules', body, over: `sign:${sign}` };
}

/** Terms that belong together in no other way. */
export function belong(...terms: Term[]): Belongs {
  return { is: 'belongs', terms };
}

/** Numbers that a line names, each as it can be said. */
export function figuresIn(...texts: readonly (string | number)[]): Term[] {
  const found = texts.flatMap((text) => String(text).match(/\d+/g) ?? []).map(Number);
  return [...new Set(found)].flatMap((value): Term[] =>
    value >= 1800 && value <= 2200 ? [`figure:${value}`, `year:${value}`] : [`figure:${value}`],
  );
}

/** Numbers that are named and belong to nothing else. */
export function named(...texts: readonly (string | number)[]): Belongs[] {
  return figuresIn(...texts).map((term) => belong(term));
}

/** A number of the craft as a line: the number first, then how it came about. */
export function numberFact(
  { key, label }: Pick<StatedFact, 'key' | 'label'>,
  number: Omit<Counted, 'is'>,
  how: string,
): StatedFact {
  return {
    key,
    label,
    value: number.value === null ? how : `${number.value}${how}`,
    states: [{ is: 'number', through: [how], ...number }],
  };
}

/** A line that states nothing of the craft: a rule of counting, a piece of advice. */
export function plainFact(key: string, label: string, value: string): StatedFact {
  return { key, label, value, states: [] };
}
