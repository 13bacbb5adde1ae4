import type { Language } from '@cosmic/contracts/language';
import type { Angle, Days, Happens, Placed, StatedFact } from '@cosmic/narrator/craft/stated';
import { seeded } from '@cosmic/divination/draw/seeded';
import { PLANETS, type Planet } from '@cosmic/sky/bodies';
import type { Position } from '@cosmic/sky/astronomy/ephemeris';
import type { MoonState } from '@cosmic/sky/astronomy/moon';
import { SIGNS, type SignKey } from '@cosmic/sky/zodiac';
import type { Context, Facts } from '../maker';
import {
  dayOf,
  minuteOf,
  moonPlaced,
  ownSign,
  placedAt,
  plainFact,
  positionsOf,
  rulesSign,
} from '../stated';
import { utcDate } from '../today';
import type { ParamsOf } from '../tool';
import { houseFrom, signBy } from '../wording';
import type { SkyAspect } from './aspects';
import type { SkyChanges } from './changes';
import { isOver, lastDayOf, periodOf, type Period } from './period';
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
  /** Whether the Moon's phase has another name than a day before. */
  readonly phaseBegins: boolean;
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
  const { positions, moon, phaseBegins, aspects, changes } = skyOf(period);
  const placed = PLANETS.map((planet): [Planet, Placement] => [
    planet,
    { planet, ...positions[planet], house: houseFrom(sign, positions[planet].sign) },
  ]);
  const known = {
    language,
    sign,
    period,
    moon,
    phaseBegins,
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

function shownOf(known: HoroscopeKnown, words: FactWords): StatedFact[] {
  const { sign, period, placements, ruler, changes, extras } = known;
  const { labels, entering } = words;
  const noon = minuteOf(period.noon);
  const meets = (at: { at: Date; sign: SignKey }, what: Omit<Happens, 'is'>): Happens => ({
    ...{ is: 'happens', ...what, sign: at.sign, at: minuteOf(at.at) },
    house: houseFrom(sign, at.sign),
  });
  const backwards = PLANETS.filter((planet) => placements[planet].retrograde);
  const enters = (at: Date): Entering => (isOver(at, period) ? 'entered' : 'enters');
  const change = (how: Entering, { at, sign: entered }: { at: Date; sign: SignKey }) =>
    entering(how, { at, sign: entered, house: houseFrom(sign, entered) });
  return [
    { key: 'period', label: labels.period, value: words.period(period), states: spanOf(period) },
    {
      key: 'houses',
      label: labels.houses,
      value: words.houses(sign, period.noon),
      states: [ownSign(sign), positionsOf(noon)],
    },
    {
      key: 'moon',
      label: labels.moon,
      value: words.moon(known.moon, placements.moon.house),
      states: [moonPlaced(known.moon, { house: placements.moon.house, when: 'now' })],
    },
    ...changes.moon.map((ingress, index) => ({
      key: `moon-enters-${index + 1}`,
      label: words.changesSigns('moon'),
      value: change(enters(ingress.at), ingress),
      states: [meets(ingress, { body: 'moon' })],
    })),
    ...changes.phases.map((event) => ({
      key: `${event.phase}-${utcDate(event.at)}`,
      label: event.phase === 'new-moon' ? labels.newMoon : labels.fullMoon,
      value: change('in', event),
      states: [meets(event, { phase: event.phase })],
    })),
    ...PLANETS.filter((planet) => planet !== 'moon').map((planet) => ({
      key: planet,
      label: words.planet(planet),
      value: words.placement(placements[planet]),
      states: [stands(placements[planet])],
    })),
    {
      key: 'ruler',
      label: words.rulerOf(sign),
      value: `${words.planet(ruler)}, ${words.placement(placements[ruler])}`,
      states: [rulesSign(ruler, sign), ownSign(sign), stands(placements[ruler])],
    },
    ...known.aspects.map((aspect) => ({
      key: `aspect-${aspect.first}-${aspect.aspect}-${aspect.second}`,
      label: words.aspect(aspect),
      value: words.aspectState(aspect, period.oneDay),
      states: [angleOf(aspect, period.oneDay)],
    })),
    {
      key: 'retrograde',
      label: labels.retrograde,
      value: words.listed(backwards.map(words.planet)) || words.none,
      states: backwards.map((body) => ({ is: 'placed', body, motion: 'retrograde', when: 'now' })),
    },
    ...changes.ingresses.map((ingress) => ({
      key: `${ingress.body}-enters-${ingress.sign}-${utcDate(ingress.at)}`,
      label: words.changesSigns(ingress.body),
      value: change(enters(ingress.at), ingress),
      states: [meets(ingress, { body: ingress.body })],
    })),
    ...changes.stations.map((station) => ({
      key: `${station.body}-turns-${station.turns}-${utcDate(station.at)}`,
      label: words.turns(station.body, station.turns, isOver(station.at, period)),
      value: change('in', station),
      states: [meets(station, { body: station.body, turns: station.turns })],
    })),
    {
      key: 'lucky-number',
      label: labels.luckyNumber,
      value: String(extras.luckyNumber),
      states: [{ is: 'number', of: 'lucky', value: extras.luckyNumber }],
    },
    {
      key: 'compatible-sign',
      label: labels.compatibleSign,
      value: words.sign(extras.compatibleSign),
      states: [ownSign(extras.compatibleSign)],
    },
    plainFact('power-color', labels.powerColor, words.colors[extras.powerColor]),
    plainFact('mood', labels.mood, words.moods[extras.mood]),
  ];
}

function spanOf(period: Period): Days[] {
  const last = lastDayOf(period);
  return [period.from, ...(period.oneDay ? [] : [last, period.noon])].map((at) =>
    positionsOf(dayOf(at)),
  );
}

function stands({ planet, longitude, house, retrograde }: Placement): Placed {
  const motion = retrograde ? { motion: 'retrograde' as const } : {};
  return placedAt(planet, longitude, { house, ...motion, when: 'now' });
}

function angleOf({ first, second, aspect, orb, at }: SkyAspect, oneDay: boolean): Angle {
  const closest = oneDay ? {} : { at: dayOf(at) };
  return { is: 'angle', bodies: [first, second], aspect, orb, ...closest, when: 'now' };
}
