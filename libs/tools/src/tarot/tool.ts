import { problem, type ProblemMessage } from '@cosmic/contracts/field-problems';
import { type DeckId, idsOf } from '@cosmic/divination/tarot/deck-ids';
import { type SpreadId, spreadById } from '@cosmic/divination/tarot/spreads';
import { z } from 'zod';
import { choiceOr } from '../fields/choice';
import { language } from '../fields/language';
import { chosenPlaces, ownCards } from '../fields/tarot';
import { optionalHash, optionalLine } from '../fields/text';
import { defineTool } from '../tool';

/** The longest seed that a draw takes. */
const MAX_CLIENT_SEED = 200;

/** The deck that is shuffled: the one asked for; the card of the day always has the 22. */
export function deckOf({ spread, deck }: { spread: SpreadId; deck: DeckId | 'own' }): DeckId {
  return spread === 'daily' || deck === 'own' ? spreadById(spread).deck : deck;
}

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
      deck: choiceOr('own', {
        label: 'Deck',
        hint: 'The card of the day is one of the 22 major cards',
        options: {
          own: 'As the spread has it',
          full: 'All 78 cards',
          major: 'The 22 major cards',
          minor: 'The 56 minor cards',
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
      chosen: chosenPlaces(),
      language: language(),
    })
    .superRefine(({ spread, deck, ownCards: laid, chosen }, context) => {
      const places = spreadById(spread).positions.length;
      const say = (field: string, message: ProblemMessage) =>
        context.addIssue({ code: 'custom', path: [field], message });
      if (laid !== null && laid.length !== places) {
        say('ownCards', problem('not_the_cards_of_the_spread', { count: places }));
      }
      if (chosen === null) return;
      if (laid !== null) say('chosen', problem('not_beside_own_cards'));
      if (chosen.length !== places) {
        say('chosen', problem('not_the_places_of_the_spread', { count: places }));
      }
      const cards = idsOf(deckOf({ spread, deck })).length;
      if (chosen.some((place) => place >= cards)) {
        say('chosen', problem('not_places_of_the_deck', { count: cards }));
      }
    }),
});
