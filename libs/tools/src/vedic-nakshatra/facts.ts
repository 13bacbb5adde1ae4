import type { FigureOf } from '@cosmic/contracts/readings/figures';
import type { Language } from '@cosmic/contracts/language';
import type { Fact } from '@cosmic/contracts/readings/readings';
import { apparentLongitude } from '@cosmic/sky/astronomy/ephemeris';
import { NAKSHATRAS, type NakshatraName } from '@cosmic/sky/charts/nakshatras';
import {
  moonNakshatra,
  possibleNakshatras,
  siderealPlace,
  type Nakshatra,
} from '@cosmic/sky/charts/sidereal';
import { birthOf, openTo, type Birth } from '../charts/birth';
import type { Context, Facts } from '../maker';
import { noonOf } from '../today';
import type { ParamsOf } from '../tool';
import type { vedicNakshatra } from './tool';
import { WORDS, type NakshatraWords } from './words';

export interface NakshatraFacts extends Facts {
  readonly language: Language;
  /** What is read first: the certain one, the chosen one of several, or that at the instant that stands for the date. */
  readonly nakshatra: Nakshatra;
  /** Whether its quarter is known as well. */
  readonly exact: boolean;
  /** What else the birth date allows. */
  readonly others: readonly Nakshatra[];
  /** What would decide between them. */
  readonly decides: string;
  /** How what was chosen stands to what the sky says. */
  readonly choice: 'none' | 'right' | 'decides' | 'other';
  readonly chosen: NakshatraName | '';
  /** The Moon at noon UTC today, counted from the nakshatra of birth: 1 to 9. */
  readonly today: { readonly nakshatra: Nakshatra; readonly tara: number };
}

/** The mansion of the Moon at a birth, as exactly as the birth is known, and that of today. */
export function facts(params: ParamsOf<typeof vedicNakshatra>, { at }: Context): NakshatraFacts {
  const { language = 'en' } = params;
  const birth = birthOf(params, language);
  const possible = possibleAt(birth);
  const chosen = params.nakshatra;
  const choice = choiceOf(chosen, possible);
  const middle = moonNakshatra(birth.at);
  const nakshatra =
    possible.find(({ name }) => name === (choice === 'decides' ? chosen : middle.name)) ?? middle;
  const now = moonNakshatra(noonOf(at));
  const known = {
    language,
    nakshatra,
    exact: birth.time === 'known',
    others: choice === 'decides' ? [] : possible.filter(({ name }) => name !== nakshatra.name),
    decides: birth.time === 'known' ? '' : openTo(birth, language),
    choice,
    chosen,
    today: { nakshatra: now, tara: ((now.index - nakshatra.index + 27) % 9) + 1 },
  };
  return {
    ...known,
    shown: shownOf(known, birth, possible, at, WORDS[language]),
    figure: figureOf(birth, [nakshatra, ...known.others]),
  };
}

/** One nakshatra where the instant is known, else all that the Moon passed through on the day. */
function possibleAt(birth: Birth): Nakshatra[] {
  return birth.time === 'known'
    ? [moonNakshatra(birth.at)]
    : possibleNakshatras(birth.from, new Date(birth.to.getTime() - 1));
}

function choiceOf(
  chosen: NakshatraName | '',
  possible: readonly Nakshatra[],
): NakshatraFacts['choice'] {
  if (chosen === '') return 'none';
  if (!possible.some(({ name }) => name === chosen)) return 'other';
  return possible.length === 1 ? 'right' : 'decides';
}

function shownOf(
  { nakshatra, exact, choice, chosen, today }: Omit<NakshatraFacts, 'shown'>,
  birth: Birth,
  possible: readonly Nakshatra[],
  at: Date,
  words: NakshatraWords,
): Fact[] {
  const { labels } = words;
  const name = words.name(nakshatra.index);
  return [
    // It is sidereal by itself, and has no houses.
    ...birth.said.filter(({ key }) => key !== 'houses' && key !== 'zodiac'),
    { key: 'zodiac', label: labels.zodiac, value: words.zodiac },
    {
      key: 'nakshatra',
      label: labels.nakshatra,
      value: exact
        ? words.exactValue(name, nakshatra.pada)
        : words.eitherOf(possible.map(({ index }) => words.name(index))),
    },
    ...(exact
      ? [
          {
            key: 'moon',
            label: labels.moon,
            value: words.position(moonPlace(birth.at).longitude),
          },
        ]
      : []),
    ...(choice === 'none'
      ? []
      : [{ key: 'chosen', label: labels.chosen, value: chosenName(chosen, words) }]),
    {
      key: 'lord',
      label: words.lordLabel(name),
      value: words.lordName(nakshatra.lord),
    },
    {
      key: 'today',
      label: labels.today,
      value: words.todayValue(words.name(today.nakshatra.index), noonOf(at)),
    },
    {
      key: 'tara',
      label: words.taraLabel(name),
      value: words.taraValue(today.tara),
    },
  ];
}

/** What a visitor chose, by its name in the language; empty where nothing was chosen. */
export function chosenName(chosen: NakshatraName | '', words: NakshatraWords): string {
  return chosen === '' ? '' : words.name(NAKSHATRAS.indexOf(chosen) + 1);
}

function moonPlace(at: Date) {
  return siderealPlace(apparentLongitude('moon', at), at);
}

function figureOf(birth: Birth, places: readonly Nakshatra[]): FigureOf<'nakshatras'> {
  return {
    kind: 'nakshatras',
    longitude: birth.time === 'known' ? moonPlace(birth.at).longitude : null,
    places: places.map(({ index, pada }) => ({ index, pada })),
  };
}
