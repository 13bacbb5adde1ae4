import type { Planet } from '@cosmic/sky/bodies';
import { positionOf } from '@cosmic/sky/astronomy/ephemeris';
import { retrogradePeriods, type RetrogradePeriod } from '@cosmic/sky/calendar/retrograde';
import { DAY_MS } from '@cosmic/sky/astronomy/search';
import type { SignKey } from '@cosmic/sky/zodiac';
import type { Fact } from '@cosmic/contracts/readings/readings';
import type { Focus } from '../subjects/focus';
import { meetingsOf, nextStay, staysOf, type Meeting, type Stay } from './course';
import type { Month } from './month';
import { MONTH_DAYS } from './focus-span';
import { retrogradeFact, isWanderer } from './focus-retrogrades';
import type { SkyWords } from './sky-words';

const MAX_PLANETS = 2;
/** Of so many of a planet's signs it is told what they make of it. */
export const MAX_SIGNS_TOLD = 2;
/** A list has so many lines at most. */
export const MAX_LISTED = 16;

/** A planet's way through the period, and what the topic takes for granted of it. */
export interface Course {
  planet: Planet;
  stays: readonly Stay[];
  meetings: readonly Meeting[];
  retrogrades: readonly RetrogradePeriod[];
  premises: readonly Premise[];
}

/** That a planet is in a sign: when that is so in the period, and otherwise when it will be. */
export interface Premise {
  sign: SignKey;
  stays: readonly Stay[];
  next: Stay | undefined;
}

/** What is computed of the planets that a topic names, two of them at most. */
export function coursesOf({ planets, signs, phases }: Focus, { period }: Month): Course[] {
  // A phase is told of as such: the Moon herself is in every sign once a month.
  const told = planets.filter((planet) => planet !== 'moon' || phases.length === 0);
  return told.slice(0, MAX_PLANETS).map((planet, index) => {
    const asked = planets.length === signs.length ? signs.slice(index, index + 1) : signs;
    const stays = staysOf(planet, period);
    return {
      planet,
      stays,
      meetings: meetingsOf(planet, period),
      retrogrades: isWanderer(planet) ? retrogradePeriods(planet, period.from, period.to) : [],
      premises: asked.slice(0, MAX_SIGNS_TOLD).map((sign) => {
        const there = stays.filter((stay) => stay.sign === sign);
        const next = there.length === 0 ? nextStay(planet, sign, period.to) : undefined;
        return { sign, stays: there, next };
      }),
    };
  });
}

/** Where a planet is on some days of the period, at noon UTC. */
export function placesOf(planet: Planet, { period }: Month): { at: Date; longitude: number }[] {
  return samplesOf(period.from, period.to).map((at) => ({
    at,
    longitude: positionOf(planet, at).longitude,
  }));
}

function samplesOf(from: Date, to: Date): Date[] {
  const days = Math.round((to.getTime() - from.getTime()) / DAY_MS);
  const step = days > MONTH_DAYS ? days / 12 : 7;
  const samples: Date[] = [];
  for (let day = 0; day < days; day += step) {
    samples.push(new Date(noonOf(from).getTime() + Math.floor(day) * DAY_MS));
  }
  return samples.filter((at) => at < to);
}

function noonOf(at: Date): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate(), 12));
}

/** What an article may claim of a planet. */
export function courseFacts(words: SkyWords, course: Course, month: Month): Fact[] {
  const { planet, stays, meetings, retrogrades, premises } = course;
  const { names, planetInSign, course: say } = words;
  const told = planet === 'moon' ? premises.flatMap((premise) => premise.stays) : stays;
  const nexts = premises.flatMap(({ next }) => (next ? [next] : []));
  const mistaken = premises.filter((premise) => premise.stays.length === 0);
  return [
    ...mistaken.map(({ sign }) => ({
      key: `not-${planet}-${sign}`,
      label: `${names.planet(planet)}, ${names.sign(sign)}`,
      value: say.absent(month.period),
    })),
    ...[...told, ...nexts].map((stay, index) => ({
      key: `stay-${planet}-${index + 1}`,
      label: planetInSign(planet, names.sign(stay.sign)),
      value: say.factSpan(stay),
    })),
    ...placesOf(planet, month).map(({ at, longitude }, index) => ({
      key: `place-${planet}-${index + 1}`,
      label: say.noon(names.date(at)),
      value: say.place(planet, names.position(longitude)),
    })),
    ...meetings.slice(0, MAX_LISTED).map((meeting, index) => ({
      key: `meeting-${planet}-${index + 1}`,
      label: say.meeting(planet, meeting),
      value: `${names.date(meeting.at)}, ${placeAt(words, planet, meeting.at)}`,
    })),
    ...retrogrades.map((period) => retrogradeFact(words, period)),
  ];
}

/** `Mars at Leo 3°07'` */
export function placeAt({ names, course }: SkyWords, planet: Planet, at: Date): string {
  return course.place(planet, names.position(positionOf(planet, at).longitude));
}
