import { problem } from '@cosmic/contracts/field-problems';
import { CARD_IDS } from '@cosmic/divination/tarot/card-ids';
import { z } from 'zod';
import { field, type Labels, withoutForm } from './field';

/** The most cards that one of our spreads takes. */
const MAX_CARDS = 10;

/** Cards that a person laid from a deck of their own, in the order of their places; null when drawn here. */
export function ownCards(labels: Labels) {
  const error = problem('not_cards');
  const card = z.strictObject(
    { id: z.enum(CARD_IDS as [string, ...string[]], { error }), reversed: z.boolean({ error }) },
    { error },
  );
  const laid = z
    .array(card, { error })
    .max(MAX_CARDS, { error: problem('too_many_cards', { max: MAX_CARDS }) })
    .refine((cards) => new Set(cards.map(({ id }) => id)).size === cards.length, {
      error: problem('card_twice'),
    });
  return field(laid.nullable().default(null), { control: 'tarot', ...labels });
}

/** The places of the shuffled deck that somebody chose, face down, in the order of the spread; null where the first ones are laid. */
export function chosenPlaces() {
  const error = problem('not_places_of_the_deck', { count: CARD_IDS.length });
  const places = z
    .array(
      z
        .int({ error })
        .min(0, { error })
        .max(CARD_IDS.length - 1, { error }),
      { error },
    )
    .max(MAX_CARDS, { error: problem('too_many_places', { max: MAX_CARDS }) })
    .refine((chosen) => new Set(chosen).size === chosen.length, {
      error: problem('place_twice'),
    });
  return withoutForm(places.nullable().default(null));
}
