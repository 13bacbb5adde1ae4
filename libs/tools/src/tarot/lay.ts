import { sha256Hex } from '@cosmic/divination/draw/sha256';
import { draw, type DrawnCard } from '@cosmic/divination/tarot';
import { cardById } from '@cosmic/divination/tarot/deck';
import { spreadById, type Spread } from '@cosmic/divination/tarot/spreads';
import type { FigureOf } from '@cosmic/contracts/readings/figures';
import type { ParamsOf } from '../tool';
import { deckOf, type tarot } from './tool';

/** Takes part in a draw where the visitor gave no words of their own; part of the published rule. */
export const DEFAULT_CLIENT_SEED = 'cosmic guide';

/** The cards on the table. */
export interface Laid {
  readonly spread: Spread;
  readonly cards: readonly DrawnCard[];
  /** What a draw is checked with; null when the cards are a person's own. */
  readonly draw: FigureOf<'cards'>['draw'];
}

/**
 * Lays the cards of a reading: a person's own, or drawn from the seed of the reading and the
 * person's words together. The card of the day is one of the 22 major cards, upright.
 */
export function layCards(params: ParamsOf<typeof tarot>, seed: string): Laid {
  const { spread, ownCards } = params;
  return ownCards ? ownLaid(spreadById(spread), ownCards) : drawn(params, seed);
}

function ownLaid(spread: Spread, own: NonNullable<ParamsOf<typeof tarot>['ownCards']>): Laid {
  const cards = spread.positions.flatMap((position, place): DrawnCard[] => {
    const laid = own[place];
    if (!laid) return [];
    const card = cardById(laid.id);
    const meaning = laid.reversed ? card.reversed : card.upright;
    return [{ position, card, reversed: laid.reversed, meaning }];
  });
  return { spread, cards, draw: null };
}

function drawn(params: ParamsOf<typeof tarot>, seed: string): Laid {
  const serverSeed = serverSeedOf(seed);
  const clientSeed = params.clientSeed === '' ? DEFAULT_CLIENT_SEED : params.clientSeed;
  const reversals = params.spread !== 'daily' && params.reversals === 'on';
  const deck = deckOf(params);
  const chosen = params.chosen ?? undefined;
  const { spread, cards, commitment } = draw({
    serverSeed,
    clientSeed,
    spread: params.spread,
    reversals,
    deck,
    chosen,
  });
  return {
    spread,
    cards,
    draw: {
      commitment,
      serverSeed,
      clientSeed,
      reversals,
      ...(deck !== spread.deck && { deck }),
      ...(chosen && { chosen }),
    },
  };
}

/** A server's seed is 64 hexadecimal digits; any other text stands for its hash. */
function serverSeedOf(seed: string): string {
  return /^[0-9a-f]{64}$/.test(seed) ? seed : sha256Hex(seed);
}
