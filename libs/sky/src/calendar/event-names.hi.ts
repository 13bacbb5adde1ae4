import { HINDI_PLANETS, HINDI_QUARTERS, HINDI_SIGNS } from '../hindi-names';
import type { SkyEvent } from './calendar';

const ECLIPSES: Readonly<Record<string, string>> = {
  partial: 'आंशिक',
  total: 'पूर्ण',
  annular: 'वलयाकार',
  penumbral: 'उपच्छाया',
};

/** What happens, in a few words of Hindi: `धनु में पूर्णिमा`, `बुध मेष में वक्री`. */
export function eventName(event: SkyEvent): string {
  const sign = HINDI_SIGNS[event.sign];
  switch (event.kind) {
    case 'moon-phase':
      return `${sign} में ${HINDI_QUARTERS[event.phase]}`;
    case 'eclipse':
      return `${sign} में ${ECLIPSES[event.type] ?? ''} ${event.eclipsed === 'sun' ? 'सूर्यग्रहण' : 'चंद्रग्रहण'}`;
    case 'ingress':
      return `${HINDI_PLANETS[event.body]} का ${sign} में ${event.retrograde ? 'पुनः प्रवेश' : 'प्रवेश'}`;
    case 'station':
      return `${HINDI_PLANETS[event.body]} ${sign} में ${event.turns === 'retrograde' ? 'वक्री' : 'मार्गी'}`;
    case 'void-of-course':
      return `${sign} में शून्य-गति चंद्रमा`;
  }
}
