import type { Fact } from '@cosmic/contracts/readings/readings';
import type { Language } from '@cosmic/contracts/language';
import { facts as pairFacts, type CompatibilityFacts } from '../compatibility/facts';
import type { Context, Facts } from '../maker';
import { sanitiseName } from '../input/name-sanitiser';
import { SKY_NAMES } from '../words/sky-names';
import { noonOf } from '../today';
import type { ParamsOf } from '../tool';
import { datesFor, type DateDay } from './evenings';
import type { zodiacDating } from './tool';
import { WORDS } from './words';

export interface DatingFacts extends Facts {
  readonly pair: CompatibilityFacts;
  /** The two names where they can be said in a sentence. */
  readonly names: { readonly you: string | undefined; readonly they: string | undefined };
  readonly noon: Date;
  /** Three days of the next fortnight, in order of time. */
  readonly days: readonly DateDay[];
}

/** What two signs, their birth dates where given, and the next fortnight hold for a date. */
export function facts(params: ParamsOf<typeof zodiacDating>, { at }: Context): DatingFacts {
  const { sign1, dob1, sign2, dob2, language } = params;
  const noon = noonOf(at);
  const pair = pairFacts({ sign1, dob1, sign2, dob2, language });
  const days = datesFor(sign1, sign2, noon);
  const names = { you: sanitiseName(params.name1), they: sanitiseName(params.name2) };
  return {
    pair,
    names,
    noon,
    days,
    shown: [...pair.shown, ...days.map((day, index) => dayFact(day, index, pair.language))],
  };
}

function dayFact({ at, moon }: DateDay, index: number, language: Language): Fact {
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  return {
    key: `day-${index + 1}`,
    label: words.dayLabel(names.date(at)),
    value: words.moonThen(names.position(moon.longitude), names.phase(moon.phase)),
  };
}
