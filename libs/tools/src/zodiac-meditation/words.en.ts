import { BODY_LEAD, BODY_PART, BODY_REST } from './passages/meditation-body';
import { BREATH, MEDITATION_CLOSING, RETURN, SCAN, SETTLE, STAY } from './passages/meditation-day';
import {
  MODE_PACE,
  MOON_ELEMENT,
  MOON_OVERHEAD,
  PHASE_BREATH,
  RULER_LAMP,
} from './passages/meditation-lines';
import { PHRASE, PLACE } from './passages/meditation-places';
import type { MeditationWords } from './words';

/** A guided meditation in English. */
export const ENGLISH: MeditationWords = {
  minWords: 160,
  labels: { element: 'Element', mode: 'Mode', body: 'Part of the body' },
  bodyPart: BODY_PART,
  byTradition: (part) => `${part}, by an old tradition of pictures`,
  moon: ({ position, phase, lit, noon }) => `${position}, ${phase}, ${lit}, ${noon}`,
  settle: SETTLE,
  breath: BREATH,
  scan: SCAN,
  place: PLACE,
  stay: STAY,
  bodyLead: BODY_LEAD,
  bodyRest: BODY_REST,
  pace: MODE_PACE,
  ruler: RULER_LAMP,
  moonOverhead: MOON_OVERHEAD,
  phase: PHASE_BREATH,
  moonElement: MOON_ELEMENT,
  phrase: PHRASE,
  back: RETURN,
  closing: MEDITATION_CLOSING,
};
