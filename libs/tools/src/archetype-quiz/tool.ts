import { z } from 'zod';
import { sign } from '../fields/astrology';
import { choice } from '../fields/choice';
import { language } from '../fields/language';
import { defineTool } from '../tool';
import { QUESTIONS } from './questions';

/** Eight questions and three signs, and the archetype that they add up to. */
export const archetypeQuiz = defineTool({
  slug: 'archetype-quiz',
  readingType: 'archetypeQuiz',
  name: 'Core Archetype Quiz',
  icon: 'user',
  description:
    'Eight honest questions and your three signs: which of the twelve archetypes leads you, and which one follows.',
  category: 'Fun & Social',
  premium: true,
  incomplete: 'Please select your three signs and answer all eight questions',
  noun: 'archetype',
  params: z.strictObject({
    sign: sign({ label: 'Sun sign' }),
    moonSign: sign({
      label: 'Moon sign',
      hint: 'Choose your Sun sign again if you do not know it',
    }),
    risingSign: sign({
      label: 'Rising sign',
      hint: 'Choose your Sun sign again if you do not know it',
    }),
    q1: choice(QUESTIONS.q1),
    q2: choice(QUESTIONS.q2),
    q3: choice(QUESTIONS.q3),
    q4: choice(QUESTIONS.q4),
    q5: choice(QUESTIONS.q5),
    q6: choice(QUESTIONS.q6),
    q7: choice(QUESTIONS.q7),
    q8: choice(QUESTIONS.q8),
    language: language(),
  }),
});
