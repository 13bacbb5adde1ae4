import type { Place } from '@cosmic/contracts/places';
import type { Fact } from '@cosmic/contracts/readings';
import type { Placed, StatedFact } from '@cosmic/narrator/craft/stated';
import type { Body } from '@cosmic/sky/bodies';
import { natalChart, type NatalChart } from '@cosmic/sky/charts/chart';
import { civilDay, likelyInstant, readClock, type ClockReading } from '@cosmic/sky/places/clock';
import type { HouseSystem } from '@cosmic/sky/charts/houses';
import { noonChart, type NoonChart } from '@cosmic/sky/charts/noon-chart';
import { ownClocks } from '@cosmic/sky/places/zone-history';
import { formatPosition, type Sign, type SignKey } from '@cosmic/sky/zodiac';
import { coordinatesOf, townOf } from './place-words';
import { inSign, minuteOf, ownSign, placedAt } from './stated';
import { DAY_MS } from './today';
import { fullDate, signBy, timeOfDay } from './wording';

const HOUR_MS = 3_600_000;

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
  /** Placidus; whole signs where Placidus has no houses. */
  readonly system: HouseSystem;
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
  readonly said: readonly Fact[];
}

export type Birth = ExactBirth | DayBirth;

/**
 * The chart of a birth date of which neither hour nor place is known, for noon UTC, with all that the
 * date allows anywhere on Earth; undefined when the date was left out.
 */
export function maybeChartOf(birthDate: string): NoonChart | undefined {
  return birthDate === '' ? undefined : chartOf(birthDate);
}

/** The same for a date that is known to be there. */
export function chartOf(birthDate: string): NoonChart {
  const { from, to, noon } = dateOnEarth(birthDate);
  return noonChart(from, to, noon);
}

/**
 * The chart of birth data: exact when time and place are known, else for the middle of the day.
 *
 * A time that the clocks showed twice or left out is read by `likelyInstant`; `said` tells so.
 * Without a place the zone is not known: a time means nothing, and the date is the 50 hours that it
 * lasts on Earth.
 */
export function birthOf(data: BirthData): Birth {
  const { dob, time, place } = data;
  return place && time !== '' ? exactBirth(dob, time, place) : dayBirth(data);
}

