import { DivinationError } from '../divination-error';

/**
 * The places of a shuffled deck that are laid; the first ones where none were chosen.
 *
 * @param laid how many cards the spread takes
 * @param cards how many cards the deck has
 * @throws DivinationError `bad_format` for the field `chosen` unless it is as many different places of the deck
 */
export function requirePlaces(value: unknown, laid: number, cards: number): readonly number[] {
  if (value === undefined) return Array.from({ length: laid }, (_, place) => place);
  const isPlace = (one: unknown): one is number =>
    Number.isInteger(one) && (one as number) >= 0 && (one as number) < cards;
  if (!Array.isArray(value) || value.length !== laid || !value.every(isPlace)) {
    throw new DivinationError('bad_format', 'chosen', `must be ${laid} places of ${cards} cards`);
  }
  if (new Set(value).size < laid) {
    throw new DivinationError('bad_format', 'chosen', 'must not name a place twice');
  }
  return value;
}
