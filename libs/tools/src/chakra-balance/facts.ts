import {
  chakraBalance as balanceOf,
  type ChakraBalance,
  type WeighedChakra,
} from '@cosmic/divination/chakra';
import type { ChakraId } from '@cosmic/divination/chakra/chakras';
import type { StatedFact } from '@cosmic/narrator/craft/stated';
import type { Context, Facts } from '../maker';
import { personalDay, type PersonalDay } from '../personal-day';
import { belong, dayOf, figuresIn, numberFact, plainFact } from '../stated';
import { noonOf, utcDate } from '../today';
import type { ParamsOf } from '../tool';
import { fullDate, listed } from '../wording';
import type { chakraBalance } from './tool';

export interface ChakraFacts extends Facts {
  readonly balance: ChakraBalance;
  /** The first of those with the most points, and how much of everything it has. */
  readonly heaviest: WeighedChakra;
  /** How many figures of the date count; noughts do not. */
  readonly digits: number;
  readonly day: PersonalDay;
  /** The centre of that day. */
  readonly todays: WeighedChakra;
  /** Today, UTC. */
  readonly today: string;
}

/** The weight of a birth date among the centres, and the centre of today. */
export function facts({ dob }: ParamsOf<typeof chakraBalance>, { at }: Context): ChakraFacts {
  const balance = balanceOf(dob);
  const { chakras, strongest } = balance;
  const day = personalDay(dob, noonOf(at));
  const known = {
    balance,
    heaviest: chakras.find(({ chakra }) => chakra === strongest[0])!,
    digits: dob.replace(/[^1-9]/g, '').length,
    day,
    todays: chakras[(day.value - 1) % chakras.length]!,
    today: utcDate(at),
  };
  return {
    ...known,
    shown: shownOf(known),
    figure: {
      kind: 'chakras',
      chakras: chakras.map(({ chakra, percent }) => ({
        key: chakra.id,
        name: chakra.name,
        share: percent / 100,
      })),
    },
  };
}

/** How a centre is called within a sentence. */
export const CENTRE_NAMES: Readonly<Record<ChakraId, string>> = {
  root: 'the root',
  sacral: 'the sacral centre',
  'solar-plexus': 'the solar plexus',
  heart: 'the heart',
  throat: 'the throat',
  'third-eye': 'the third eye',
  crown: 'the crown',
};

/** A share in words and figures: `36%`. */
export function percentOf({ percent }: WeighedChakra): string {
  return `${percent}%`;
}

function shownOf({ balance, day, todays, today }: Omit<ChakraFacts, 'shown'>): StatedFact[] {
  const { chakras, strongest, quiet, lifePath } = balance;
  const names = (list: readonly { name: string }[]) => listed(list.map(({ name }) => name));
  return [
    ...chakras.map((weighed) => ({
      key: weighed.chakra.id,
      label: `${weighed.chakra.name} (${weighed.chakra.sanskrit})`,
      value: `${percentOf(weighed)}, ${weighed.points} of the points; ${weighed.chakra.theme}`,
      states: [
        belong(
          `chakra:${weighed.chakra.id}`,
          `percent:${weighed.percent}`,
          ...figuresIn(weighed.points),
        ),
      ],
    })),
    plainFact('strongest', 'Strongest', names(strongest)),
    plainFact('quiet', 'Quiet', names(quiet) || 'none'),
    numberFact(
      { key: 'life-path', label: 'Life path' },
      { of: 'life-path', value: lifePath },
      ', which gives two points',
    ),
    {
      key: 'personal-day',
      label: `Personal day, ${fullDate(new Date(today))}`,
      value: `${day.sum}, so ${day.value}: ${todays.chakra.name}`,
      states: [
        {
          is: 'number',
          of: 'personal-day',
          value: day.value,
          through: [day.sum],
          at: dayOf(new Date(today)),
        },
      ],
    },
    plainFact(
      'method',
      'How it is counted',
      'each figure of the date gives a point to the centre of its number, 8 and 9 to the first two; our own rule',
    ),
  ];
}