/** The chart of birth data, or undefined when the date was left out. */
export function maybeBirthOf(data: BirthData): Birth | undefined {
  return data.dob === '' ? undefined : birthOf(data);
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
export function positionAtBirth(birth: Birth, body: Body): string {
  const position = formatPosition(birth.chart.bodies[body].longitude);
  const signs = signsAtBirth(birth, body).map((sign) => signBy(sign).name);
  if (birth.time === 'known' || signs.length === 1) return position;
  return `${position}; ${signs.join(' or ')} depending on ${openTo(birth)}`;
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
export function openTo({ from, to }: Pick<DayBirth, 'from' | 'to'>): string {
  // A civil day has 25 hours at most.
  return to.getTime() - from.getTime() > 1.5 * DAY_MS ? HOUR_AND_PLACE : 'the hour';
}

/** What decides where a date is all that is known. */
export const HOUR_AND_PLACE = 'the hour and the place';

/** The sign that is read, with the others that the birth date allows for, as a fact. */
export function signFact(sign: Sign, possible: readonly Sign[]): StatedFact {
  const others = possible.filter(({ key }) => key !== sign.key);
  // Where the sign is none of them it was chosen, and the texts say so.
  const open = others.length > 0 && others.length < possible.length;
  const also = open
    ? `; or ${others.map(({ name }) => name).join(' or ')}, depending on ${HOUR_AND_PLACE}`
    : '';
  return {
    key: 'sign',
    label: 'Sign',
    value: `${sign.name}, ${sign.element}, ${sign.mode}${also}`,
    states: [sign, ...(open ? others : [])].flatMap(({ key }) => [ownSign(key)]),
  };
}

/** The chart of an instant at a place, as of a birth there: of a return, for instance. */
export function momentAt(at: Date, place: Place): ExactBirth {
  const placidus = natalChart(at, place);
  const chart = placidus.houses.defined
    ? placidus
    : natalChart(at, place, { system: 'whole-sign' });
  // Whole signs exist at every latitude.
  const cusps = chart.houses.defined ? chart.houses.cusps : [];
  const { system } = chart.houses;
  return { time: 'known', at, place, chart, system, cusps, said: [housesFact(chart)] };
}

/** The chart of a stretch of time, of which no instant is known: a day, or the hours of a return. */
export function stretchOf(from: Date, to: Date, at?: Date): DayBirth {
  const chart = noonChart(from, to, at);
  return { time: 'unknown', at: chart.at, from, to, chart, said: [] };
}

function exactBirth(dob: string, time: string, place: Place): ExactBirth {
  const reading = readClock(dob, time, place.zone, ownClocks(place.zone, place.longitude));
  const moment = momentAt(likelyInstant(reading), place);
  const value = `${clockWords(dob, time, place.zone, reading)}, ${townOf(place)}, ${coordinatesOf(place)}`;
  return {
    ...moment,
    said: [{ key: 'birth', label: 'Birth', value }, ...clockFacts(time, reading), ...moment.said],
  };
}

function dayBirth({ dob, time, place }: BirthData): DayBirth {
  const local = place && dayAt(dob, place);
  const { from, to, noon } = dateOnEarth(dob);
  const stretch = local ? stretchOf(local.from, local.to) : stretchOf(from, to, noon);
  const day = fullDate(new Date(`${dob}T12:00:00Z`));
  const middle = `positions for ${timeOfDay(stretch.at)} UTC`;
  const why =
    time === ''
      ? 'the hour is not known'
      : 'an hour was given and no place, so its clock is not known';
  const whose =
    place && local
      ? `, the middle of that day in ${place.zone}`
      : ', and signs for all 50 hours that the date lasts on Earth';
  return {
    ...stretch,
    said: [{ key: 'birth', label: 'Birth', value: `${day}; ${why}; ${middle}${whose}` }],
  };
}

/** From where a date begins first, 14 hours ahead of UTC, to where it ends last, 12 behind. */
export function dateOnEarth(date: string): { from: Date; to: Date; noon: Date } {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  return {
    from: new Date(midnight - 14 * HOUR_MS),
    to: new Date(midnight + DAY_MS + 12 * HOUR_MS),
    noon: new Date(midnight + DAY_MS / 2),
  };
}

/** The civil day of a place; undefined where the calendar of the place left that day out. */
function dayAt(date: string, { zone, longitude }: Place): { from: Date; to: Date } | undefined {
  const day = civilDay(date, zone, ownClocks(zone, longitude));
  return day.from.getTime() === day.to.getTime() ? undefined : day;
}

function clockWords(dob: string, time: string, zone: string, reading: ClockReading): string {
  const at = likelyInstant(reading);
  const day = new Date(`${dob}T12:00:00Z`);
  const [instant] = reading.instants;
  const clock = instant?.localMeanTime
    ? 'local mean time, four minutes for each degree of longitude'
    : `by the clock of ${zone}${instant?.daylightSaving ? ', clocks put forward' : ''}`;
  const utcDayOff = at.toISOString().slice(0, 10) === dob ? '' : ` on ${fullDate(at)}`;
  return `${fullDate(day)}, ${time} ${clock}, which is ${timeOfDay(at)} UTC${utcDayOff}`;
}

function clockFacts(time: string, reading: ClockReading): Fact[] {
  if (reading.kind === 'repeated') {
    const [earlier, later] = reading.instants;
    const value = `went back that day and showed ${time} twice; the earlier one is taken, ${timeOfDay(earlier.utc)} UTC and not ${timeOfDay(later.utc)} UTC`;
    return [{ key: 'clock', label: 'Clocks', value }];
  }
  if (reading.kind === 'skipped') {
    const value = `went forward that day and left ${time} out; it is read as if they had not been moved yet, ${timeOfDay(reading.gap.byOffsetBefore)} UTC`;
    return [{ key: 'clock', label: 'Clocks', value }];
  }
  return [];
}

function housesFact({ houses }: NatalChart): Fact {
  const value =
    houses.system === 'placidus'
      ? 'by Placidus'
      : 'whole signs from the rising sign, because Placidus has no houses so close to a pole';
  return { key: 'houses', label: 'Houses', value };
}
