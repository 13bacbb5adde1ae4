import type { Placement, Profile } from '@cosmic/contracts/account/profile';
import type { SignKey } from '@cosmic/sky/zodiac';
import { signName } from '../sky/sky-names';
import { localeOf } from '../../language/language';
import { threeStrings as s } from './three.strings';

/** Signs, and what is known of the hour that they follow from. */
export type SignedBirth = Pick<Profile, 'signs' | 'birth_time' | 'birth_part'>;

export const POINTS = ['sun', 'moon', 'rising'] as const;
export type Point = (typeof POINTS)[number];

/** One of the three as the card tells it. */
export interface Told {
  readonly point: Point;
  /** The signs it can be in; none where nothing tells. */
  readonly signs: readonly SignKey[];
  /** All of them by name, or what is missing. */
  readonly words: string;
  /** Why there are several. */
  readonly note: string | undefined;
}

/** Sun, Moon and rising sign, each with all signs that what is known of the birth allows. */
export function threeOf(birth: SignedBirth): Told[] {
  return POINTS.map((point) => {
    const signs = birth.signs[point].possible;
    return { point, signs, words: wordsOf(signs) ?? missing(birth), note: noteOn(signs) };
  });
}

function wordsOf(signs: Placement['possible']): string | undefined {
  if (signs.length === 0) return undefined;
  const list = new Intl.ListFormat(localeOf('en-GB'), { type: 'disjunction' });
  return list.format(signs.map((sign) => signName(sign)));
}

function missing({ birth_time, birth_part }: SignedBirth): string {
  return birth_time || birth_part ? s.needsPlace : s.needsHour;
}

function noteOn(signs: Placement['possible']): string | undefined {
  if (signs.length < 2) return undefined;
  return signs.length === 2 ? s.both : s.several;
}
