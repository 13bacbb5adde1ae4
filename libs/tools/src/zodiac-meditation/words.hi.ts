import { BODY_LEAD, BODY_PART, BODY_REST } from './passages/meditation-body.hi';
import {
  BREATH,
  MEDITATION_CLOSING,
  RETURN,
  SCAN,
  SETTLE,
  STAY,
} from './passages/meditation-day.hi';
import {
  MODE_PACE,
  MOON_ELEMENT,
  MOON_OVERHEAD,
  PHASE_BREATH,
  RULER_LAMP,
} from './passages/meditation-lines.hi';
import { PHRASE, PLACE } from './passages/meditation-places.hi';
import type { MeditationWords } from './words';

/** A guided meditation in Hindi. */
export const HINDI: MeditationWords = {
  minWords: 130,
  labels: { element: 'तत्व', mode: 'स्वभाव', body: 'शरीर का अंग' },
  bodyPart: BODY_PART,
  byTradition: (part) => `${part}, पुराने चित्रों की परंपरा से`,
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
