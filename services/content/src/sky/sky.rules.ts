import { LANGUAGES, type Language } from '@cosmic/contracts/language';
import type { Sky } from '@cosmic/contracts/sky/sky';
import { PLANETS, type Planet } from '@cosmic/sky/bodies';
import { skyCalendar, type SkyEvent, type SkyEventKind } from '@cosmic/sky/calendar/calendar';
import { positionsAt } from '@cosmic/sky/astronomy/ephemeris';
import { eventEntry, eventName } from '@cosmic/sky/calendar/event-names';
import { eventName as hindiEventName } from '@cosmic/sky/calendar/event-names.hi';
import { toIcs } from '@cosmic/sky/calendar/ics';
import { moonAt, nextFullMoon } from '@cosmic/sky/astronomy/moon';
import { retrogradeAt } from '@cosmic/sky/calendar/retrograde';
import { WANDERERS } from '@cosmic/sky/calendar/stations';
import { signOf } from '@cosmic/sky/zodiac';

const DAY_MS = 24 * 60 * 60 * 1_000;
const AHEAD_DAYS = 60;
const YEAR_DAYS = 366;

/** What a calendar tells: the Moon's own way through the signs would drown it. */
const KINDS: readonly SkyEventKind[] = ['moon-phase', 'eclipse', 'ingress', 'station'];
const BODIES: readonly Planet[] = PLANETS.filter((planet) => planet !== 'moon');

/** The events of the days that follow an instant. */
export function eventsAhead(from: Date, days: number): SkyEvent[] {
  const to = new Date(from.getTime() + days * DAY_MS);
  return skyCalendar(from, to, { kinds: KINDS, bodies: BODIES });
}

/** Where the sky stands at an instant, and what comes next. */
export function skyAt(at: Date): Sky {
  const moon = moonAt(at);
  const positions = positionsAt(at, PLANETS);
  const courses = WANDERERS.map((planet) => ({ planet, ...retrogradeAt(planet, at) }));
  const backwards = courses.filter(({ retrograde }) => retrograde);
  return {
    at: at.toISOString(),
    moon: {
      phase: moon.phase,
      illumination: moon.illumination,
      waxing: moon.waxing,
      age: moon.age,
      sign: nameOf(moon.sign),
      longitude: moon.longitude,
      nextFullMoon: nextFullMoon(at).toISOString(),
    },
    planets: PLANETS.map((planet) => ({
      planet,
      sign: nameOf(positions[planet].sign),
      longitude: positions[planet].longitude,
      retrograde: backwards.some((course) => course.planet === planet),
    })),
    retrogrades: backwards.map(({ planet, since, until }) => ({
      planet,
      since: since?.at.toISOString() ?? null,
      until: until?.at.toISOString() ?? null,
    })),
    events: eventsAhead(at, AHEAD_DAYS).map((event) => ({
      kind: event.kind,
      name: eventName(event),
      at: event.at.toISOString(),
      sign: nameOf(event.sign),
    })),
  };
}

const CALENDAR_WORDS = {
  en: { name: 'The sky – Cosmic Guide', eventName },
  hi: { name: 'आकाश – Cosmic Guide', eventName: hindiEventName },
} as const satisfies Record<Language, object>;

/** The coming year's moons, ingresses, stations and eclipses as a calendar file in each language. */
export function calendarsFrom(day: Date): Readonly<Record<Language, string>> {
  const events = eventsAhead(day, YEAR_DAYS);
  const calendars = LANGUAGES.map((language) => {
    const words = CALENDAR_WORDS[language];
    const entries = events.map((event) => eventEntry(event, words.eventName(event)));
    return [language, toIcs({ name: words.name, stamp: day, entries })] as const;
  });
  return Object.fromEntries(calendars) as Record<Language, string>;
}

function nameOf(sign: Parameters<typeof signOf>[0]): string {
  return signOf(sign)?.name ?? sign;
}
