import type { Claim } from './claim';
import { ASPECTS, BODIES, anyOf, mentions, wordOf } from './words';
import type { SkyWord } from './words';

const BODY = anyOf(BODIES);
const ASPECT = anyOf(ASPECTS);
/** Most clauses name none, and are done with at once. */
const SOME_ASPECT = new RegExp(ASPECT, 'i');

/** 'Venus trine Jupiter', 'Mars squares the Moon', 'a trine between Venus and Mars'. */
export function aspects(clause: string): Claim[] {
  if (!SOME_ASPECT.test(clause)) return [];
  const filler =
    '(?: (?:is|are|in|a|an|now|today|forms?|forming|makes?|making|exact|exactly|close|closely|tight|to|with|the|your|natal|its))*';
  const verbal = new RegExp(`\\b(${BODY})${filler} (${ASPECT})${filler} (${BODY})\\b`, 'gi');
  const nominal = new RegExp(
    `\\b()(${ASPECT}) (?:between|of) (?:the )?(${BODY}) and (?:the )?(${BODY})\\b`,
    'gi',
  );
  return [...clause.matchAll(verbal), ...clause.matchAll(nominal)].flatMap((match) => {
    const [one, aspect, other] = match[1]
      ? [wordOf(BODIES, match[1]), wordOf(ASPECTS, match[2] ?? ''), wordOf(BODIES, match[3] ?? '')]
      : [
          wordOf(BODIES, match[3] ?? ''),
          wordOf(ASPECTS, match[2] ?? ''),
          wordOf(BODIES, match[4] ?? ''),
        ];
    return one && aspect && other ? [inAspect(one, aspect, other, match.index)] : [];
  });
}

function inAspect(one: SkyWord, aspect: SkyWord, other: SkyWord, at: number): Claim {
  const lights = [one.name, other.name].sort().join(' ') === 'Moon Sun';
  return {
    at,
    says: `${one.name} ${aspect.name} ${other.name}`,
    isIn({ whole }) {
      // That is what these two phases are.
      if (lights && aspect.name === 'opposite' && mentions(whole, 'full moon')) return true;
      if (lights && aspect.name === 'conjunct' && mentions(whole, 'new moon')) return true;
      return [one, aspect, other].every(({ pattern }) => mentions(whole, pattern));
    },
  };
}
