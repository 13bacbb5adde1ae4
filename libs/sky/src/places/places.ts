import type { GeoPoint } from './geo-point';
import { NAME_ENDS, positionAt, type NameText, type PlaceIndex } from './place-index';
import { folded, withinOneEdit, wordsOf } from './place-words';
import { SkyError } from '../sky-error';

/** A town or city where somebody can have been born. */
export interface Place extends GeoPoint {
  readonly name: string;
  /** Other names it goes by or went by, in any script. */
  readonly aliases: readonly string[];
  /** ISO 3166 code of two letters. */
  readonly country: string;
  /** State, province or canton in countries where towns of one name are told apart by it. */
  readonly region: { readonly code: string; readonly name: string } | undefined;
  /** IANA time zone. */
  readonly zone: string;
  readonly population: number;
}

/** No place has a longer name. */
const MAX_QUERY_CHARACTERS = 100;
/** With fewer letters every second name is a slip of another. */
const MIN_MISTYPED = 5;
/** Words of scripts that write syllables are shorter. */
const MIN_MISTYPED_SYLLABLES = 4;

/**
 * How well a name fits what was typed, in inhabitants: a place whose whole name was typed goes
 * before one a hundred times as large whose name only begins so. A foreign name weighs less, for
 * Hong Kong was called Victoria, and who types that means the Victoria of today.
 */
const WEIGHTS = { whole: 100, wholeOther: 2, begins: 1, beginsOther: 0.02, mistyped: 0.05 };

type Found = Map<number, number>;

/**
 * The places that what was typed may mean, the likeliest first: those of which each word begins a
 * word of the name, in any script, and large ones one letter away from it; of several that fit
 * alike the most populous. Accents, case and punctuation do not matter. What follows a comma
 * narrows the search to a country or region by name or code (`paris, texas`); the last word may do
 * so without one, where no name matches. Takes some milliseconds.
 *
 * A query without a letter, or one that no place has, finds nothing.
 *
 * @throws SkyError `invalid_input` with the field `query` when it is no string, `limit` when it
 * is no whole number from 1 to 100.
 */
export function searchPlaces(index: PlaceIndex, query: string, limit = 10): Place[] {
  if (typeof query !== 'string')
    throw new SkyError('invalid_input', 'query', 'query is not a string');
  if (!Number.isInteger(limit) || limit < 1 || limit > 100)
    throw new SkyError('invalid_input', 'limit', 'limit is not a whole number from 1 to 100');
  if (query.length > MAX_QUERY_CHARACTERS) return [];
  const [name = '', ...rest] = query.split(/[,،、，]/u);
  const words = wordsOf(folded(name));
  const where = wordsOf(folded(rest.join(' ')));
  const found = matching(index, words, where, limit);
  if (found.length > 0) return found;
  const [last, others] = [words.slice(-1), words.slice(0, -1)];
  const inArea = rest.length === 0 ? matching(index, others, last, limit) : [];
  return inArea.length > 0 ? inArea : begun(index, words, where, limit);
}

function matching(
  index: PlaceIndex,
  words: readonly string[],
  where: readonly string[],
  limit: number,
): Place[] {
  if (words.length === 0) return [];
  const isWanted = areaFilter(index, where);
  if (!isWanted) return [];
  const found: Found = new Map();
  const weigh = (position: number, weight: number) => {
    const score = weight * index.placeAt(position).population;
    found.set(position, Math.max(found.get(position) ?? 0, score));
  };
  const ask = (names: NameText, needle: string, weight: number) =>
    positionsWith(names, needle, words, isWanted, limit).forEach((one) => weigh(one, weight));
  const whole = `${NAME_ENDS} ${words.join(' ')}${NAME_ENDS}`;
  // The longest is mostly the rarest.
  const longest = ` ${words.toSorted((a, b) => b.length - a.length)[0]}`;
  ask(index.own, whole, WEIGHTS.whole);
  ask(index.others, whole, WEIGHTS.wholeOther);
  ask(index.own, longest, WEIGHTS.begins);
  ask(index.others, longest, WEIGHTS.beginsOther);
  const typed = words.join(' ');
  if (mayBeMistyped(typed))
    for (const { name, position } of namesAsLong(index, typed.length))
      if (withinOneEdit(typed, name) && isWanted(position)) weigh(position, WEIGHTS.mistyped);
  return best(index, found, limit);
}

/** The large places of which a name begins as was typed but for one letter, for who still types. */
function begun(
  index: PlaceIndex,
  words: readonly string[],
  where: readonly string[],
  limit: number,
): Place[] {
  const typed = words.join(' ');
  const isWanted = areaFilter(index, where);
  if (!isWanted || !mayBeMistyped(typed)) return [];
  const found: Found = new Map();
  for (const { name, position } of index.known) {
    const isBegun = [-1, 0, 1].some((more) =>
      withinOneEdit(typed, name.slice(0, typed.length + more)),
    );
    if (isBegun && isWanted(position)) found.set(position, index.placeAt(position).population);
  }
  return best(index, found, limit);
}

/** The names of large places that are as long as what was typed, or a letter off. */
function namesAsLong({ knownOfLength }: PlaceIndex, length: number) {
  return [-1, 0, 1].flatMap((more) => knownOfLength.get(length + more) ?? []);
}

function mayBeMistyped(typed: string): boolean {
  return typed.length >= (/^[\0-\u052f]*$/u.test(typed) ? MIN_MISTYPED : MIN_MISTYPED_SYLLABLES);
}

function best({ placeAt }: PlaceIndex, found: Found, limit: number): Place[] {
  return [...found]
    .sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b)
    .slice(0, limit)
    .map(([position]) => placeAt(position));
}

/** Tells whether a place lies where it should; undefined when none does. */
function areaFilter({ areas, areaOf }: PlaceIndex, where: readonly string[]) {
  const wanted = areas.map((area) => begins(area, where));
  if (!wanted.includes(true)) return undefined;
  return (position: number) => wanted[areaOf[position] ?? 0] === true;
}

/** The first places of which a line has the needle and begins all the words. */
function positionsWith(
  names: NameText,
  needle: string,
  words: readonly string[],
  isWanted: (position: number) => boolean,
  limit: number,
): number[] {
  const { text, starts } = names;
  const found: number[] = [];
  let at = text.indexOf(needle);
  while (at !== -1 && found.length < limit) {
    const position = positionAt(names, at);
    const end = starts[position + 1] ?? text.length;
    if (isWanted(position) && begins(text.slice(starts[position], end), words))
      found.push(position);
    at = text.indexOf(needle, end);
  }
  return found;
}

/** Whether each of the words begins one in the text, where each stands after a blank. */
function begins(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(` ${word}`));
}
