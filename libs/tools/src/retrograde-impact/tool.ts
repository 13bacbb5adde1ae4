import { z } from 'zod';
import { sign, turningPlanet } from '../fields/astrology';
import { language } from '../fields/language';
import { defineTool } from '../tool';

/** What a planet's retrograde goes over again in somebody's life. */
export const retrogradeImpact = defineTool({
  slug: 'retrograde-impact',
  readingType: 'retrogradeImpact',
  name: 'Retrograde Impact',
  icon: 'yin-yang',
  description: 'When a planet next runs backwards, or does so now, and what it goes over with you.',
  category: 'Deep Chart Analysis',
  premium: true,
  incomplete: 'Please select a planet and your three signs',
  noun: 'retrograde report',
  params: z.strictObject({
    planet: turningPlanet({
      label: 'Planet',
      hint: 'The Sun and the Moon never run backwards, so they are not in the list',
    }),
    sign: sign({ label: 'Sun sign' }),
    moonSign: sign({ label: 'Moon sign' }),
    risingSign: sign({ label: 'Rising sign' }),
    language: language(),
  }),
});
