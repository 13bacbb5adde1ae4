import { pairOf } from './statement';
import type { Known } from './statement';

const MOON = 'body:moon';

/** The angle of the two lights, which is what a phase is; undefined for other bodies and phases. */
export function byPhase(known: Known, pair: string): string | undefined {
  if (pair !== pairOf(MOON, 'body:sun')) return undefined;
  const phases = known.of(MOON, 'phase');
  if (phases.includes('phase:full')) return 'aspect:opposition';
  if (phases.includes('phase:new')) return 'aspect:conjunction';
  return phases.some((phase) => phase.endsWith('quarter')) ? 'aspect:square' : undefined;
}
