import { ids } from './everyday';
import { figureOf, isDenied, type Claim } from './claim';
import type { Known } from './statement';
import type { Term } from './lexer';

const CYCLES = ['cycle:physical', 'cycle:emotional', 'cycle:intellectual'];
const VALUES = new Set(['trend', 'percent', 'day-of', 'figure', 'word', 'ordinal']);
/** A curve as high or as low as this is at its end. */
const NEAR_THE_END = 95;

/** Whether the curves of a birth date are told of at all. */
export function tellsCycles(known: Known): boolean {
  return CYCLES.every((id) => known.names(id));
}

/** The curves of a birth date: how high each stands, on which of its days, and which way it goes. */
export function cycleClaims(claim: Claim): string | null {
  const { segments, whole, known } = claim;
  if (!tellsCycles(known)) return null;
  const all = ids(whole.terms, 'cycle');
  if (all.length === 0) return withoutCurve(claim);
  let subjects: readonly string[] = [];
  for (const segment of segments) {
    const own = ids(segment.terms, 'cycle');
    if (own.length > 0) subjects = own;
    const of = all.length === 1 ? all : subjects;
    const curves = of.includes('cycle:all') ? CYCLES : of;
    for (const value of segment.terms.filter(({ kind }) => VALUES.has(kind))) {
      if (value.kind === 'word' && isPart(whole.words, value)) continue;
      for (const curve of curves) {
        if (isSo(claim, curve, value) === isDenied(whole, value.at)) return `${curve} ${value.id}`;
      }
    }
  }
  return null;
}

function withoutCurve({ said, whole }: Claim): string | null {
  const dated = whole.terms.some(({ kind }) => kind === 'date' || kind === 'weekday');
  return said.has('trend:critical') && said.has('craft:now') && !dated ? 'trend:critical' : null;
}

function isSo({ known }: Claim, curve: string, value: Term): boolean {
  const id = figureOf(value) ?? value.id;
  if (known.about(curve, id).length > 0) return true;
  if (value.id === 'trend:high' || value.id === 'trend:low') {
    const percents = known.of(curve, 'percent').map((one) => Number(one.slice(8)));
    return percents.some((percent) =>
      value.id === 'trend:high' ? percent >= NEAR_THE_END : percent <= -NEAR_THE_END,
    );
  }
  if (value.id === 'trend:above' || value.id === 'trend:below') return false;
  return value.kind === 'ordinal' && known.about(curve, `day-of:${value.id.slice(8)}`).length > 0;
}

/** 'two friends', 'one thing': no figure of a curve. */
function isPart(words: readonly string[], { at, length }: Term): boolean {
  return /^\p{L}+s$/u.test(words[at + length] ?? '') && words[at + length] !== 'days';
}
