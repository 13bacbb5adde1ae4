import type { Tone } from '@cosmic/contracts/blog/blog-admin';
import type { Planet } from '@cosmic/sky/bodies';
import type { SkyEvent } from '@cosmic/sky/calendar/calendar';
import type { Eclipse } from '@cosmic/sky/calendar/eclipses';
import type { Quarter } from '@cosmic/sky/astronomy/moon';
import type { Dignity } from '@cosmic/sky/charts/dignities';
import type { RetrogradePlanet } from '@cosmic/divination/retrograde/retrogrades';
import type { SignKey } from '@cosmic/sky/zodiac';
import type { AspectName } from '@cosmic/tools/passages/aspects';
import type { SkyNames } from '@cosmic/tools/words/sky-names';
import type { Period } from '../subjects/period';
import type { Meeting, Stay } from './course';

type Lines = readonly string[];

/** The passages on the sky in one language; a sentence with `{slots}` each. */
export interface SkyPassages {
  readonly opening: Readonly<Record<Tone, Lines>>;
  readonly phase: Readonly<Record<Quarter, Lines>>;
  readonly eclipse: Lines;
  readonly ingress: Lines;
  readonly turnsRetrograde: Lines;
  readonly turnsDirect: Lines;
  readonly theme: Readonly<Record<Planet, string>>;
  readonly moonInSign: Readonly<Record<SignKey, Lines>>;
  readonly accent: Readonly<Record<SignKey, Lines>>;
  readonly retrograde: Readonly<
    Record<RetrogradePlanet, Readonly<Record<'text' | 'slowDown' | 'rhythm', string>>>
  >;
  readonly planetInSign: Lines;
  readonly manner: Readonly<Record<SignKey, string>>;
  readonly excess: Readonly<Record<SignKey, string>>;
  readonly standing: Readonly<Record<Dignity | 'none', Lines>>;
  readonly practice: Readonly<Record<Planet, Lines>>;
  readonly watchFor: Lines;
  readonly aspectLead: Readonly<Record<AspectName, Lines>>;
  readonly aspectAdvice: Readonly<Record<AspectName, Lines>>;
  readonly pairs: Readonly<Record<string, Lines>>;
}

/** What articles on the sky are told with in one language: what is true is found once for all. */
export interface SkyWords {
  readonly names: SkyNames;
  readonly passages: SkyPassages;
  /** In which time the dates are. */
  readonly timeNote: string;
  /** A text as it begins a sentence. */
  readonly first: (text: string) => string;
  /** A period as it stands within a sentence. */
  readonly periodName: (period: Period) => string;
  readonly eventName: (event: SkyEvent) => string;
  readonly eclipseSlots: (eclipse: Eclipse) => Readonly<Record<string, string>>;
  readonly phaseName: (phase: Quarter) => string;
  /** From one day to another. */
  readonly span: (stretch: { from: Date; to: Date }) => string;
  /** As a label: `Mars in Leo`. */
  readonly planetInSign: (planet: Planet, sign: string) => string;
  readonly sky: {
    readonly thing: string;
    readonly subtitle: (period: Period) => string;
    readonly description: (period: Period) => string;
    readonly tags: Readonly<Record<'moon' | 'calendar' | 'eclipses' | 'retrograde', string>>;
    readonly planetTag: (planet: Planet) => string;
    readonly signTag: (sign: SignKey) => string;
    readonly retrogradeIn: (planet: Planet, sign: string) => string;
    readonly headings: Readonly<Record<'glance' | 'moon' | 'changes' | 'backwards', string>>;
    readonly where: (planet: Planet) => string;
    readonly stands: (planet: Planet, sign: string, theme: string) => string;
    readonly backwards: (planets: string) => string;
    readonly happens: (rhythm: string, until: Date | undefined) => string;
  };
  readonly focus: {
    readonly title: (thing: string, period: Period) => string;
    readonly description: (thing: string, period: Period, isOfPlanets: boolean) => string;
    readonly subtitles: Readonly<
      Record<'eclipses' | 'phases' | 'backwards' | 'notBackwards' | 'mistaken' | 'planets', string>
    >;
    readonly things: Readonly<Record<'eclipses' | 'backwards', string>>;
    readonly planetIn: (planet: Planet, signs: string) => string;
    readonly phases: (phases: string) => string;
    readonly glance: (period: Period) => string;
  };
  readonly course: {
    readonly where: (planet: Planet, period: Period) => string;
    readonly notThere: (
      planet: Planet,
      sign: string,
      period: Period,
      next: Stay | undefined,
    ) => string;
    readonly whole: (planet: Planet, sign: string, period: Period, stay: Stay) => string;
    readonly visits: (planet: Planet, sign: string, period: Period, visits: string) => string;
    readonly moon: string;
    readonly stays: (planet: Planet, period: Period, first: Stay, later: readonly Stay[]) => string;
    readonly makes: (sign: string, planet: Planet) => string;
    /** How many lines on a sign stand beside what it makes of a planet. */
    readonly accents: number;
    readonly meets: (planet: Planet) => string;
    readonly on: (at: Date) => string;
    readonly meeting: (planet: Planet, meeting: Meeting) => string;
    readonly place: (planet: Planet, position: string) => string;
    readonly absent: (period: Period) => string;
    readonly noon: (date: string) => string;
    readonly factSpan: (stretch: { from: Date; to: Date }) => string;
  };
  readonly retrograde: {
    readonly asks: (planet: Planet) => string;
    readonly no: (
      planet: Planet,
      period: Period,
      next: { from: Date; to: Date } | undefined,
      rhythm: string,
    ) => string;
    readonly yes: (spans: string, rhythm: string) => string;
    readonly who: (period: Period) => string;
    readonly what: string;
    readonly name: (planet: Planet) => string;
  };
  readonly phases: {
    readonly heading: (phases: string, period: Period) => string;
    readonly elsewhere: (period: Period, signs: string) => string;
    readonly next: (event: SkyEvent) => string;
  };
  readonly eclipses: {
    readonly heading: (period: Period) => string;
    readonly later: string;
    readonly none: (period: Period) => string;
  };
  readonly houses: {
    readonly heading: (houses: string) => string;
    readonly who: (planet: Planet, sign: string, rising: string) => string;
    readonly text: (house: number, who: string) => string;
  };
}
