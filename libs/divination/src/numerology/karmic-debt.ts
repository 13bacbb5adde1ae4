import { parseDate } from '../calendar-date';
import { requireObject } from '../inputs';
import { lifePath } from './life-path';
import { nameNumbers } from './name-numbers';
import { type Reduction, reduce, writeChain } from './reduction';

export const KARMIC_DEBT_NUMBERS = [13, 14, 16, 19] as const;

export type KarmicDebtNumber = (typeof KARMIC_DEBT_NUMBERS)[number];

/** The places a karmic debt is looked for. */
export type KarmicDebtPlace = 'birthday' | 'lifePath' | 'destiny' | 'soulUrge' | 'personality';

export interface KarmicDebt {
  number: KarmicDebtNumber;
  place: KarmicDebtPlace;
  title: string;
  text: string;
  /** The reduction it was met in: '19 → 10 → 1'. */
  step: string;
}

/**
 * Finds the karmic debt numbers 13, 14, 16 and 19.
 *
 * One counts where it stands in the chain by which a core number was reduced,
 * or in the day of birth, and the chain goes on to a single digit. The product's
 * own life path method is used (year, month, day reduced one by one).
 *
 * @param person `dob` as `YYYY-MM-DD`; `name` may be left out
 * @returns one entry for each place, in the order birthday, life path, destiny, soul urge, personality
 * @throws DivinationError for `dob` as `parseDate`; `not_text`, `empty`, `too_long` for `name`;
 *   `not_an_object` for `person`
 */
export function karmicDebts(person: { dob: string; name?: string }): KarmicDebt[] {
  requireObject(person, 'person');
  const { day } = parseDate(person.dob, 'dob');
  const name = person.name === undefined ? null : nameNumbers(person.name);
  const places: [KarmicDebtPlace, Reduction | null][] = [
    ['birthday', reduce(day)],
    ['lifePath', lifePath(person.dob)],
    ['destiny', name?.destiny ?? null],
    ['soulUrge', name?.soulUrge ?? null],
    ['personality', name?.personality ?? null],
  ];
  return places.flatMap(([place, reduction]) => (reduction ? debtsIn(place, reduction) : []));
}

function debtsIn(place: KarmicDebtPlace, { chain }: Reduction): KarmicDebt[] {
  return KARMIC_DEBT_NUMBERS.filter((number) => chain.includes(number)).map((number) => ({
    number,
    place,
    ...KARMIC_DEBTS[number],
    step: writeChain(chain),
  }));
}

/** What each karmic debt number asks for. */
export const KARMIC_DEBTS: Readonly<Record<KarmicDebtNumber, { title: string; text: string }>> = {
  13: {
    title: 'The slow stone',
    text: 'Thirteen asks for patient work where a shortcut looks tempting. You may notice that half-done things find their way back to your desk. Each time you finish one with care, the stone gets lighter, and order turns into a quiet kind of freedom.',
  },
  14: {
    title: 'The open gate',
    text: 'Fourteen is about freedom that has not yet found its edges. Plans change, appetites run ahead, and a promise to yourself is easy to move to Monday. Moderation is your craft here: choose one limit you respect, and the open road becomes a pleasure again.',
  },
  16: {
    title: 'The tower and the window',
    text: 'Sixteen takes down what was built on pride and leaves the view. A plan or an image of yourself may fall away, and what stays is more honest than before. Keep a sense of humour about your own importance and you will rebuild with better light.',
  },
  19: {
    title: 'The lone torch',
    text: 'Nineteen knows how to stand alone, sometimes longer than it needs to. You learn by doing it yourself and then by letting a hand be offered. Practise asking early, before it is urgent, and your independence becomes something others can lean on too.',
  },
};
