import type { Place } from './places';
import { folded, wordsOf, writings } from './place-words';

/** The form in which a list of places is stored; see scripts/build-places.mjs. */
export interface PlaceTable {
  readonly zones: readonly string[];
  readonly regions: readonly string[];
  /** One line each, the most populous first; numbers in base 36, degrees in thousandths. */
  readonly places: string;
}

/** Between two names of a place. */
export const NAME_ENDS = '\x1e';

/**
 * Names to be searched: a line for each place, in it each name between two `NAME_ENDS`, each word
 * after a blank.
 */
export interface NameText {
  readonly text: string;
  /** Where each place's line begins. */
  readonly starts: Uint32Array;
}

export interface KnownName {
  readonly name: string;
  readonly position: number;
}

/** Places made ready to be searched. Positions are in order of population, the largest first. */
export interface PlaceIndex {
  readonly size: number;
  /** The place at a position from 0 to `size` - 1. */
  readonly placeAt: (position: number) => Place;
  /** The names that places go by on the list, and those that people use besides. */
  readonly own: NameText;
  /** Their names in other scripts and languages. */
  readonly others: NameText;
  /** All names of the places so large that a slip of the finger may mean them. */
  readonly known: readonly KnownName[];
  /** The same by the number of letters of the name. */
  readonly knownOfLength: ReadonlyMap<number, readonly KnownName[]>;
  /** The words of each region and country, each after a blank, and beside each place its own. */
  readonly areas: readonly string[];
  readonly areaOf: Uint16Array;
}

/** A slip of the finger is looked for among places of so many inhabitants. */
const KNOWN_FROM = 50_000;

/** Codes of countries that people write otherwise. */
const COUNTRY_WORDS: Readonly<Record<string, string>> = { US: 'usa america', GB: 'uk britain' };

/**
 * Makes a stored list, the most populous place first, ready to be searched; a place is read when
 * it is found. Takes about a second for a hundred thousand of them.
 */
export function indexPlaces({ zones, regions, places }: PlaceTable): PlaceIndex {
  const lines = places.split('\n');
  const known = regions.map(regionOf);
  const placeAt = (position: number): Place => {
    const [name = '', alias, other, country = '', region, zone, latitude, longitude, population] = (
      lines[position] ?? ''
    ).split('|');
    return {
      name,
      aliases: [alias, other].flatMap((names) => (names ? names.split(';') : [])),
      country,
      region: known[number(region)],
      zone: zones[number(zone)] ?? 'UTC',
      latitude: number(latitude) / 1000,
      longitude: number(longitude) / 1000,
      population: number(population),
    };
  };

  const areaOf = new Uint16Array(lines.length);
  const areas = new Map<string, { number: number; words: string }>();
  const fields = lines.map((line) => line.split('|'));
  fields.forEach(([, , , country, region], position) => {
    const area = `${country} ${region}`;
    const its = areas.get(area) ?? { number: areas.size, words: whereabouts(placeAt(position)) };
    areas.set(area, its);
    areaOf[position] = its.number;
  });
  const own = textOf(
    fields.map(([name, alias]) => (alias ? `${name};${alias}` : name!)),
    writings,
  );
  // Of these there are so many that each is kept in one way alone.
  const others = textOf(
    fields.map(([, , other]) => other!),
    (name) => [wordsOf(name).join(' ')],
  );
  const isKnown = ({ 8: population }: string[]) => number(population) >= KNOWN_FROM;
  const large = fields.findIndex((field) => !isKnown(field));
  const knownNames = [own, others].flatMap((names) =>
    namesOf(names, large === -1 ? lines.length : large),
  );
  return {
    size: lines.length,
    placeAt,
    own,
    others,
    known: knownNames,
    knownOfLength: byLength(knownNames),
    areas: [...areas.values()].map(({ words }) => words),
    areaOf,
  };
}

let countryNames: Record<'en' | 'hi', Intl.DisplayNames> | undefined;

/** The English name of a place's country, such as `Germany`; its code where none is known. */
export function countryName(code: string, language: 'en' | 'hi' = 'en'): string {
  try {
    countryNames ??= {
      en: new Intl.DisplayNames('en', { type: 'region' }),
      hi: new Intl.DisplayNames('hi', { type: 'region' }),
    };
    return countryNames[language].of(code) ?? code;
  } catch {
    return code;
  }
}

/** The position whose line a character of the text stands in. */
export function positionAt({ starts }: NameText, at: number): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] ?? 0) > at) high = middle;
    else low = middle + 1;
  }
  return low - 1;
}

/** Names of each place, parted by semicolons, as the text that is searched. */
function textOf(names: readonly string[], written: (name: string) => string[]): NameText {
  const starts = new Uint32Array(names.length);
  const lines = folded(names.join('\n'))
    .split('\n')
    .map((line) => lineOf(line, written));
  let end = 0;
  lines.forEach((line, position) => {
    starts[position] = end;
    end += line.length + 1;
  });
  return { text: lines.join('\n'), starts };
}

function lineOf(names: string, written: (name: string) => string[]): string {
  if (names === '') return '';
  const all = [...new Set(names.split(';').flatMap(written))];
  return `${NAME_ENDS} ${all.join(`${NAME_ENDS} `)}${NAME_ENDS}`;
}

/** The names in the first lines of a text. */
function namesOf({ text, starts }: NameText, count: number): KnownName[] {
  const end = starts[count] ?? text.length;
  const lines = text.slice(0, end).split('\n').slice(0, count);
  return lines.flatMap((line, position) =>
    line
      .split(NAME_ENDS)
      .filter((name) => name !== '')
      .map((name) => ({ name: name.slice(1), position })),
  );
}

function byLength(names: readonly KnownName[]): Map<number, KnownName[]> {
  const lists = new Map<number, KnownName[]>();
  for (const known of names) {
    const list = lists.get(known.name.length);
    if (list) list.push(known);
    else lists.set(known.name.length, [known]);
  }
  return lists;
}

/** A region as it is stored: its code, a blank, its name; nothing for none. */
function regionOf(entry: string): Place['region'] {
  const [code = '', ...name] = entry.split(' ');
  return entry === '' ? undefined : { code, name: name.join(' ') };
}

/** Code and name of the country and the region of a place, each word after a blank. */
function whereabouts({ country, region }: Place): string {
  const names = [
    country,
    countryName(country),
    countryName(country, 'hi'),
    COUNTRY_WORDS[country],
    region?.code,
    region?.name,
  ];
  return ` ${wordsOf(folded(names.join(' '))).join(' ')}`;
}

function number(text = ''): number {
  return parseInt(text, 36);
}
