import { isDenied, type Claim } from './claim';
import { tellsCycles } from './cycles';

const NEVER_WITHOUT = new Set([
  'nakshatra',
  'stone',
  'card',
  'major',
  'eclipse',
  'phase',
  'chakra',
  'pattern',
  'tara',
  'system',
  'rate',
  'layout',
  'draw',
]);
const MOON = 'body:moon';

/** What is named at all although nothing is known of it. */
export function nameClaims(claim: Claim): string | null {
  const { whole, known, said: sentence } = claim;
  for (const { kind, id, at, capital } of whole.terms) {
    if (kind === 'cycle' && tellsCycles(known) && known.names(id)) continue;
    if (kind === 'cycle') {
      if (id !== 'cycle:all') return id;
      continue;
    }
    if (NEVER_WITHOUT.has(kind) && !known.names(id) && !isDenied(whole, at)) return id;
    if (kind === 'body' && !known.names(id)) {
      const everyday = !capital && (id === MOON || id === 'body:sun' || id === 'body:all');
      const rule = sentence.has('craft:rules') || sentence.has('dignity:domicile');
      const moonByPhase = id === MOON && known.has('phase');
      if (!everyday && !rule && !moonByPhase && id !== 'body:all') return id;
    }
    if (kind === 'house' && !known.names(id)) return id;
  }
  return null;
}
