import type { ChartSchool } from '@cosmic/contracts/sky/chart-school';
import type { Language } from '@cosmic/contracts/language';
import type { Place } from '@cosmic/contracts/sky/places';
import type { Fact } from '@cosmic/contracts/readings/readings';
import type { Placed, StatedFact } from '@cosmic/narrator/craft/stated';
import type { Body } from '@cosmic/sky/bodies';
import { natalChart, type NatalChart } from '@cosmic/sky/charts/chart';
import { dateOnEarth, dayAt } from '@cosmic/sky/places/birth-hours';
import { likelyInstant, readClock } from '@cosmic/sky/places/clock';
import type { HouseSystem } from '@cosmic/sky/charts/houses';
import { noonChart, type NoonChart } from '@cosmic/sky/charts/noon-chart';
import { ownClocks } from '@cosmic/sky/places/zone-history';
import type { Sign, SignKey } from '@cosmic/sky/zodiac';
import { clockFacts, clockTold } from './birth-clock';
import { countedBy, zodiacFact } from './chart-school';
import { BIRTH_WORDS } from '../words/birth-words';
import { coordinatesOf, townOf } from '../words/place-words';
import { SKY_NAMES } from '../words/sky-names';
import { inSign, minuteOf, ownSign, placedAt } from '../stated';
import { DAY_MS } from '../today';
import { timeOfDay } from '../wording';

/** What a person told about a birth; time and place may have been left out. */
export interface BirthData {
  readonly dob: string;
  readonly time: string;
  readonly place: Place | null;
}

/** A birth whose instant and place are known: houses and angles are exact. */
export interface ExactBirth {
  readonly time: 'known';
  readonly at: Date;
  readonly place: Place;
  readonly chart: NatalChart;
  /** How the chart is counted. */
  readonly school: ChartSchool;
  /** The one that was asked for, by itself Placidus; whole signs where that has no houses. */
  readonly system: HouseSystem;
  /** The system that was asked for, where it has no houses so close to a pole. */
  readonly lacking: HouseSystem | null;
  readonly cusps: readonly number[];
  /** What was taken for granted, in words for the list of facts. */
  readonly said: readonly Fact[];
}

/** A birth of which only the day is known, read for the middle of it. */
export interface DayBirth {
  readonly time: 'unknown';
  /** The instant that stands for the day: its middle, or noon UTC where the place is not known. */
  readonly at: Date;
  /**
   * First instant of the day and first that is no longer in it. Where the place is not known they
   * span the 50 hours that a date lasts on Earth.
   */
  readonly from: Date;
  readonly to: Date;
  readonly chart: NoonChart;
  /** How the chart is counted. */
  readonly school: ChartSchool;
  readonly said: readonly Fact[];
}

export type Birth = ExactBirth | DayBirth;

/**
 * The chart of a birth date of which neither hour nor place is known, for noon UTC, with all that the
 * date allows anywhere on Earth; undefined when the date was left out.
 *
 * @param school how the chart is counted
 */
export function maybeChartOf(birthDate: string, school: ChartSchool = {}): NoonChart | undefined {
  return birthDate === '' ? undefined : chartOf(birthDate, school);
}

/** The same for a date that is known to be there. */
export function chartOf(birthDate: string, school: ChartSchool = {}): NoonChart {
  const { from, to, noon } = dateOnEarth(birthDate);
  return countedBy(school, noonChart(from, to, noon));
}

/**
 * The chart of birth data: exact when time and place are known, else for the middle of the day.
 *
 * A time that the clocks showed twice or left out is read by `likelyInstant`; `said` tells so.
 * Without a place the zone is not known: a time means nothing, and the date is the 50 hours that it
 * lasts on Earth.
 *
 * @param language of what `said` tells
 * @param school how the chart is counted
 */
export function birthOf(
  data: BirthData,
  language: Language = 'en',
  school: ChartSchool = {},
): Birth {
  const { dob, time, place } = data;
  return place && time !== ''
    ? exactBirth({ dob, time, place }, language, school)
    : dayBirth(data, language, school);
}

/** The chart of birth data, or undefined when the date was left out; otherwise as `birthOf`. */
export function maybeBirthOf(
  data: BirthData,
  language: Language = 'en',
  school: ChartSchool = {},
): Birth | undefined {
  return data.dob === '' ? undefined : birthOf(data, language, school);
}

/** The signs a body can be in: one, or more where it changed on that date and the hour is not known. */
export function signsAtBirth(birth: Birth, body: Body): readonly SignKey[] {
  return birth.time === 'known' ? [birth.chart.bodies[body].sign] : birth.chart.ranges[body].signs;
}

/** The sign of a body where it is certain. */
export function certainSign(birth: Birth, body: Body): SignKey | undefined {
  const [sign, other] = signsAtBirth(birth, body);
  return other === undefined ? sign : undefined;
}

/** A body's place in words: `Taurus 0°12'; Aries or Taurus depending on the hour`. */
export function positionAtBirth(birth: Birth, body: Body, language: Language = 'en'): string {
  const position = SKY_NAMES[language].position(birth.chart.bodies[body].longitude);
  const signs = signsAtBirth(birth, body).map(SKY_NAMES[language].sign);
  if (birth.time === 'known' || signs.length === 1) return position;
  return `${position}; ${BIRTH_WORDS[language].depending(signs, openTo(birth, language))}`;
}

