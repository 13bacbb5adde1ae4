import { DivinationError } from './divination-error';
import { requireEncodableText, requireObject } from './inputs';
import { sha256Hex, toHex } from './draw/sha256';
import { type TarotCard } from './tarot/card';
import { requirePlaces } from './tarot/chosen-places';
import { type DeckId, requireDeck } from './tarot/deck-ids';
import { cardsOf } from './tarot/decks';
import { fairStream } from './tarot/fair-stream';
import { type Spread, type SpreadId, type SpreadPosition, spreadById } from './tarot/spreads';
import { drawBelow, shuffled } from './draw/unbiased';

/** The longest client seed taken, in UTF-16 units. */
export const MAX_CLIENT_SEED_LENGTH = 200;

/** What decides a draw, completely. */
export interface DrawRequest {
  /** 32 random bytes as 64 small hexadecimal digits; secret until the draw is revealed. */
  serverSeed: string;
  /** Any text the other side chose after seeing the commitment, 1 to 200 characters. */
  clientSeed: string;
  spread: SpreadId;
  /** Whether cards may turn up reversed; left out, the spread's own rule holds. */
  reversals?: boolean | undefined;
  /** The cards that are shuffled; left out, the spread's own deck. */
  deck?: DeckId | undefined;
  /**
   * The places of the shuffled deck, from 0, whose cards are laid: one for each position, in its
   * order, none twice. They are chosen before the deck is revealed; left out, the first cards are laid.
   */
  chosen?: readonly number[] | undefined;
}

/** A card at its place in a spread. */
export interface DrawnCard {
  position: SpreadPosition;
  card: TarotCard;
  reversed: boolean;
  /** The card's upright or reversed text, as it lies. */
  meaning: string;
}

export interface Draw {
  spread: Spread;
  reversals: boolean;
  deck: DeckId;
  /** One card for each position of the spread, in its order; no card twice. */
  cards: readonly DrawnCard[];
  /** What was published before the draw: SHA-256 of the server's seed. */
  commitment: string;
}

/**
 * @param bytes 32 bytes from a cryptographic source, e.g. `crypto.getRandomValues`
 * @returns the server seed in the form that draws take
 * @throws DivinationError `bad_format` for the field `bytes` unless there are exactly 32
 */
export function serverSeedFrom(bytes: Uint8Array): string {
  if (!(bytes instanceof Uint8Array) || bytes.length !== 32) {
    throw new DivinationError('bad_format', 'bytes', 'must be 32 bytes');
  }
  return toHex(bytes);
}

/**
 * The promise to publish before the other side chooses its seed.
 *
 * @returns SHA-256 of the server seed as it is written (its 64 digits, in UTF-8), in hexadecimal
 * @throws DivinationError `not_text`, `empty`, `too_long`, `bad_format` for the field `serverSeed`
 */
export function commitmentTo(serverSeed: string): string {
  return sha256Hex(requireServerSeed(serverSeed));
}

/**
 * Draws the cards of a spread. The same request gives the same cards on every
 * machine; neither seed alone decides anything.
 *
 * Rule: the deck in its fixed order (`cardsOf`) is shuffled by Fisher-Yates from
 * the last place down, each exchange chosen without bias from the stream of both
 * seeds (see `fairStream`, `drawBelow`). With reversals, the next words belong to
 * the cards in their shuffled order, one each: an odd one turns its card over. So
 * every card lies somewhere, either way up, before the places are chosen.
 *
 * @throws DivinationError `not_text`, `empty`, `too_long`, `bad_format` for `serverSeed`;
 *   `not_text`, `empty`, `too_long`, `malformed_text` for `clientSeed`;
 *   `not_text`, `unknown_choice` for `spread` and `deck`; `bad_format` for `reversals` and
 *   `chosen`; `not_an_object` for `request`
 */
export function draw(request: DrawRequest): Draw {
  requireObject(request, 'request');
  const serverSeed = requireServerSeed(request.serverSeed);
  const clientSeed = requireEncodableText(request.clientSeed, 'clientSeed', MAX_CLIENT_SEED_LENGTH);
  const spread = spreadById(request.spread);
  const reversals = request.reversals ?? spread.reversals;
  if (typeof reversals !== 'boolean') {
    throw new DivinationError('bad_format', 'reversals', 'must be true or false');
  }
  const deck = requireDeck(request.deck ?? spread.deck);
  const nextWord = fairStream(serverSeed, clientSeed, spread.id);
  const cards = shuffled(cardsOf(deck), nextWord);
  const chosen = requirePlaces(request.chosen, spread.positions.length, cards.length);
  const turned = cards.map(() => reversals && drawBelow(2, nextWord) === 1);
  const laid = spread.positions.map((position, at): DrawnCard => {
    const place = chosen[at]!;
    const card = cards[place]!;
    const reversed = turned[place]!;
    return { position, card, reversed, meaning: reversed ? card.reversed : card.upright };
  });
  return { spread, reversals, deck, cards: laid, commitment: sha256Hex(serverSeed) };
}

/** A card as a page shows it. */
export interface ShownCard {
  id: string;
  reversed: boolean;
}

/** What is shown to the person after a draw, and what they may check. */
export interface RevealedDraw extends DrawRequest {
  /** The promise published before the draw. */
  commitment: string;
  cards: readonly ShownCard[];
}

/**
 * - `fair`: the seed is the promised one and gives exactly these cards
 * - `other-seed`: the revealed seed does not belong to the commitment
 * - `other-cards`: the seeds give other cards, another order or other reversals
 */
export type DrawVerdict = 'fair' | 'other-seed' | 'other-cards';

/**
 * Checks a revealed draw against the promise made before it.
 *
 * @throws DivinationError as `draw`, when the request itself is malformed; `bad_format` for `cards`
 */
export function verifyDraw(revealed: RevealedDraw): DrawVerdict {
  requireObject(revealed, 'request');
  if (!Array.isArray(revealed.cards)) {
    throw new DivinationError('bad_format', 'cards', 'must be a list of cards');
  }
  const again = draw(revealed);
  if (again.commitment !== revealed.commitment) return 'other-seed';
  const same =
    again.cards.length === revealed.cards.length &&
    again.cards.every(({ card, reversed }, place) => {
      const shown: Partial<ShownCard> | null | undefined = revealed.cards[place];
      return shown?.id === card.id && shown.reversed === reversed;
    });
  return same ? 'fair' : 'other-cards';
}

function requireServerSeed(value: unknown): string {
  const seed = requireEncodableText(value, 'serverSeed', 64);
  if (!/^[0-9a-f]{64}$/.test(seed)) {
    throw new DivinationError('bad_format', 'serverSeed', 'must be 64 small hexadecimal digits');
  }
  return seed;
}
