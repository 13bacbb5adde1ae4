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

/** Places made ready to be searched. */
export interface PlaceIndex {
  readonly places: readonly Place[];
  /** Every word of every name in alphabetical order, and beside it whose name it is from. */
  readonly words: readonly string[];
  readonly owners: Uint32Array;
  /** The words of each place's names, each after a blank. */
  readonly names: readonly string[];
  /** The words of each region and country, each after a blank, and beside each place its own. */
  readonly areas: readonly string[];
  readonly areaOf: Uint16Array;
}

/** No place has a longer name. */
const LONGEST_QUERY = 100;
/** So many names with a word make it common. */
const COMMON = 1000;

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

/** Codes of countries that people write otherwise. */
const COUNTRY_WORDS: Readonly<Record<string, string>> = { US: 'usa america', GB: 'uk britain' };

/**
 * Reads the stored form of a list of places. Takes about a fifth of a second for a hundred
 * thousand of them.
 */
export function readPlaces({ zones, regions, places }: PlaceTable): Place[] {
  const known = regions.map((entry) => {
    const [code = '', ...name] = entry.split(' ');
    return entry === '' ? undefined : { code, name: name.join(' ') };
  });
  const number = (text = '') => parseInt(text, 36);
  return places.split('\n').map((line) => {
    const [name = '', aliases, country = '', region, zone, latitude, longitude, population] =
      line.split('|');
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
  });
}

/** Makes a list of places ready to be searched; a second for a hundred thousand of them, once. */
export function indexPlaces(list: readonly Place[]): PlaceIndex {
  const places = list.toSorted((a, b) => b.population - a.population);
  const names = places.map(({ name, aliases }) => ` ${wordsOf([name, ...aliases]).join(' ')}`);
  const entries = names.flatMap((words, owner) =>
    words
      .slice(1)
      .split(' ')
      .map((word) => ({ word, owner })),
  );
  entries.sort((a, b) => (a.word < b.word ? -1 : a.word > b.word ? 1 : a.owner - b.owner));
  const areas = new Map<string, number>();
  const areaOf = Uint16Array.from(places, (place) => {
    const key = `${place.country} ${place.region?.code ?? ''}`;
    if (!areas.has(key)) areas.set(key, areas.size);
    return areas.get(key) ?? 0;
  });
  const examples = new Map(places.map((place, position) => [areaOf[position], place]));
  return {
    places,
    names,
    areas: [...areas.values()].map((area) => whereabouts(examples.get(area))),
    areaOf,
    words: entries.map(({ word }) => word),
    owners: Uint32Array.from(entries, ({ owner }) => owner),
  };
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
  index: PlaceIndex,
  words: readonly string[],
  where: readonly string[],
  limit: number,
): Place[] {
  const ranges = words.map((word) => {
    const from = firstAtLeast(index.words, word);
    // No word has a letter after this one.
    return { from, to: firstAtLeast(index.words, `${word}\uffff`) };
  });
  const [narrowest] = ranges.sort((a, b) => a.to - a.from - (b.to - b.from));
  if (!narrowest) return [];
  const wanted = index.areas.map((area) => begins(area, where));
  if (!wanted.includes(true)) return [];
  const found: Place[] = [];
  // Places are numbered by population, so the first that fit are the ones wanted. A single word
  // soon has enough of them among all places; for more, those with the rarest are put in order.
  const candidates =
    words.length === 1 && where.length === 0 && narrowest.to - narrowest.from > COMMON
      ? index.places.keys()
      : index.owners.slice(narrowest.from, narrowest.to).sort();
  let before = -1;
  for (const owner of candidates) {
    const place = index.places[owner];
    if (!place || owner === before || !wanted[index.areaOf[owner] ?? 0]) continue;
    before = owner;
    if (!begins(index.names[owner] ?? '', words)) continue;
    found.push(place);
    if (found.length === limit) break;
  }
  return found;
}

/** Whether each of the words begins one in the text, where each stands after a blank. */
function begins(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(` ${word}`));
}

/** Code and name of the country and the region of a place, each word after a blank. */
function whereabouts(place: Place | undefined): string {
  if (!place) return '';
  const { country, region } = place;
  const names = [country, countryName(country), COUNTRY_WORDS[country], region?.code, region?.name];
  return ` ${split(folded(names.join(' '))).join(' ')}`;
}

function firstAtLeast(words: readonly string[], word: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The words under which a place is found: `L'Aquila` under l, aquila and laquila. */
function wordsOf(names: readonly string[]): string[] {
  const words = names.flatMap((name) => {
    const plain = split(folded(name));
    const joined = /['’‘ʼ`]/.test(name) ? split(folded(name.replaceAll(/['’‘ʼ`]/g, ''))) : [];
    return [...plain, ...joined, ...plain.flatMap((word) => SHORTENED[word] ?? [])];
  });
  return [...new Set(words)];
}

/** A text in small letters without accents. */
function folded(text: string): string {
  const small = text.toLowerCase();
  // Most names are plain, and this is asked a hundred thousand times at the start.
  if (/^[\0-\x7f]*$/.test(small)) return small;
  return small
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\0-\x7f]/gu, (letter) => FOLDED[letter] ?? letter);
}

function split(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}
