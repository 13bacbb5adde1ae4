import type { Language } from '@cosmic/contracts/language';
import type { AspectKey } from '@cosmic/sky/charts/aspects';
import type { SignKey } from '@cosmic/sky/zodiac';
import type { AspectName } from '../passages/aspects';
import type { HousePlanet } from '../passages/planet-in-house';
import type { PlanetPair } from '../charts/planet-pairs';
import { ENGLISH } from './words.en';
import { HINDI } from './words.hi';

type Passages = readonly string[];
type Houses = readonly Passages[];
type OfSign = Readonly<Record<SignKey, Passages>>;

/** The minute of a return, told for its place. */
export interface ReturnTold {
  /** The instant in UTC. */
  readonly at: string;
  /** The same by the clock of the place. */
  readonly day: string;
  readonly time: string;
  readonly zone: string;
  readonly town: string;
  readonly coordinates: string;
}

/** All words of a reading of a solar return in one language. */
export interface SolarReturnWords {
  readonly minWords: number;
  readonly labels: Readonly<
    Record<'natalSun' | 'running' | 'coming' | 'half' | 'next' | 'rising' | 'top' | 'ring', string>
  >;
  readonly returnAt: (told: ReturnTold) => string;
  /** A return whose minute is not known. */
  readonly between: (from: string, to: string) => string;
  readonly halfOn: (date: string) => string;
  readonly endsAround: (date: string) => string;
  readonly ofReturn: (name: string) => string;
  /** A place of the return, by its own houses or by solar ones. */
  readonly placed: (place: string, isSolar: boolean) => string;
  readonly inReturn: (first: string, aspect: string, second: string) => string;
  readonly orb: (degrees: string, isOfMinute: boolean) => string;
  readonly solar: (sign: string) => string;
  readonly inBirthChart: (position: string, yourHouse: string) => string;
  readonly aspectName: (aspect: AspectKey) => string;
  /** Of an aspect, what its sentence says as `{when}`. */
  readonly inTheYear: string;
  /** `{date}`, `{time}`, `{position}`, `{next}` */
  readonly opening: Passages;
  readonly coming: Passages;
  /** `{from}`, `{to}`, `{sign}` */
  readonly openingDay: Passages;
  /** `{sign}` */
  readonly solarHouses: Passages;
  readonly rising: OfSign;
  /** `{house}`, `{theme}` */
  readonly over: Passages;
  readonly sun: Houses;
  readonly moon: OfSign;
  /** `{house}`, `{theme}` */
  readonly moonHouse: Passages;
  /** `{one}`, `{two}` */
  readonly moonOpen: Passages;
  readonly inHouse: Readonly<Record<HousePlanet, Houses>>;
  /** `{a}`, `{b}`, `{when}` */
  readonly aspectLead: Readonly<Record<AspectName, Passages>>;
  readonly aspectAdvice: Readonly<Record<AspectName, Passages>>;
  readonly pairs: Readonly<Record<PlanetPair, Passages>>;
  /** `{date}` */
  readonly half: Passages;
  readonly question: Houses;
  readonly closing: Passages;
}

/** The words by the language of a reading. */
export const WORDS: Readonly<Record<Language, SolarReturnWords>> = { en: ENGLISH, hi: HINDI };
