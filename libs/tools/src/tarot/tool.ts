import { spreadById } from '@cosmic/divination/tarot/spreads';
import { z } from 'zod';
import { choiceOr } from '../fields/choice';
import { ownCards } from '../fields/tarot';
import { optionalHash, optionalLine } from '../fields/text';
import { defineTool } from '../tool';

/** The longest seed that a draw takes. */
const MAX_CLIENT_SEED = 200;

/** Cards drawn fairly, or laid by hand, and read in their places. */
export const tarot = defineTool({
  slug: 'tarot',
  readingType: 'tarot',
  name: 'Tarot Reading',
  icon: 'star',
  description:
    'A card for your day, or a whole spread read card by card, from a draw you can check.',
  category: 'Personal Insights',
  premium: false,
  premiumFor: ({ spread }) => spread !== 'daily',
  incomplete: 'Please choose a spread',
  failure: 'tarot_failed',
  words: {
    submit: 'Draw a Card',
    busy: 'Shuffling the deck...',
    saved: 'Reading saved successfully!',
    saveFailed: 'Unable to save your reading. Please try again.',
  },
  policy: { guestLimit: 1, onLimit: 'offer', shortAddress: true },
  params: z
    .strictObject({
      spread: choiceOr('daily', {
        label: 'Spread',
        options: {
          daily: 'Card of the day',
          'three-card': 'Three cards',
          'celtic-cross': 'Celtic Cross',
          relationship: 'Relationship',
        },
      }),
      question: optionalLine({ label: 'Your question', hint: 'Optional', max: 200 }),
      reversals: choiceOr('on', {
        label: 'Reversed cards',
        hint: 'The card of the day is always upright',
        options: { on: 'May turn up', off: 'Upright only' },
      }),
      clientSeed: optionalLine({
        label: 'Your own words for the shuffle',
        hint: 'Optional: they take part in the draw, so that nobody else decides it alone',
        max: MAX_CLIENT_SEED,
      }),
      commitment: optionalHash({
        label: 'What was promised before the draw',
        hint: 'Optional: the fingerprint of our half of the shuffle',
      }),
      ownCards: ownCards({
        label: 'Cards from your own deck',
        hint: 'Optional: lay them yourself and have them read',
      }),
    })
    .superRefine(({ spread, ownCards: laid }, context) => {
      const places = spreadById(spread).positions.length;
      if (laid === null || laid.length === places) return;
      const message = `must be ${places} ${places === 1 ? 'card' : 'cards'} for this spread`;
      context.addIssue({ code: 'custom', path: ['ownCards'], message });
    }),
});
