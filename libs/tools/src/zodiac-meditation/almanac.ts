import type { Planet } from '@cosmic/sky/bodies';
import { compose, type Line } from '../compose';
import { dayNumber, turnOn } from '../memory/memory';
import { BODY_LEAD, BODY_PART, BODY_REST } from '../passages/meditation-body';
import { BREATH, MEDITATION_CLOSING, RETURN, SCAN, SETTLE, STAY } from '../passages/meditation-day';
import {
  MODE_PACE,
  MOON_ELEMENT,
  MOON_OVERHEAD,
  PHASE_BREATH,
  RULER_LAMP,
} from '../passages/meditation-lines';
import { PHRASE, PLACE } from '../passages/meditation-places';
import { planetName, signBy } from '../wording';
import type { MeditationFacts } from './facts';

/** What belongs to the sign has its turn every fifth day, with three passages each. */
const EVERY_DAYS = 5;

/** Composes a guided meditation from our authors' passages: one for a sign and a day. */
export function almanac({ sign, moon, noon }: MeditationFacts): string {
  const listener = { who: sign.key, day: dayNumber(noon) };
  const moonSign = signBy(moon.sign);
  const slots = {
    sign: sign.name,
    part: BODY_PART[sign.key],
    ruler: planetName(sign.ruler as Planet),
    moonSign: moonSign.name,
    phase: moon.phase,
  };
  const own = turnOn<readonly Line[]>(listener, 'meditation', [
    [{ from: BODY_LEAD, slots }, { from: BODY_REST[sign.key] }],
    [],
    [{ from: MODE_PACE[sign.mode] }],
    [],
    [{ from: RULER_LAMP, slots }],
  ]);
  return compose(listener, [
    [{ from: SETTLE }, { from: BREATH }, { from: SCAN }],
    [{ from: PLACE }, ...own.map((line) => ({ ...line, every: EVERY_DAYS })), { from: STAY }],
    [
      { from: MOON_OVERHEAD, slots },
      { from: PHASE_BREATH[moon.phase] },
      { from: MOON_ELEMENT[moonSign.element] },
    ],
    [{ from: PHRASE }, { from: RETURN }, { from: MEDITATION_CLOSING }],
  ]);
}
