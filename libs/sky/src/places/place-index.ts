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

/** Places that are read in one step: some milliseconds. */
const STEP = 500;

/** Makes a stored list, the most populous place first, ready to be searched. */
export function indexPlaces(table: PlaceTable): PlaceIndex {
  const steps = placesInSteps(table);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * As {@link indexPlaces}, which takes a second and more for a hundred thousand places, in steps
 * between which a server can serve others. A place itself is read when it is found.
 */
export function* placesInSteps({
  zones,
  regions,
  places,
}: PlaceTable): Generator<undefined, PlaceIndex, undefined> {
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
  const [own, others] = [new NameLines(lines.length), new NameLines(lines.length)];
  let large = 0;
  for (let from = 0; from < lines.length; from += STEP) {
    const fields = lines.slice(from, from + STEP).map((line) => line.split('|'));
    fields.forEach(([, , , country, region, , , , population], index) => {
      const area = `${country} ${region}`;
      const its = areas.get(area) ?? {
        number: areas.size,
        words: whereabouts(placeAt(from + index)),
      };
      areas.set(area, its);
      areaOf[from + index] = its.number;
      if (number(population) >= KNOWN_FROM) large = from + index + 1;
    });
    own.add(
      fields.map(([name, alias]) => (alias ? `${name};${alias}` : name!)),
      writings,
    );
    // Of these there are so many that each is kept in one way alone.
    others.add(
      fields.map(([, , other]) => other!),
      (name) => [wordsOf(name).join(' ')],
    );
    yield;
  }
  const [ownText, othersText] = [own.done(), others.done()];
  const knownNames = [ownText, othersText].flatMap((names) => namesOf(names, large));
  return {
    size: lines.length,
    placeAt,
    own: ownText,
    others: othersText,
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

/** Puts the text together that is searched, a line for each place. */
class NameLines {
  private readonly lines: string[] = [];
  private readonly starts: Uint32Array;
  private end = 0;

  constructor(size: number) {
    this.starts = new Uint32Array(size);
  }

  /** @param names  of the places that come next, of each parted by semicolons */
  add(names: readonly string[], written: (name: string) => string[]): void {
    for (const each of folded(names.join('\n')).split('\n')) {
      const line = lineOf(each, written);
      this.starts[this.lines.length] = this.end;
      this.end += line.length + 1;
      this.lines.push(line);
    }
  }

  done(): NameText {
    return { text: this.lines.join('\n'), starts: this.starts };
  }
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
