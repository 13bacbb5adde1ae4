import { CARD_IDS } from '@cosmic/divination/tarot/card-ids';
import { z } from 'zod';
import { field, type Labels } from './field';

/** The most cards that one of our spreads takes. */
const MAX_CARDS = 10;

/** Cards that a person laid from a deck of their own, in the order of their places; null when drawn here. */
export function ownCards(labels: Labels) {
  const error = 'must be cards of the deck, each with which way up it lies';
  const card = z.strictObject(
    { id: z.enum(CARD_IDS as [string, ...string[]], { error }), reversed: z.boolean({ error }) },
    { error },
  );
  const laid = z
    .array(card, { error })
    .max(MAX_CARDS, { error: `must be at most ${MAX_CARDS} cards` })
    .refine((cards) => new Set(cards.map(({ id }) => id)).size === cards.length, {
      error: 'must not hold a card twice',
    });
  return field(laid.nullable().default(null), { control: 'tarot', ...labels });
}
