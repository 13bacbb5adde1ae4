import type { Language } from '@cosmic/contracts/language';
import type { Fact } from '@cosmic/contracts/readings';
import { seeded } from '@cosmic/divination/seeded';
import { PLANETS, type Planet } from '@cosmic/sky/bodies';
import type { Position } from '@cosmic/sky/ephemeris';
import type { MoonState } from '@cosmic/sky/moon';
import { SIGNS, type SignKey } from '@cosmic/sky/zodiac';
import type { Context, Facts } from '../maker';
import { utcDate } from '../today';
import type { ParamsOf } from '../tool';
import { houseFrom, signBy } from '../wording';
import type { SkyAspect } from './aspects';
import type { SkyChanges } from './changes';
import { isOver, periodOf, type Period } from './period';
import { skyOf } from './sky';
import type { horoscope } from './tool';
import { WORDS, type Entering, type FactWords } from './words';

/** All that is known before it is put into words. */
type HoroscopeKnown = Omit<HoroscopeFacts, 'shown'>;

export const COLOURS = ['Blue', 'Red', 'Green', 'Purple', 'Gold'] as const;
export const MOODS = ['Energetic', 'Reflective', 'Creative', 'Romantic', 'Focused'] as const;

/** A planet as the asked sign sees it. */
export interface Placement extends Position {
  readonly planet: Planet;
  /** 1 to 12: whole signs, counted from the asked sign. */
  readonly house: number;
}

/** The small gifts of a period, the same for everybody who asks for that sign. */
export interface Extras {
  readonly luckyNumber: number;
  readonly compatibleSign: SignKey;
  readonly powerColor: (typeof COLOURS)[number];
  readonly mood: (typeof MOODS)[number];
}

export interface HoroscopeFacts extends Facts {
  /** What it is written in. */
  readonly language: Language;
  readonly sign: SignKey;
  readonly period: Period;
  readonly moon: MoonState;
  /** At noon UTC of the day as of which the period is told. */
  readonly placements: Readonly<Record<Planet, Placement>>;
  /** The planet that rules the asked sign. */
  readonly ruler: Planet;
  /** The tightest first. */
  readonly aspects: readonly SkyAspect[];
  readonly changes: SkyChanges;
  readonly extras: Extras;
}

/** What the sky of a period holds for a sign. */
export function facts(
  { sign, timeframe, language = 'en' }: ParamsOf<typeof horoscope>,
  { at }: Context,
): HoroscopeFacts {
  const period = periodOf(timeframe, at);
  const { positions, moon, aspects, changes } = skyOf(period);
  const placed = PLANETS.map((planet): [Planet, Placement] => [
    planet,
    { planet, ...positions[planet], house: houseFrom(sign, positions[planet].sign) },
  ]);
  const known = {
    language,
    sign,
    period,
    moon,
    placements: Object.fromEntries(placed) as Record<Planet, Placement>,
    // A sign's classical ruler is always one of the ten planets.
    ruler: signBy(sign).ruler as Planet,
    aspects,
    changes,
    extras: extrasOf(sign, period),
  };
  return { ...known, shown: shownOf(known, WORDS[language].facts) };
}

function extrasOf(sign: SignKey, { timeframe, start }: Period): Extras {
  const random = seeded('horoscope extras', sign, timeframe, start);
  return {
    luckyNumber: random.integer(1, 99),
    compatibleSign: random.pick(SIGNS.filter(({ key }) => key !== sign)).key,
    powerColor: random.pick(COLOURS),
    mood: random.pick(MOODS),
  };
}

function shownOf(known: HoroscopeKnown, words: FactWords): Fact[] {
  const { sign, period, placements, ruler, changes, extras } = known;
  const { labels, entering } = words;
  const backwards = PLANETS.filter((planet) => placements[planet].retrograde);
  const enters = (at: Date): Entering => (isOver(at, period) ? 'entered' : 'enters');
  const change = (how: Entering, { at, sign: entered }: { at: Date; sign: SignKey }) =>
    entering(how, { at, sign: entered, house: houseFrom(sign, entered) });
  return [
    { key: 'period', label: labels.period, value: words.period(period) },
    { key: 'houses', label: labels.houses, value: words.houses(sign, period.noon) },
    { key: 'moon', label: labels.moon, value: words.moon(known.moon, placements.moon.house) },
    ...changes.moon.map((ingress, index) => ({
      key: `moon-enters-${index + 1}`,
      label: words.changesSigns('moon'),
      value: change(enters(ingress.at), ingress),
    })),
    ...changes.phases.map((event) => ({
      key: `${event.phase}-${utcDate(event.at)}`,
      label: event.phase === 'new-moon' ? labels.newMoon : labels.fullMoon,
      value: change('in', event),
    })),
    ...PLANETS.filter((planet) => planet !== 'moon').map((planet) => ({
      key: planet,
      label: words.planet(planet),
      value: words.placement(placements[planet]),
    })),
    {
      key: 'ruler',
      label: words.rulerOf(sign),
      value: `${words.planet(ruler)}, ${words.placement(placements[ruler])}`,
    },
    ...known.aspects.map((aspect) => ({
      key: `aspect-${aspect.first}-${aspect.aspect}-${aspect.second}`,
      label: words.aspect(aspect),
      value: words.aspectState(aspect, period.oneDay),
    })),
    {
      key: 'retrograde',
      label: labels.retrograde,
      value: words.listed(backwards.map(words.planet)) || words.none,
    },
    ...changes.ingresses.map((ingress) => ({
      key: `${ingress.body}-enters-${ingress.sign}-${utcDate(ingress.at)}`,
      label: words.changesSigns(ingress.body),
      value: change(enters(ingress.at), ingress),
    })),
    ...changes.stations.map((station) => ({
      key: `${station.body}-turns-${station.turns}-${utcDate(station.at)}`,
      label: words.turns(station.body, station.turns, isOver(station.at, period)),
      value: change('in', station),
    })),
    { key: 'lucky-number', label: labels.luckyNumber, value: String(extras.luckyNumber) },
    {
      key: 'compatible-sign',
      label: labels.compatibleSign,
      value: words.sign(extras.compatibleSign),
    },
    { key: 'power-color', label: labels.powerColor, value: words.colors[extras.powerColor] },
    { key: 'mood', label: labels.mood, value: words.moods[extras.mood] },
  ];
}
