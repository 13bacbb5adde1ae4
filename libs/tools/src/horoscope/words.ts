import type { Language } from '@cosmic/contracts/language';
import type { Planet } from '@cosmic/sky/bodies';
import type { MoonState } from '@cosmic/sky/astronomy/moon';
import type { SignKey } from '@cosmic/sky/zodiac';
import type { Timeframe } from '../fields/choice';
import { HINDI } from '../hindi/horoscope-words';
import type { AspectName } from '../passages/aspects';
import type { PhaseName } from '../passages/moon-phase';
import type { HousePlanet } from '../passages/planet-in-house';
import type { PlanetPair } from '../charts/planet-pairs';
import type { RETROGRADE } from '../passages/ruler';
import type { SkyAspect } from './aspects';
import { ENGLISH } from './english-words';
import type { Extras, Placement } from './facts';
import type { HousePair } from './house-pairs';
import type { Period } from './period';

type Passages = readonly string[];

/** All that a horoscope's text is made of in one language. */
export interface AlmanacWords {
  readonly periods: Readonly<Record<Timeframe, string>>;
  /** What a day is about, in one line, and one thing to do on it, by a house; the first house first. */
  readonly essence: readonly Passages[];
  readonly instruction: readonly Passages[];
  /** A day with others, its work and money, and what it has for oneself, by a house. */
  readonly people: readonly Passages[];
  readonly work: readonly Passages[];
  readonly self: readonly Passages[];
  readonly opening: Readonly<Record<SignKey, Passages>>;
  readonly closing: Readonly<Record<SignKey, Passages>>;
  readonly moonInSign: Readonly<Record<SignKey, Passages>>;
  readonly moonInHouse: readonly Passages[];
  readonly moonPhase: Readonly<Record<PhaseName, Passages>>;
  readonly dateline: Passages;
  readonly moonArrives: Passages;
  /** What that means for the asked sign: of a Moon that is still to come. */
  readonly moonArrivesIn: Passages;
  readonly moonArrived: Passages;
  readonly moonChanges: Passages;
  readonly lunation: Readonly<Record<'new' | 'full', Passages>>;
  readonly lunationPast: AlmanacWords['lunation'];
  readonly aspectLead: Readonly<Record<AspectName, Passages>>;
  readonly aspectLeadPast: AlmanacWords['aspectLead'];
  readonly aspectAdvice: Readonly<Record<AspectName, Passages>>;
  /** What an aspect joins in the asked sign's life, by its two houses. */
  readonly housePairs: Readonly<Record<HousePair, Passages>>;
  /** More of the same for the pairs whose signs are an aspect apart, which meet often. */
  readonly houseMeetings: Readonly<Partial<Record<HousePair, Passages>>>;
  /** The same for two planets in one house, the first house first. */
  readonly oneHouse: readonly Passages[];
  readonly aspectAfter: Passages;
  readonly quietDay: Passages;
  readonly quietTask: Passages;
  /** For weeks and months without a meeting of planets; where it is empty, nothing is said of that. */
  readonly noAspect: Passages;
  readonly planetPairs: Readonly<Record<PlanetPair, Passages>>;
  readonly planetInHouse: Readonly<Record<HousePlanet, readonly Passages[]>>;
  readonly rulerDirect: Passages;
  readonly rulerRetrograde: Passages;
  readonly rulerLight: Readonly<Record<'sun' | 'moon', Passages>>;
  /** For a day on which the ruler itself changes signs or direction. */
  readonly rulerEnters: Passages;
  readonly rulerTurns: Readonly<Record<'retrograde' | 'direct', Passages>>;
  readonly retrograde: Readonly<Record<keyof typeof RETROGRADE, Passages>>;
  readonly ingress: Passages;
  readonly ingressPast: Passages;
  readonly station: Readonly<Record<'retrograde' | 'direct', Passages>>;
  readonly stationPast: AlmanacWords['station'];
  readonly extras: Passages;
  /** The same for a single day, which they name. */
  readonly dayExtras: Passages;
  /** What fills the slots of those. */
  extraSlots(extras: Extras): Readonly<Record<string, string>>;
  planet(planet: Planet): string;
  sign(sign: SignKey): string;
  house(house: number): string;
  houseTheme(house: number): string;
  /** A UTC date in a sentence. */
  day(at: Date): string;
  /** The same as the time at which something happens. */
  onDay(at: Date): string;
  /** A UTC date with its year. */
  date(at: Date): string;
}

/** How something of the Moon's or a planet's meets a sign; `entered` is over. */
export type Entering = 'enters' | 'entered' | 'in';

interface Met {
  readonly at: Date;
  readonly sign: SignKey;
  readonly house: number;
}

/** All that a horoscope's facts are told with in one language. */
export interface FactWords {
  readonly labels: Readonly<
    Record<
      | 'period'
      | 'houses'
      | 'moon'
      | 'newMoon'
      | 'fullMoon'
      | 'retrograde'
      | 'luckyNumber'
      | 'compatibleSign'
      | 'powerColor'
      | 'mood',
      string
    >
  >;
  readonly colors: Readonly<Record<Extras['powerColor'], string>>;
  readonly moods: Readonly<Record<Extras['mood'], string>>;
  /** Where no planet runs backwards. */
  readonly none: string;
  period(period: Period): string;
  houses(sign: SignKey, noon: Date): string;
  moon(moon: MoonState, house: number): string;
  placement(placement: Placement): string;
  rulerOf(sign: SignKey): string;
  aspect(aspect: SkyAspect): string;
  aspectState(aspect: SkyAspect, oneDay: boolean): string;
  changesSigns(planet: Planet): string;
  turns(planet: Planet, turns: 'retrograde' | 'direct', over: boolean): string;
  entering(how: Entering, met: Met): string;
  planet(planet: Planet): string;
  sign(sign: SignKey): string;
  listed(items: readonly string[]): string;
}

/** A horoscope's words by the language that was asked for. */
export const WORDS: Readonly<Record<Language, { almanac: AlmanacWords; facts: FactWords }>> = {
  en: ENGLISH,
  hi: HINDI,
};
