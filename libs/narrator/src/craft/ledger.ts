import type { Fact } from '@cosmic/contracts/readings/readings';
import { fold, wordsIn } from '../language/fold';
import { kindOf, read } from './lexer';

/** A card that lies on the table. */
export interface DrawnCard {
  readonly id: string;
  readonly reversed: boolean;
}

/** A day as facts give it; what they leave out is undefined. */
export interface Day {
  readonly day?: number;
  readonly month?: number;
  readonly year?: number;
}

/** What the shown lines say in figures, in their order and by alternatives, beside what is stated of terms. */
export interface Ledger {
  /** How many of ten planets stand in an element or a mode, as `element:fire`. */
  readonly tallies: ReadonlyMap<string, number>;
  /** The cards in the order of their places. */
  readonly drawn: readonly DrawnCard[];
  readonly birth: Day | undefined;
  /** The day for which positions are told. */
  readonly today: Day | undefined;
  /** The body that rules the chart. */
  readonly ruler: string | undefined;
  /** Values of which only one is true, nobody knows which. */
  readonly alternatives: readonly (readonly string[])[];
  /** Numbers that stand for themselves where a number is decoded: the number, its digits, its root. */
  readonly figures: ReadonlySet<string>;
  /** Every word of the values. */
  readonly words: ReadonlySet<string>;
}

const COUNTS: Readonly<Record<string, number>> = { none: 0, all: 10 };
const ELEMENT_KEY = /^(?:fire|earth|air|water)$/;
const AS_OF = /(?:at noon UTC on|as of|positions for|from the digits of) (\d{1,2} \p{L}+ \d{4})/u;

/** Reads the lines that a visitor sees. */
export function ledgerOf(facts: readonly Fact[]): Ledger {
  const tallies = new Map<string, number>();
  const drawn: DrawnCard[] = [];
  const alternatives: string[][] = [];
  const words = new Set<string>();
  const figures = new Set<string>();
  let [birth, today]: (Day | undefined)[] = [];
  let ruler: string | undefined;
  for (const { key, label, value } of facts) {
    for (const word of wordsIn(fold(`${label} ${value}`))) words.add(word);
    if (ELEMENT_KEY.test(key)) {
      const [count = ''] = /^(?:none|all|\d+)/.exec(value) ?? [];
      if (count !== '') tallies.set(`element:${key}`, COUNTS[count] ?? Number(count));
    }
    for (const [, mode, count] of value.matchAll(/\b(cardinal|fixed|mutable) (\d+)/g)) {
      tallies.set(`mode:${mode}`, Number(count));
    }
    if (/^card-\d+$/.test(key)) {
      const card = read(value).terms.find(
        ({ kind, at }) => /^(?:card|major)$/.test(kind) && at <= 1,
      );
      if (card) drawn.push({ id: card.id, reversed: /\breversed\b/i.test(value) });
    }
    const decoded =
      /^(?:number|root|digit-\d)$/.test(key) &&
      /\d+/.exec(key === 'root' || key === 'number' ? value : label);
    if (decoded) figures.add(`figure:${Number(decoded[0])}`);
    if (key === 'ruler') ruler = read(value).terms.find(({ kind }) => kind === 'body')?.id;
    birth ??= birthIn({ key, value });
    const asOf =
      AS_OF.exec(value)?.[1] ?? (key === 'period' || key === 'spread' ? value : undefined);
    today ??= asOf === undefined ? undefined : dayIn(asOf);
    const open = / or /.test(value) ? sameKind(read(value).terms.map(({ id }) => id)) : [];
    if (open.length > 1 && /^(?:moon|nakshatra|sun|rising|sign|birth-)/.test(key))
      alternatives.push(open);
  }
  return { tallies, drawn, birth, today, ruler, alternatives, figures, words };
}

function birthIn({ key, value }: Pick<Fact, 'key' | 'value'>): Day | undefined {
  if (/^(?:birth|birth-sun|days|birthday)$/.test(key)) {
    const day = dayIn(value);
    return day && key === 'birthday' ? { day: day.day, month: day.month } : day;
  }
  const part = (name: string) =>
    Number(new RegExp(`\\b${name}: (\\d+)`).exec(value)?.[1]) || undefined;
  const [year, month, day] = ['Year', 'Month', 'Day'].map(part);
  return key === 'life-path' && day && month ? { day, month, year } : undefined;
}

function dayIn(text: string): Day | undefined {
  const { terms } = read(text);
  const date = terms.find(({ kind }) => kind === 'date');
  const year = terms.find(({ kind }) => kind === 'year');
  if (!date) return undefined;
  const [day, month] = date.id.slice(5).split('-').map(Number);
  return { day, month, year: year && Number(year.id.slice(5)) };
}

function sameKind(ids: readonly string[]): string[] {
  const kind = ids.map(kindOf).find((one) => one === 'sign' || one === 'nakshatra');
  return [...new Set(ids.filter((id) => kindOf(id) === kind))];
}
