import { z } from 'zod';
import { sign } from '../fields/astrology';
import { moonPhase } from '../fields/choice';
import { language } from '../fields/language';
import { readerZone } from '../fields/zone';
import { defineTool } from '../tool';

/** How moon water is made at a phase, and when that phase comes next. */
export const moonWater = defineTool({
  slug: 'moon-water',
  readingType: 'moonWater',
  name: 'Moon Water Ritual',
  icon: 'moon',
  description:
    'A small ritual with a bowl of water for the phase you choose, tuned to your sign and dated.',
  category: 'Mystical & Metaphysical',
  premium: true,
  incomplete: 'Please select a moon phase and a zodiac sign',
  noun: 'moon water ritual',
  policy: { tellsMinutes: true },
  params: z.strictObject({
    moonPhase: moonPhase({ label: 'Moon phase', hint: 'Each of the eight is for something else' }),
    sign: sign({ label: 'Zodiac sign' }),
    zone: readerZone(),
    language: language(),
  }),
});
