import type { Figure, FigureOf } from '@cosmic/contracts/readings/figures';
import type { Fact } from '@cosmic/contracts/readings/readings';
import { PLANETS } from '@cosmic/sky/bodies';
import { signOf, SIGNS } from '@cosmic/sky/zodiac';

/** What is known of a reading, in any edition. */
interface Known {
  readonly params: Readonly<Record<string, unknown>>;
  readonly facts: readonly Fact[];
  readonly figure: Figure | null;
}

const MAX_DIGITS = 12;

/**
 * The picture that a reading begins with: the one that was stored with it, or else what it was asked
 * about. Two signs come before a chart of two, since they are what people look for.
 *
 * @returns null where nothing can be drawn
 */
export function leadFigureOf({ params, facts, figure }: Known): Figure | null {
  const text = (name: string): string => {
    const value = params[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const pair = pairOf(text('sign1'), text('sign2'));
  if (pair) return pair;
  if (figure) return figure;
  const number = text('number');
  if (number && number.length <= MAX_DIGITS) return { kind: 'number', text: number };
  const planet = PLANETS.find((known) => known === text('planet'));
  if (planet) return { kind: 'planet', planet };
  return signsOf(text, facts);
}

function pairOf(one: string, other: string): FigureOf<'pair'> | null {
  const [first, second] = [signOf(one), signOf(other)];
  return first && second ? { kind: 'pair', first: first.key, second: second.key } : null;
}

function signsOf(text: (name: string) => string, facts: readonly Fact[]) {
  const told = facts.find(({ key }) => key === 'sign')?.value ?? '';
  const own = signOf(text('sign')) ?? SIGNS.find(({ name }) => told.startsWith(name));
  const three = (
    [
      ['sun', own],
      ['moon', signOf(text('moonSign'))],
      ['rising', signOf(text('risingSign'))],
    ] as const
  ).flatMap(([point, sign]) => (sign ? [{ point, sign: sign.key }] : []));
  const [only] = three;
  if (!only) return null;
  const signs = three.length > 1 ? three : [{ point: null, sign: only.sign }];
  return { kind: 'signs', signs } satisfies Figure;
}