/** The same as statements: one of each sign that it can be in. */
export function placedAtBirth(
  birth: Birth,
  body: Body,
  when: Placed['when'],
  houses: readonly number[] = [],
): Placed[] {
  const placed = placedAt(body, birth.chart.bodies[body].longitude, { when });
  const signs = signsAtBirth(birth, body);
  return [
    placed,
    ...signs.filter((sign) => sign !== placed.sign).map((sign) => inSign(body, sign, when)),
    ...houses.map((house): Placed => ({
      ...{ is: 'placed', body, when, house },
      ...(signs.length === 1 ? { sign: placed.sign } : {}),
    })),
  ];
}

/** Where a body stands in the chart of a date, and what else the date allows. */
export function placedInChart({ at, bodies, ranges }: NoonChart, body: Body): Placed[] {
  const placed = placedAt(body, bodies[body].longitude, { at: minuteOf(at), when: 'birth' });
  const others = ranges[body].signs.filter((sign) => sign !== placed.sign);
  return [placed, ...others.map((sign) => inSign(body, sign, 'birth'))];
}

/** What would have to be known to tell what a day leaves open. */
export function openTo(
  { from, to }: Pick<DayBirth, 'from' | 'to'>,
  language: Language = 'en',
): string {
  const { hour, hourAndPlace } = BIRTH_WORDS[language];
  // A civil day has 25 hours at most.
  return to.getTime() - from.getTime() > 1.5 * DAY_MS ? hourAndPlace : hour;
}

/** What decides where a date is all that is known. */
export const HOUR_AND_PLACE = BIRTH_WORDS.en.hourAndPlace;

/** The sign that is read, with the others that the birth date allows for, as a fact. */
export function signFact(
  sign: Sign,
  possible: readonly Sign[],
  language: Language = 'en',
): StatedFact {
  const names = SKY_NAMES[language];
  const others = possible.filter(({ key }) => key !== sign.key);
  // Where the sign is none of them it was chosen, and the texts say so.
  const open = others.length > 0 && others.length < possible.length;
  const also = open ? BIRTH_WORDS[language].orElse(others.map(({ key }) => names.sign(key))) : '';
  return {
    key: 'sign',
    label: names.labels.sign,
    value: `${names.signLine(sign)}${also}`,
    states: [sign, ...(open ? others : [])].flatMap(({ key }) => [ownSign(key)]),
  };
}

/** The chart of an instant at a place, as of a birth there: of a return, for instance. */
export function momentAt(
  at: Date,
  place: Place,
  language: Language = 'en',
  school: ChartSchool = {},
): ExactBirth {
  const asked = school.houses ?? 'placidus';
  const wanted = natalChart(at, place, { system: asked });
  const chart = countedBy(
    school,
    wanted.houses.defined ? wanted : natalChart(at, place, { system: 'whole-sign' }),
  );
  // Whole signs exist at every latitude.
  const cusps = chart.houses.defined ? chart.houses.cusps : [];
  const { system } = chart.houses;
  const lacking = wanted.houses.defined ? null : asked;
  const said = [housesFact(asked, lacking, language), zodiacFact(school, at, language)];
  return { time: 'known', at, place, chart, school, system, lacking, cusps, said };
}

/**
 * The chart of a stretch of time, of which no instant is known: a day, or the hours of a return.
 *
 * @param at the instant that stands for it, by itself its middle
 */
export function stretchOf(from: Date, to: Date, at?: Date, school: ChartSchool = {}): DayBirth {
  const chart = countedBy(school, noonChart(from, to, at));
  return { time: 'unknown', at: chart.at, from, to, chart, school, said: [] };
}

function exactBirth(
  { dob, time, place }: BirthData & { readonly place: Place },
  language: Language,
  school: ChartSchool,
): ExactBirth {
  const reading = readClock(dob, time, place.zone, ownClocks(place.zone, place.longitude));
  const moment = momentAt(likelyInstant(reading), place, language, school);
  const told = clockTold(dob, time, place.zone, reading, language);
  const { labels, clock } = BIRTH_WORDS[language];
  const value = `${clock(told)}, ${townOf(place, language)}, ${coordinatesOf(place)}`;
  return {
    ...moment,
    said: [
      { key: 'birth', label: labels.birth, value },
      ...clockFacts(time, reading, language),
      ...moment.said,
    ],
  };
}

function dayBirth(
  { dob, time, place }: BirthData,
  language: Language,
  school: ChartSchool,
): DayBirth {
  const local =
    place && dayAt(dob, { zone: place.zone, own: ownClocks(place.zone, place.longitude) });
  const { from, to, noon } = dateOnEarth(dob);
  const stretch = local
    ? stretchOf(local.from, local.to, undefined, school)
    : stretchOf(from, to, noon, school);
  const { labels, ofDay } = BIRTH_WORDS[language];
  const value = ofDay({
    day: SKY_NAMES[language].date(new Date(`${dob}T12:00:00Z`)),
    hasTime: time !== '',
    middle: timeOfDay(stretch.at),
    zone: local ? place.zone : undefined,
  });
  return {
    ...stretch,
    said: [{ key: 'birth', label: labels.birth, value }, zodiacFact(school, stretch.at, language)],
  };
}

function housesFact(asked: HouseSystem, lacking: HouseSystem | null, language: Language): Fact {
  const { labels, houseSystems, wholeSigns } = BIRTH_WORDS[language];
  const value = lacking ? wholeSigns(lacking) : houseSystems[asked];
  return { key: 'houses', label: labels.houses, value };
}
