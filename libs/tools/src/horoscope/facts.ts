import type { Fact } from '@cosmic/contracts/readings';
import { seeded } from '@cosmic/divination/seeded';
import { PLANETS, type Planet } from '@cosmic/sky/bodies';
import type { Position } from '@cosmic/sky/ephemeris';
import type { MoonState } from '@cosmic/sky/moon';
import { formatPosition, SIGNS, type SignKey } from '@cosmic/sky/zodiac';
import type { Context, Facts } from '../maker';
import type { ParamsOf } from '../tool';
import {
  dateAndTime,
  houseFrom,
  houseName,
  houseTheme,
  listed,
  planetLabel,
  signBy,
} from '../wording';
import type { SkyAspect } from './aspects';
import type { SkyChanges } from './changes';
import { periodOf, type Period } from './period';
import { skyOf } from './sky';
import type { horoscope } from './tool';

const COLOURS = ['Blue', 'Red', 'Green', 'Purple', 'Gold'] as const;
const MOODS = ['Energetic', 'Reflective', 'Creative', 'Romantic', 'Focused'] as const;

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
  readonly sign: SignKey;
  readonly period: Period;
  readonly moon: MoonState;
  /** At noon UTC of the period's first day. */
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
  { sign, timeframe }: ParamsOf<typeof horoscope>,
  { at }: Context,
): HoroscopeFacts {
  const period = periodOf(timeframe, at);
  const { positions, moon, aspects, changes } = skyOf(period);
  const placed = PLANETS.map((planet): [Planet, Placement] => [
    planet,
    { planet, ...positions[planet], house: houseFrom(sign, positions[planet].sign) },
  ]);
  const known = {
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
  return { ...known, shown: shownOf(known) };
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

function shownOf(known: Omit<HoroscopeFacts, 'shown'>): Fact[] {
  const { sign, period, placements, ruler, changes, extras } = known;
  const backwards = PLANETS.filter((planet) => placements[planet].retrograde);
  const entering = (at: Date, verb: string, key: SignKey) =>
    `${verb} ${signBy(key).name}, ${inHouse(houseFrom(sign, key))}, on ${dateAndTime(at)}`;
  return [
    { key: 'period', label: 'Period', value: `${period.label} (${period.words})` },
    {
      key: 'houses',
      label: 'Houses',
      value: `counted by whole signs from ${signBy(sign).name}; positions for ${dateAndTime(period.noon)}`,
    },
    { key: 'moon', label: 'Moon', value: moonValue(known) },
    ...changes.moon.map(({ at, sign: entered }, index) => ({
      key: `moon-enters-${index + 1}`,
      label: 'Moon changes signs',
      value: entering(at, 'enters', entered),
    })),
    ...changes.phases.map(({ at, phase, sign: lit }) => ({
      key: `${phase}-${dayOf(at)}`,
      label: phase === 'new-moon' ? 'New Moon' : 'Full Moon',
      value: entering(at, 'in', lit),
    })),
    ...PLANETS.filter((planet) => planet !== 'moon').map((planet) => ({
      key: planet,
      label: planetLabel(planet),
      value: placementValue(placements[planet]),
    })),
    {
      key: 'ruler',
      label: `Ruler of ${signBy(sign).name}`,
      value: `${planetLabel(ruler)}, ${placementValue(placements[ruler])}`,
    },
    ...known.aspects.map(({ first, second, aspect, state }) => ({
      key: `aspect-${first}-${aspect}-${second}`,
      label: `${planetLabel(first)} ${aspect} ${planetLabel(second)}`,
      value: state,
    })),
    {
      key: 'retrograde',
      label: 'Retrograde',
      value: listed(backwards.map(planetLabel)) || 'none of the planets',
    },
    ...changes.ingresses.map(({ at, body, sign: entered }) => ({
      key: `${body}-enters-${entered}-${dayOf(at)}`,
      label: `${planetLabel(body)} changes signs`,
      value: entering(at, 'enters', entered),
    })),
    ...changes.stations.map(({ at, body, turns, sign: there }) => ({
      key: `${body}-turns-${turns}-${dayOf(at)}`,
      label: `${planetLabel(body)} turns ${turns}`,
      value: entering(at, 'in', there),
    })),
    { key: 'lucky-number', label: 'Lucky number', value: String(extras.luckyNumber) },
    {
      key: 'compatible-sign',
      label: 'Compatible sign',
      value: signBy(extras.compatibleSign).name,
    },
    { key: 'power-color', label: 'Power color', value: extras.powerColor },
    { key: 'mood', label: 'Mood', value: extras.mood },
  ];
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

function moonValue({ moon, placements }: Omit<HoroscopeFacts, 'shown'>): string {
  return [
    formatPosition(moon.longitude),
    moon.phase,
    ...(moon.phase.startsWith('Wa') ? [] : [moon.waxing ? 'waxing' : 'waning']),
    `${Math.round(moon.illumination * 100)}% lit`,
    inHouse(placements.moon.house),
  ].join(', ');
}

function placementValue({ longitude, retrograde, house }: Placement): string {
  const position = formatPosition(longitude);
  return [position, inHouse(house), ...(retrograde ? ['retrograde'] : [])].join(', ');
}

function inHouse(house: number): string {
  return `your ${houseName(house)} house (${houseTheme(house)})`;
}
