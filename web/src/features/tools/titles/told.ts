import type { Fact, Generation } from '@cosmic/contracts/readings/readings';
import type { ToolField } from '@cosmic/contracts/readings/tools';
import { PLANETS } from '@cosmic/sky/bodies';
import { signOf, SIGNS } from '@cosmic/sky/zodiac';
import { planetName, signName } from '../../../design/sky/sky-names';

/** What a title may name: what was asked, and what was worked out. All are empty where there is none. */
export interface Told {
  /** The sign that was chosen in a field, by its name in this language. */
  sign(name: string): string;
  planet(name: string): string;
  /** The label of what was chosen. */
  chosen(name: string): string;
  /** What was chosen, as it is sent. */
  key(name: string): string;
  /** What was typed, without what would make a title long. */
  typed(name: string): string;
  /** The name of a chosen place, without its country. */
  place(name: string): string;
  /** The value of a fact, up to its first comma or colon. */
  fact(key: string): string;
  /** What a fact names behind a colon, up to the next comma. */
  behindColon(key: string): string;
  /** The first of what facts of a kind name, `archetype` of `archetype-sage`. */
  first(kind: string): string;
  /** The sign that a fact begins with. */
  signOfFact(key: string): string;
  /** The degrees that a fact names, or null. */
  degrees(key: string): number | null;
  /** Which of the twelve houses a fact lies in, or 0. */
  house(key: string): number;
  /** The cards that were drawn, in their order. */
  cards(): string[];
  /** The number that a fact begins with, or 0. */
  number(key: string): number;
}

const MAX_LETTERS = 40;

const HOUSES: readonly string[] = [
  ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth'],
  ...['seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth'],
];

/** Reads a reading for its title. */
export function toldOf(
  fields: readonly ToolField[],
  { params, facts }: Pick<Generation, 'params' | 'facts'>,
): Told {
  const text = (name: string): string => {
    const value = params[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const valueOf = (key: string) => facts.find((fact: Fact) => fact.key === key)?.value ?? '';
  return {
    sign: (name) => signWord(text(name)),
    planet: (name) => {
      const planet = PLANETS.find((known) => known === text(name));
      return planet ? planetName(planet) : '';
    },
    chosen: (name) => {
      const options = fields.find((field) => field.name === name)?.options ?? [];
      return options.find(({ value }) => value === text(name))?.label ?? '';
    },
    key: text,
    typed: (name) => {
      const typed = text(name);
      return typed.length <= MAX_LETTERS ? typed : `${typed.slice(0, MAX_LETTERS).trim()}…`;
    },
    place: (name) => {
      const place = params[name];
      const isPlace = typeof place === 'object' && place !== null && 'name' in place;
      return isPlace && typeof place.name === 'string' ? (place.name.split(',')[0] ?? '') : '';
    },
    fact: (key) => (valueOf(key).split(/[,:;]/)[0] ?? '').trim(),
    behindColon: (key) => (/: ([^,;]+)/.exec(valueOf(key))?.[1] ?? '').trim(),
    first: (kind) => {
      const fact = facts.find(({ key }) => key.startsWith(`${kind}-`));
      return (fact?.value.split(',')[0] ?? '').trim();
    },
    degrees: (key) => {
      const found = /(?<!\d)(\d{1,3})°/.exec(valueOf(key))?.[1];
      return found === undefined ? null : Number(found);
    },
    house: (key) => HOUSES.indexOf(/your (\w+) house/.exec(valueOf(key))?.[1] ?? '') + 1,
    cards: () =>
      facts
        .filter(({ key }) => /^card-\d+$/.test(key))
        .map(({ value }) => (value.split(/[,:;]/)[0] ?? '').trim())
        .filter(Boolean),
    number: (key) => Number(/^\d+/.exec(valueOf(key))?.[0] ?? 0),
    signOfFact: (key) => {
      const value = valueOf(key);
      const named = SIGNS.find(
        (sign) => value.startsWith(sign.name) || value.startsWith(signName(sign.key)),
      );
      return named ? signWord(named.key) : '';
    },
  };
}

function signWord(key: string): string {
  const sign = signOf(key);
  return sign ? signName(sign.key) : '';
}
