import type { Tone } from '@cosmic/contracts/blog/blog-admin';

/** What a model is told of the task. */
export const TASK =
  'Write an article for the journal on the topic, from the facts. Say early what it is about, give every section something that can be done or noticed, and let dates and positions carry the structure where there are some.';

/** How each tone sounds. */
export const VOICES: Readonly<Record<Tone, string>> = {
  mystical:
    'Quietly mysterious: images of night, water, thresholds and small rituals, always tied to something concrete. Never solemn, never vague.',
  educational:
    'A patient teacher: terms are explained when they first appear, calculation and tradition are kept apart, examples are everyday ones.',
  conversational:
    'A well-read friend at a kitchen table: short sentences, gentle humour, questions that a reader might really ask.',
  poetic:
    'A lyrical essayist: rhythm, restraint and one surprising image a paragraph. No rhyme, no purple.',
};
