import type { Language } from '@cosmic/contracts/language';
import {
  chakraBalance as balanceOf,
  type ChakraBalance,
  type WeighedChakra,
} from '@cosmic/divination/chakra';
import type { Chakra } from '@cosmic/divination/chakra/chakras';
import type { StatedFact } from '@cosmic/narrator/craft/stated';
import type { Context, Facts } from '../maker';
import { personalDay, type PersonalDay } from '../personal-day';
import { belong, dayOf, figuresIn, numberFact, plainFact } from '../stated';
import { noonOf, utcDate } from '../today';
import type { ParamsOf } from '../tool';
import type { chakraBalance } from './tool';
import { WORDS, type ChakraWords } from './words';

export interface ChakraFacts extends Facts {
  readonly language: Language;
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
export function facts(
  { dob, language = 'en' }: ParamsOf<typeof chakraBalance>,
  { at }: Context,
): ChakraFacts {
  const words = WORDS[language];
  const balance = balanceOf(dob);
  const { chakras, strongest } = balance;
  const day = personalDay(dob, noonOf(at));
  const known = {
    language,
    balance,
    heaviest: chakras.find(({ chakra }) => chakra === strongest[0])!,
    digits: dob.replace(/[^1-9]/g, '').length,
    day,
    todays: chakras[(day.value - 1) % chakras.length]!,
    today: utcDate(at),
  };
  return {
    ...known,
    shown: shownOf(known, words),
    figure: {
      kind: 'chakras',
      chakras: chakras.map(({ chakra, percent }) => ({
        key: chakra.id,
        name: words.centres[chakra.id].name,
        share: percent / 100,
      })),
    },
  };
}

/** A share in words and figures: `36%`. */
export function percentOf({ percent }: WeighedChakra): string {
  return `${percent}%`;
}

function shownOf(
  { balance, day, todays, today }: Omit<ChakraFacts, 'shown'>,
  words: ChakraWords,
): StatedFact[] {
  const { labels, centres } = words;
  const { chakras, strongest, quiet, lifePath } = balance;
  const names = (list: readonly Chakra[]) => words.listed(list.map(({ id }) => centres[id].name));
  return [
    ...chakras.map((weighed) => ({
      key: weighed.chakra.id,
      label: centres[weighed.chakra.id].label,
      value: words.share(percentOf(weighed), weighed.points, centres[weighed.chakra.id].theme),
      states: [
        belong(
          `chakra:${weighed.chakra.id}`,
          `percent:${weighed.percent}`,
          ...figuresIn(weighed.points),
        ),
      ],
    })),
    plainFact('strongest', labels.strongest, names(strongest)),
    plainFact('quiet', labels.quiet, names(quiet) || words.none),
    numberFact(
      { key: 'life-path', label: labels.lifePath },
      { of: 'life-path', value: lifePath },
      words.givesTwo,
    ),
    {
      key: 'personal-day',
      label: words.dayLabel(new Date(today)),
      value: words.dayValue(day.sum, day.value, centres[todays.chakra.id].name),
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
    plainFact('method', labels.method, words.method),
  ];
}
