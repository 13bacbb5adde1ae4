import type { Claim } from './claim';
import { ids } from './everyday';
import { isDayOfMonth } from './times';
import type { Read, Term } from './lexer';
import { pairOf } from './statement';
import { byPhase } from './lights';
import { SIGNS } from './lore';
import type { Known } from './statement';

const ANGLES = 'conjunction semi-sextile sextile square trine quincunx opposition'.split(' ');
const VALUES = /^(?:sign|house|degree|motion|nakshatra|light|shape|percent)$/;

/** Angles between bodies: which, whether still to come, and when. */
export function aspectClaims(claim: Claim): string | null {
  const { whole, said, known } = claim;
  const bodies = whole.terms.filter(({ kind, id }) => kind === 'body' && id !== 'body:all');
  const met = bodies.find((body, at) => at > 0 && isBeside(whole, bodies[at - 1]!, body));
  const virtual = met ? [{ ...met, id: 'meets:any', kind: 'meets', at: met.at - 0.5 }] : [];
  const named = whole.terms.filter(({ kind }) => kind === 'aspect' || kind === 'meets');
  // An angle of signs is the signs' own matter, and the throw of dice lies opposite its planet.
  if (bodies.length === 0 && (ids(whole.terms, 'sign').length === 2 || areYours(claim)))
    return null;
  for (const aspect of named.length > 0 ? named : virtual) {
    const before = bodies.filter(({ at }) => at < aspect.at).map(({ id }) => id);
    const after = bodies.filter(({ at }) => at > aspect.at).map(({ id }) => id);
    const inherited =
      before.length + after.length < 2
        ? claim.before.filter((id) => ![...before, ...after].includes(id))
        : [];
    const pairs = candidates([...inherited, ...before], after);
    if (pairs.length === 0) {
      const single = [...before, ...after][0];
      const across = aspect.id === 'aspect:opposition' && known.names('tally:6-sign');
      const stated = single ? known.about(single, aspect.id).length > 0 || across : true;
      if (!stated) return `${single} ${aspect.id}`;
      if (!single && !known.names(aspect.id)) return aspect.id;
      continue;
    }
    for (const [one, other] of pairs) {
      const is = isAspect(known, one, other, aspect.id);
      if (is === said.has('craft:not')) return `${one} ${aspect.id} ${other}`;
      const wrong = is ? ofPair(claim, pairOf(one, other)) : undefined;
      if (wrong) return `${one} ${aspect.id} ${other} ${wrong}`;
    }
  }
  return null;
}

/** What is said of an angle besides, where a line tells of it: that it grows, is past, and when it is exact. */
function ofPair({ whole, known }: Claim, pair: string): string | undefined {
  if (known.of(pair, 'aspect').length !== 1) return undefined;
  const { terms, words } = whole;
  const growing = /\b(?:to|towards?|until|almost|nearly|becomes|soon)\b/.test(words.join(' '));
  for (const { id, kind, at } of terms) {
    const fits = known.about(pair, id).length > 0;
    if (kind === 'orb' && id !== 'orb:any' && !fits) {
      const exact = id === 'orb:exact' && (known.of(pair, 'date').length > 0 || growing);
      if (!exact) return id;
    }
    const dated = known.of(pair, 'date').length > 0;
    const day =
      /^(?:date|weekday|time)$/.test(kind) || (kind === 'ordinal' && isDayOfMonth(words, at));
    if (day && !fits && (dated || !known.asOf.has(id))) return id;
  }
  return undefined;
}

function isAspect(known: Known, one: string, other: string, aspect: string): boolean {
  const pair = pairOf(one, other);
  const stated = known.of(pair, 'aspect');
  if (aspect.endsWith(':any')) return stated.length > 0 || byPhase(known, pair) !== undefined;
  return stated.includes(aspect) || byPhase(known, pair) === aspect;
}

/** The pairs that an aspect may join: across it the nearest ones, else the two nearest on its one side. */
function candidates(before: readonly string[], after: readonly string[]): [string, string][] {
  const last = before.at(-1);
  const next = after[0];
  if (last && next && last !== next) return [[last, next]];
  const side = [...new Set([...before, ...after])];
  const two = before.length > 0 ? side.slice(-2) : side.slice(0, 2);
  return two.length === 2 ? [[two[0]!, two[1]!]] : [];
}

/** 'Mars holds hands with Pluto', 'Saturn sits on your Venus': one body said to be at another. */
function isBeside({ words, terms }: Read, one: Term, other: Term): boolean {
  if (one.id === other.id) return false;
  const before = /^(?:the|your|natal|his|her)$/;
  let at = other.at - 1;
  while (before.test(words[at] ?? '')) at -= 1;
  const parted = terms.some(
    ({ kind, at: place }) => place > one.at && place < other.at && VALUES.test(kind),
  );
  const stops = words.slice(one.at, other.at).some((word) => /^[,;:]$/.test(word));
  return !parted && !stops && /^(?:with|on|upon|against|to|over)$/.test(words[at] ?? '');
}

function areYours({ known, whole }: Claim): boolean {
  const own = [...known.own].filter((id) => id.startsWith('sign:'));
  return own.length === 2 && ids(whole.terms, 'sign').length === 0;
}

/** An angle or a distance between two signs that is not theirs; it follows from their order alone. */
export function signAngle(claim: Claim): string | null {
  const { terms } = claim.whole;
  const named = ids(terms, 'sign');
  const own = [...claim.known.own].filter((id) => id.startsWith('sign:'));
  const signs = named.length === 0 ? own : named;
  if (ids(terms, 'body').length > 0) return stepsFrom(claim);
  if (signs.length !== 2) return null;
  const [one, other] = signs.map((id) => SIGNS.indexOf(id.slice(5)));
  const between = Math.abs(one! - other!);
  const apart = Math.min(between, 12 - between);
  const angle = `aspect:${ANGLES[apart]}`;
  const denied = claim.said.has('craft:not');
  const aspects = ids(terms, 'aspect').filter((id) => id !== 'aspect:any');
  const wrong = aspects.find((id) => (id === angle) === denied);
  const steps = ids(terms, 'tally').find(
    (id) =>
      id.endsWith('-sign') &&
      id !== `tally:${apart}-sign` &&
      id !== 'tally:2-sign' &&
      id !== 'tally:12-sign',
  );
  const degrees = ids(terms, 'degree').find((id) => id !== `degree:${apart * 30}`);
  return (
    wrong ??
    steps ??
    (aspects.length + ids(terms, 'tally').length > 0 || named.length === 2 ? degrees : undefined) ??
    null
  );
}

/** 'three signs from the throw'. */
function stepsFrom({ whole, known }: Claim): string | null {
  return ids(whole.terms, 'tally').find((id) => id.endsWith('-sign') && !known.names(id)) ?? null;
}
