import type { GeoPoint } from './geo-point';
import { SkyError } from './sky-error';

/** A town or city where somebody can have been born. */
export interface Place extends GeoPoint {
  readonly name: string;
  /** Other names it goes by or went by. */
  readonly aliases: readonly string[];
  /** ISO 3166 code of two letters. */
  readonly country: string;
  /** State, province or canton in countries where towns of one name are told apart by it. */
  readonly region: { readonly code: string; readonly name: string } | undefined;
  /** IANA time zone. */
  readonly zone: string;
  readonly population: number;
}

/** The form in which a list of places is stored; see scripts/build-places.mjs. */
export interface PlaceTable {
  readonly zones: readonly string[];
  readonly regions: readonly string[];
  /** One line each, the most populous first; numbers in base 36, degrees in thousandths. */
  readonly places: string;
}

/** Places made ready to be searched. Positions are in order of population, the largest first. */
export interface PlaceIndex {
  readonly size: number;
  /** The place at a position from 0 to `size` - 1. */
  readonly placeAt: (position: number) => Place;
  /** A line for each place: the words of its names, each after a blank. */
  readonly names: string;
  /** Where each place's line begins in `names`. */
  readonly starts: Uint32Array;
  /** The words of each region and country, each after a blank, and beside each place its own. */
  readonly areas: readonly string[];
  readonly areaOf: Uint16Array;
}

/** No place has a longer name. */
const LONGEST_QUERY = 100;

/** Letters that are letters of their own and so have no accent to lose. */
const FOLDED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ə: 'e',
};

/** Words that are written in full and in short. */
const SHORTENED: Readonly<Record<string, string>> = {
  st: 'saint',
  saint: 'st',
  ste: 'sainte',
  sainte: 'ste',
  mt: 'mount',
  mount: 'mt',
};

/** Names that are their words already: none is to be written otherwise too. */
const PLAIN = new RegExp(`^(?!.*\\b(?:${Object.keys(SHORTENED).join('|')})\\b)[a-z ]+$`);

/** Codes of countries that people write otherwise. */
const COUNTRY_WORDS: Readonly<Record<string, string>> = { US: 'usa america', GB: 'uk britain' };

/**
 * Makes a stored list, the most populous place first, ready to be searched; a place is read when
 * it is found. Takes less than half a second for a hundred thousand of them.
 */
export function indexPlaces({ zones, regions, places }: PlaceTable): PlaceIndex {
  const lines = places.split('\n');
  const known = regions.map(regionOf);
  const placeAt = (position: number): Place => {
    const [name = '', aliases, country = '', region, zone, latitude, longitude, population] = (
      lines[position] ?? ''
    ).split('|');
    return {
      name,
      aliases: aliases ? aliases.split(';') : [],
      country,
      region: known[number(region)],
      zone: zones[number(zone)] ?? 'UTC',
      latitude: number(latitude) / 1000,
      longitude: number(longitude) / 1000,
      population: number(population),
    };
  };

  const starts = new Uint32Array(lines.length);
  const areaOf = new Uint16Array(lines.length);
  const areas = new Map<string, { number: number; words: string }>();
  const fields = lines.map((line) => line.split('|', 4));
  const names = folded(fields.map(([name, alias]) => `${name} ${alias}`.trim()).join('\n'))
    .split('\n')
    .map((line) => ` ${wordsOf(line)}`);
  let end = 0;
  fields.forEach(([, , country, region], position) => {
    const area = `${country} ${region}`;
    const its = areas.get(area) ?? { number: areas.size, words: whereabouts(placeAt(position)) };
    areas.set(area, its);
    areaOf[position] = its.number;
    starts[position] = end;
    end += names[position]!.length + 1;
  });
  return {
    size: lines.length,
    placeAt,
    names: names.join('\n'),
    starts,
    areas: [...areas.values()].map(({ words }) => words),
    areaOf,
  };
}

/** A region as it is stored: its code, a blank, its name; nothing for none. */
function regionOf(entry: string): Place['region'] {
  const [code = '', ...name] = entry.split(' ');
  return entry === '' ? undefined : { code, name: name.join(' ') };
}

function number(text = ''): number {
  return parseInt(text, 36);
}

/**
 * The places of which each word of the query begins a word of the name, the most populous first.
 * Accents, case and punctuation do not matter. What follows a comma narrows the search to a
 * country or region by name or code (`paris, texas`); the last word may do so without one, where
 * no name matches. Takes a millisecond or two.
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
  if (query.length > LONGEST_QUERY) return [];
  const [name = '', ...rest] = query.split(',');
  const words = split(folded(name));
  const found = matching(index, words, split(folded(rest.join(' '))), limit);
  if (found.length > 0 || rest.length > 0 || words.length < 2) return found;
  return matching(index, words.slice(0, -1), words.slice(-1), limit);
}

let countryNames: Intl.DisplayNames | undefined;

/** The English name of a place's country, such as `Germany`; its code where none is known. */
export function countryName(code: string): string {
  try {
    countryNames ??= new Intl.DisplayNames('en', { type: 'region' });
    return countryNames.of(code) ?? code;
  } catch {
    return code;
  }
}

function matching(
  { names, starts, areas, areaOf, placeAt }: PlaceIndex,
  words: readonly string[],
  where: readonly string[],
  limit: number,
): Place[] {
  // The longest is mostly the rarest.
  const [longest] = words.toSorted((a, b) => b.length - a.length);
  if (longest === undefined) return [];
  const wanted = areas.map((area) => begins(area, where));
  if (!wanted.includes(true)) return [];
  const found: Place[] = [];
  let at = names.indexOf(` ${longest}`);
  while (at !== -1 && found.length < limit) {
    const position = lineOf(starts, at);
    const end = starts[position + 1] ?? names.length;
    const fits = wanted[areaOf[position] ?? 0] && begins(names.slice(starts[position], end), words);
    if (fits) found.push(placeAt(position));
    at = names.indexOf(` ${longest}`, end);
  }
  return found;
}

/** Whether each of the words begins one in the text, where each stands after a blank. */
function begins(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(` ${word}`));
}

/** Code and name of the country and the region of a place, each word after a blank. */
function whereabouts({ country, region }: Place): string {
  const names = [country, countryName(country), COUNTRY_WORDS[country], region?.code, region?.name];
  return ` ${split(folded(names.join(' '))).join(' ')}`;
}

/** The last line that begins at or before a place in the text. */
function lineOf(starts: Uint32Array, at: number): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] ?? 0) > at) high = middle;
    else low = middle + 1;
  }
  return low - 1;
}

/** The words under which a place is found: `l'aquila` under l, aquila and laquila. */
function wordsOf(names: string): string {
  // Most names are plain, and this is asked a hundred thousand times.
  if (PLAIN.test(names)) return names;
  const plain = split(names);
  const joined = names.replaceAll(/['’‘ʼ`]/g, '');
  const short = plain.flatMap((word) => SHORTENED[word] ?? []);
  return [...plain, ...(joined === names ? [] : split(joined)), ...short].join(' ');
}

/** A text in small letters without accents. */
function folded(text: string): string {
  const small = text.toLowerCase();
  return small
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\0-\x7f]/gu, (letter) => FOLDED[letter] ?? letter);
}

function split(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}
