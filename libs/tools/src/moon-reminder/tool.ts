import { z } from 'zod';
import { sign } from '../fields/astrology';
import { moonPhase } from '../fields/choice';
import { language } from '../fields/language';
import { readerZone } from '../fields/zone';
import { defineTool } from '../tool';

/** When a phase of the Moon comes next, and what to keep that day for. */
export const moonReminder = defineTool({
  slug: 'moon-reminder',
  readingType: 'moonReminder',
  name: 'Moon Phase Reminder',
  icon: 'cloud-moon',
  description:
    'When the phase you choose comes next, to the minute, and a small plan for the days around it.',
  category: 'Lifestyle Integration',
  premium: false,
  incomplete: 'Please select a moon phase and a zodiac sign',
  noun: 'moon reminder',
  policy: { tellsMinutes: true },
  params: z.strictObject({
    moonPhase: moonPhase({ label: 'Moon phase', hint: 'The one you would like to be told about' }),
    sign: sign({ label: 'Zodiac sign' }),
    zone: readerZone(),
    language: language(),
  }),
});
