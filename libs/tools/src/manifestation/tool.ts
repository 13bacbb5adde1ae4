import { z } from 'zod';
import { sign } from '../fields/astrology';
import { language } from '../fields/language';
import { line } from '../fields/text';
import { defineTool } from '../tool';

/** A wish, what it is about, and the step that the Moon of the day has for it. */
export const manifestation = defineTool({
  slug: 'manifestation',
  readingType: 'manifestation',
  name: 'Manifestation',
  icon: 'sparkles',
  description: 'Your wish in plain words, and the step that the Moon of today suggests for it.',
  category: 'Spiritual Growth',
  premium: true,
  incomplete: 'Please enter your goal and select a zodiac sign',
  noun: 'manifestation plan',
  params: z.strictObject({
    goal: line({
      label: 'Your goal',
      hint: 'What you would like to bring into your life, in a sentence or two',
      max: 300,
    }),
    sign: sign({ label: 'Zodiac sign' }),
    language: language(),
  }),
});
