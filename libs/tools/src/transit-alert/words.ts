import type { Language } from '@cosmic/contracts/language';
import type { TransitId } from '@cosmic/divination/transit/transits';
import type { AspectKey } from '@cosmic/sky/charts/aspects';
import type { Eclipse } from '@cosmic/sky/calendar/eclipses';
import type { SignKey } from '@cosmic/sky/zodiac';
import type { SlowPlanet } from './events';
import { ENGLISH } from './words.en';
import { HINDI } from './words.hi';

type Passages = readonly string[];
type Houses = readonly Passages[];
type OfPhase = Readonly<Record<'new-moon' | 'full-moon', Passages>>;

/** What a transit of the picker is about. */
export interface Meaning {
  readonly name: string;
  readonly span: string;
  readonly theme: string;
  /** Three ways to work with it. */
  readonly tips: readonly [string, string, string];
  readonly question: string;
}

/** All words of a transit alert in one language. */
export interface TransitWords {
  readonly minWords: number;
  readonly labels: Readonly<
    Record<
      | 'transit'
      | 'moon'
      | 'rising'
      | 'house'
      | 'distance'
      | 'theme'
      | 'span'
      | 'saturnNow'
      | 'eclipse'
      | 'eclipseToday'
      | 'eclipseNext'
      | 'after',
      string
    >
  >;
  readonly meaning: (transit: TransitId) => Meaning;
  readonly phases: Readonly<Record<'new-moon' | 'full-moon', string>>;
  readonly asOf: (transit: string, date: string) => string;
  readonly signIs: (sign: string, yourHouse: string) => string;
  /** 0 to 6 signs from the Moon sign. */
  readonly apart: (sign: string, count: number) => string;
  readonly positionOf: (position: string, isRetrograde: boolean) => string;
  readonly inSign: (planet: string, sign: string) => string;
  readonly fromTo: (from: string, to: string) => string;
  readonly changesSigns: (planet: string) => string;
  readonly enters: (sign: string, yourHouse: string, date: string) => string;
  readonly turns: (planet: string, how: 'retrograde' | 'direct') => string;
  readonly inSignOn: (sign: string, date: string) => string;
  readonly aspectName: (aspect: AspectKey) => string;
  readonly aspectToday: (planet: string, aspect: string, other: string) => string;
  readonly orb: (degrees: string) => string;
  readonly saturnWho: (first: string, second: string) => string;
  readonly phaseNext: (phase: string) => string;
  readonly phaseAfter: (phase: string) => string;
  readonly moonIn: (sign: string, at: string) => string;
  /** `partial lunar eclipse` */
  readonly eclipseKind: (eclipse: Pick<Eclipse, 'eclipsed' | 'type'>) => string;
  readonly eclipse: (
    told: Readonly<Record<'kind' | 'position' | 'phase' | 'at', string>>,
  ) => string;
  /** A date with its clock, as `{when}` says it. */
  readonly when: (date: string, clock: string) => string;
  /** `{planet}`, `{sign}`, `{since}`, `{until}` */
  readonly slowNow: Passages;
  readonly slowGift: Readonly<Record<SlowPlanet, Passages>>;
  readonly slowHouse: Houses;
  /** By the signs between it and that of the Moon: `{moon}`. */
  readonly toTheMoon: readonly Passages[];
  /** `{planet}`, `{date}`, `{sign}` */
  readonly slowStation: Readonly<Record<'retrograde' | 'direct', Passages>>;
  /** `{planet}`, `{sign}`, `{date}`, `{house}`, `{theme}` */
  readonly slowNext: Passages;
  /** `{planet}`, `{aspect}`, `{other}` */
  readonly slowAspect: Passages;
  /** `{planet}` */
  readonly retroAlert: Passages;
  /** `{sign}`, `{since}`, `{until}` */
  readonly saturnNow: Passages;
  /** `{first}`, `{second}` */
  readonly saturnBorn: Passages;
  readonly saturnMeaning: Passages;
  /** `{when}`, `{sign}`, `{wait}` */
  readonly lunationNext: OfPhase;
  /** `{clock}`, `{sign}` */
  readonly lunationToday: OfPhase;
  readonly lunationMeaning: OfPhase;
  /** `{date}`, `{sign}` */
  readonly lunationAnswer: OfPhase;
  readonly lunationHouse: Readonly<Record<'new-moon' | 'full-moon', Houses>>;
  readonly signAccent: Readonly<Record<SignKey, Passages>>;
  /** `{kind}`, `{when}`, `{sign}`, `{wait}` */
  readonly eclipseNext: Readonly<Record<'sun' | 'moon', Passages>>;
  /** `{kind}`, `{sign}`, `{clock}` */
  readonly eclipseToday: Passages;
  readonly eclipseMeaning: Passages;
  /** `{kind}`, `{date}`, `{sign}` */
  readonly eclipseAfter: Passages;
  /** `{one}`, `{two}`, `{three}` */
  readonly tips: Passages;
  readonly question: Passages;
  readonly closing: Passages;
}

/** The words by the language of a reading. */
export const WORDS: Readonly<Record<Language, TransitWords>> = { en: ENGLISH, hi: HINDI };
