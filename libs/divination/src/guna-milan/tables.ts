/**
 * The tables of the eightfold matching of the north (Ashtakoota). Maitri and gana as in Future
 * Point's course Horoscope Matching, vashya groups as in Drik's tutorial, with a symmetric vashya
 * table. Schools print others; they are not to be mixed.
 */

import type { SignLord } from '@cosmic/sky/jyotish/dignities';

export const VARNAS = ['shudra', 'vaishya', 'kshatriya', 'brahmin'] as const;
export type Varna = (typeof VARNAS)[number];

/** Of four rashis, again and again from Mesha on. */
export const VARNA_ROUND: readonly Varna[] = ['kshatriya', 'vaishya', 'shudra', 'brahmin'];

export const VASHYAS = ['four-legged', 'human', 'water', 'wild', 'insect'] as const;
export type Vashya = (typeof VASHYAS)[number];

/** Points of two groups, the same in both directions. */
export const VASHYA_POINTS: Readonly<Record<Vashya, Readonly<Record<Vashya, number>>>> = {
  'four-legged': { 'four-legged': 2, human: 1, water: 1, wild: 0.5, insect: 1 },
  human: { 'four-legged': 1, human: 2, water: 0.5, wild: 0, insect: 1 },
  water: { 'four-legged': 1, human: 0.5, water: 2, wild: 1, insect: 1 },
  wild: { 'four-legged': 0.5, human: 0, water: 1, wild: 2, insect: 0 },
  insect: { 'four-legged': 1, human: 1, water: 1, wild: 0, insect: 2 },
};

export const YONIS = [
  'horse',
  'elephant',
  'sheep',
  'serpent',
  'dog',
  'cat',
  'rat',
  'cow',
  'buffalo',
  'tiger',
  'deer',
  'monkey',
  'mongoose',
  'lion',
] as const;
export type Yoni = (typeof YONIS)[number];

/** The animals of the nakshatras from Ashwini on. */
export const YONI_OF_NAKSHATRA: readonly Yoni[] = [
  'horse',
  'elephant',
  'sheep',
  'serpent',
  'serpent',
  'dog',
  'cat',
  'sheep',
  'cat',
  'rat',
  'rat',
  'cow',
  'buffalo',
  'tiger',
  'buffalo',
  'tiger',
  'deer',
  'deer',
  'dog',
  'monkey',
  'mongoose',
  'monkey',
  'lion',
  'horse',
  'lion',
  'cow',
  'elephant',
];

/** Points by the order of `YONIS`; the same in both directions. */
export const YONI_POINTS: readonly (readonly number[])[] = [
  [4, 2, 2, 3, 2, 2, 2, 1, 0, 1, 1, 3, 2, 1],
  [2, 4, 3, 3, 2, 2, 2, 2, 3, 1, 2, 3, 2, 0],
  [2, 3, 4, 2, 1, 2, 1, 3, 3, 1, 2, 0, 3, 1],
  [3, 3, 2, 4, 2, 1, 1, 1, 1, 2, 2, 2, 0, 2],
  [2, 2, 1, 2, 4, 2, 1, 2, 2, 1, 0, 2, 1, 1],
  [2, 2, 2, 1, 2, 4, 0, 2, 2, 1, 3, 3, 2, 1],
  [2, 2, 1, 1, 1, 0, 4, 2, 2, 2, 2, 2, 1, 2],
  [1, 2, 3, 1, 2, 2, 2, 4, 3, 0, 3, 2, 2, 1],
  [0, 3, 3, 1, 2, 2, 2, 3, 4, 1, 2, 2, 2, 1],
  [1, 1, 1, 2, 1, 1, 2, 0, 1, 4, 1, 1, 2, 1],
  [1, 2, 2, 2, 0, 3, 2, 3, 2, 1, 4, 2, 2, 1],
  [3, 3, 0, 2, 2, 3, 2, 2, 2, 1, 2, 4, 3, 2],
  [2, 2, 3, 0, 1, 2, 1, 2, 2, 2, 2, 3, 4, 2],
  [1, 0, 1, 2, 1, 1, 2, 1, 1, 1, 1, 2, 2, 4],
];

export const GANAS = ['deva', 'manushya', 'rakshasa'] as const;
export type Gana = (typeof GANAS)[number];

/** By nakshatra from Ashwini on. */
export const GANA_OF_NAKSHATRA: readonly Gana[] = Array.from(
  'dmrmdmddrrmmdrdrdrrmmdrrmmd',
  (letter) => (letter === 'd' ? 'deva' : letter === 'm' ? 'manushya' : 'rakshasa'),
);

/** Points of the groom's gana with the bride's. */
export const GANA_POINTS: Readonly<Record<Gana, Readonly<Record<Gana, number>>>> = {
  deva: { deva: 6, manushya: 6, rakshasa: 0 },
  manushya: { deva: 5, manushya: 6, rakshasa: 0 },
  rakshasa: { deva: 1, manushya: 0, rakshasa: 6 },
};

export const NADIS = ['adi', 'madhya', 'antya'] as const;
export type Nadi = (typeof NADIS)[number];

/** Of six nakshatras, again and again from Ashwini on. */
export const NADI_ROUND: readonly Nadi[] = ['adi', 'madhya', 'antya', 'antya', 'madhya', 'adi'];

interface Regard {
  readonly friends: readonly SignLord[];
  readonly enemies: readonly SignLord[];
}

/** Natural friendship; whoever is neither is neutral (Brihat Parashara Hora Shastra, chapter 3). */
export const REGARDS: Readonly<Record<SignLord, Regard>> = {
  sun: { friends: ['moon', 'mars', 'jupiter'], enemies: ['venus', 'saturn'] },
  moon: { friends: ['sun', 'mercury'], enemies: [] },
  mars: { friends: ['sun', 'moon', 'jupiter'], enemies: ['mercury'] },
  mercury: { friends: ['sun', 'venus'], enemies: ['moon'] },
  jupiter: { friends: ['sun', 'moon', 'mars'], enemies: ['mercury', 'venus'] },
  venus: { friends: ['mercury', 'saturn'], enemies: ['sun', 'moon'] },
  saturn: { friends: ['mercury', 'venus'], enemies: ['sun', 'moon', 'mars'] },
};
