import { nameNumbers } from '@cosmic/divination/numerology/name-numbers';
import type { Element } from '@cosmic/sky/zodiac';
import type { Gender } from '../fields/choice';
import { AIR_NAMES } from './names/air';
import { EARTH_NAMES } from './names/earth';
import { FIRE_NAMES } from './names/fire';
import type { NameRow } from './names/row';
import { WATER_NAMES } from './names/water';

/** A given name with what our book says of it. */
export interface GivenName {
  readonly name: string;
  readonly gender: Gender;
  readonly origin: string;
  readonly meaning: string;
  /** By the picture in its meaning. */
  readonly element: Element;
  /** The sum of its letters, brought down; 11, 22 and 33 are kept. */
  readonly number: number;
  /** How it is added up, ready to be shown. */
  readonly steps: readonly string[];
}

/** Every name of the book. */
export const NAMES: readonly GivenName[] = [
  ...FIRE_NAMES.map((row) => nameOf(row, 'fire')),
  ...EARTH_NAMES.map((row) => nameOf(row, 'earth')),
  ...AIR_NAMES.map((row) => nameOf(row, 'air')),
  ...WATER_NAMES.map((row) => nameOf(row, 'water')),
];

function nameOf([name, gender, origin, meaning]: NameRow, element: Element): GivenName {
  // A name of letters has a number; names.spec.ts adds every one of them up.
  const { value, steps } = nameNumbers(name).destiny!;
  return { name, gender, origin, meaning, element, number: value, steps };
}
