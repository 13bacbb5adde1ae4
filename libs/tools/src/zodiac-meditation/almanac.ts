import type { Planet } from '@cosmic/sky/bodies';
import { compose } from '../compose';
import { BODY_LEAD, BODY_PART, BODY_REST } from '../passages/meditation-body';
import {
  BREATH,
  MEDITATION_CLOSING,
  MODE_PACE,
  MOON_ELEMENT,
  MOON_OVERHEAD,
  PHASE_BREATH,
  RETURN,
  RULER_LAMP,
  SETTLE,
} from '../passages/meditation-lines';
import { PLACE, PHRASE } from '../passages/meditation-places';
import { utcDate } from '../today';
import { planetName, signBy } from '../wording';
import type { MeditationFacts } from './facts';

/** Composes a guided meditation from our authors' passages. */
export function almanac({ sign, moon, noon }: MeditationFacts, seed: string): string {
  const moonSign = signBy(moon.sign);
  const slots = {
    sign: sign.name,
    part: BODY_PART[sign.key],
    ruler: planetName(sign.ruler as Planet),
    moonSign: moonSign.name,
    phase: moon.phase,
  };
  return compose(
    [seed, sign.key, utcDate(noon)],
    [
      [{ from: SETTLE }, { from: BREATH[sign.element] }, { from: BREATH[sign.element] }],
      [{ from: BODY_LEAD, slots }, { from: BODY_REST[sign.key] }],
      [{ from: PLACE[sign.key] }, { from: MODE_PACE[sign.mode] }, { from: RULER_LAMP, slots }],
      [
        { from: MOON_OVERHEAD, slots },
        { from: MOON_ELEMENT[moonSign.element] },
        { from: PHASE_BREATH[moon.phase] },
      ],
      [{ from: PHRASE[sign.key] }, { from: RETURN }, { from: MEDITATION_CLOSING }],
    ],
  );
}
