import type { FigureOf } from '@cosmic/contracts/figures';
import type { Fact } from '@cosmic/contracts/readings';
import { apparentLongitude } from '@cosmic/sky/astronomy/ephemeris';
import type { NakshatraName } from '@cosmic/sky/charts/nakshatras';
import {
  moonNakshatra,
  possibleNakshatras,
  siderealPlace,
  type Nakshatra,
} from '@cosmic/sky/charts/sidereal';
import { formatPosition } from '@cosmic/sky/zodiac';
import { birthOf, openTo, type Birth } from '../birth';
import type { Context, Facts } from '../maker';
import { noonOf } from '../today';
import type { ParamsOf } from '../tool';
import { fullDate } from '../wording';
import type { vedicNakshatra } from './tool';

/** What counting from the mansion of birth to that of today is called, first to ninth. */
const TARAS = [
  ...['Janma', 'Sampat', 'Vipat', 'Kshema', 'Pratyari'],
  ...['Sadhaka', 'the seventh', 'Mitra', 'Parama Mitra'],
];

export interface NakshatraFacts extends Facts {
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
  const birth = birthOf(params);
  const possible = possibleAt(birth);
  const chosen = params.nakshatra;
  const choice = choiceOf(chosen, possible);
  const middle = moonNakshatra(birth.at);
  const nakshatra =
    possible.find(({ name }) => name === (choice === 'decides' ? chosen : middle.name)) ?? middle;
  const now = moonNakshatra(noonOf(at));
  const known = {
    nakshatra,
    exact: birth.time === 'known',
    others: choice === 'decides' ? [] : possible.filter(({ name }) => name !== nakshatra.name),
    decides: birth.time === 'known' ? '' : openTo(birth),
    choice,
    chosen,
    today: { nakshatra: now, tara: ((now.index - nakshatra.index + 27) % 9) + 1 },
  };
  return {
    ...known,
    shown: shownOf(known, birth, possible, at),
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
): Fact[] {
  const names = possible.map(({ name }) => name).join(' or ');
  return [
    ...birth.said.filter(({ key }) => key !== 'houses'),
    { key: 'zodiac', label: 'Zodiac', value: 'sidereal, by the ayanamsa of Lahiri' },
    exact
      ? {
          key: 'nakshatra',
          label: 'Nakshatra',
          value: `${nakshatra.name}, quarter ${nakshatra.pada} of 4`,
        }
      : { key: 'nakshatra', label: 'Nakshatra', value: names },
    ...(exact
      ? [
          {
            key: 'moon',
            label: 'Moon at birth, sidereal',
            value: formatPosition(moonPlace(birth.at).longitude),
          },
        ]
      : []),
    ...(choice === 'none' ? [] : [{ key: 'chosen', label: 'Chosen', value: chosen }]),
    {
      key: 'lord',
      label: `Lord of ${nakshatra.name}`,
      value: nakshatra.lord.charAt(0).toUpperCase() + nakshatra.lord.slice(1),
    },
    {
      key: 'today',
      label: 'Moon today',
      value: `in ${today.nakshatra.name} at noon UTC on ${fullDate(noonOf(at))}`,
    },
    {
      key: 'tara',
      label: `Counted from ${nakshatra.name}`,
      value: `step ${today.tara} of 9, ${TARAS[today.tara - 1] ?? ''}`,
    },
  ];
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
