import type { Planet } from '@cosmic/sky/bodies';
import type { SkyEvent } from '@cosmic/sky/calendar';
import { dignitiesOf } from '@cosmic/sky/dignities';
import { eclipses, type Eclipse } from '@cosmic/sky/eclipses';
import { positionOf } from '@cosmic/sky/ephemeris';
import { eventName } from '@cosmic/sky/event-names';
import { moonEvents } from '@cosmic/sky/moon-events';
import { retrogradePeriods, type RetrogradePeriod } from '@cosmic/sky/retrograde';
import { DAY_MS } from '@cosmic/sky/search';
import { WANDERERS, type Wanderer } from '@cosmic/sky/stations';
import { formatPosition, type SignKey } from '@cosmic/sky/zodiac';
import { RETROGRADES } from '@cosmic/divination/retrograde/retrogrades';
import type { Fact } from '@cosmic/contracts/readings';
import { compose } from '@cosmic/tools/compose';
import { ASPECT_ADVICE, ASPECT_LEAD } from '@cosmic/tools/passages/aspects';
import { PLANET_PAIRS } from '@cosmic/tools/passages/planet-pairs';
import { SIGN_ACCENT } from '@cosmic/tools/passages/sign-accent';
import {
  capitalized,
  fullDate,
  houseName,
  houseTheme,
  listed,
  pairKey,
  planetLabel,
  planetName,
  signBy,
} from '@cosmic/tools/wording';
import type { Focus } from '../subjects/focus';
import type { Period } from '../subjects/period';
import type { ArticleRequest, Material, Section } from './article';
import { meetingsOf, nextStay, staysOf, type Meeting, type Stay } from './course';
import {
  FOCUS_OPENING,
  PLANET_IN_SIGN,
  PLANET_PRACTICE,
  SIGN_EXCESS,
  SIGN_MANNER,
  STANDING,
  WATCH_FOR,
} from './focus-passages';
import { eventFacts, type Month } from './month';
import { ECLIPSE, PLANET_THEME } from './planet-passages';
import { eclipseSlots, eventSentence, moonSection } from './sky';

const MOST_PLANETS = 2;
const MOST_SIGNS_TOLD = 2;
const MOST_MEETINGS_TOLD = 3;
const MOST_LISTED = 16;
const YEAR_AND_A_BIT_DAYS = 430;
/** Longer than that is told month by month. */
const MONTH_DAYS = 32;

/** A planet's way through the period, and what the topic takes for granted of it. */
interface Course {
  planet: Planet;
  stays: readonly Stay[];
  meetings: readonly Meeting[];
  retrogrades: readonly RetrogradePeriod[];
  premises: readonly Premise[];
}

/** That a planet is in a sign: when that is so in the period, and otherwise when it will be. */
interface Premise {
  sign: SignKey;
  stays: readonly Stay[];
  next: Stay | undefined;
}

/** What is true in a period of the planets, phases, eclipses and houses that a topic names. */
export function focusMaterial(focus: Focus, month: Month): Material {
  const courses = coursesOf(focus, month);
  const eclipseEvents = focus.eclipse ? eclipsesIn(month) : [];
  const backwards = focus.retrograde && courses.length === 0 ? retrogradesIn(month) : [];
  const thing = thingOf(focus, courses);
  const { name } = month.period;
  return {
    thing,
    opening: FOCUS_OPENING,
    title: `${capitalized(thing)} in ${name}`,
    subtitle: subtitleOf(focus, courses),
    description: descriptionOf(thing, name, courses),
    tags: [
      ...courses.map(({ planet }) => planet),
      ...focus.signs,
      ...(focus.eclipse ? ['eclipses'] : []),
      ...(focus.retrograde ? ['retrograde'] : []),
      'sky calendar',
    ],
    facts: [
      ...courses.flatMap((course) => courseFacts(course, month)),
      ...backwards.map(retrogradeFact),
      ...eclipseEvents.flatMap(eclipseFacts),
      ...eventFacts(phasesAsked(focus, month)).map((fact, index) => ({
        ...fact,
        key: `asked-${index + 1}`,
      })),
      ...eventFacts(listedEvents(month)),
    ],
    sections: (request) => [
      ...courses.flatMap((course) => courseSections(course, month, request, focus.retrograde)),
      ...(focus.phases.length > 0 ? [phaseSection(focus, month, request)] : []),
      ...(focus.eclipse ? [eclipseSection(eclipseEvents, month, request)] : []),
      ...(backwards.length > 0 ? [allRetrogrades(backwards, month)] : []),
      ...(focus.houses.length > 0 ? [houseSection(focus, courses)] : []),
      ...(focus.moon || (courses.length === 0 && !isLong(month.period))
        ? [moonSection(month, request, focus.phases)]
        : []),
      {
        heading: `${capitalized(month.period.name)} at a glance`,
        paragraphs: [
          'All dates are in Universal Time; near midnight your own clock may show the day before or after.',
        ],
        list: listedEvents(month).map((event) => `${fullDate(event.at)}: ${eventName(event)}`),
      },
    ],
  };
}

function coursesOf({ planets, signs, phases }: Focus, { period }: Month): Course[] {
  // A phase is told of as such: the Moon herself is in every sign once a month.
  const told = planets.filter((planet) => planet !== 'moon' || phases.length === 0);
  return told.slice(0, MOST_PLANETS).map((planet, index) => {
    const asked = planets.length === signs.length ? signs.slice(index, index + 1) : signs;
    const stays = staysOf(planet, period);
    return {
      planet,
      stays,
      meetings: meetingsOf(planet, period),
      retrogrades: isWanderer(planet) ? retrogradePeriods(planet, period.from, period.to) : [],
      premises: asked.slice(0, MOST_SIGNS_TOLD).map((sign) => {
        const there = stays.filter((stay) => stay.sign === sign);
        const next = there.length === 0 ? nextStay(planet, sign, period.to) : undefined;
        return { sign, stays: there, next };
      }),
    };
  });
}

function thingOf({ phases, eclipse, retrograde }: Focus, courses: readonly Course[]): string {
  const named = courses.map(({ planet, premises }) => {
    const holding = premises.filter(({ stays }) => stays.length > 0);
    const signs = listed(holding.map(({ sign }) => signBy(sign).name));
    return signs ? `${planetName(planet)} in ${signs}` : planetName(planet);
  });
  if (named.length > 0) return listed(named);
  if (phases.length > 0) return `the ${listed(phases.map(phaseWords))}`;
  if (eclipse) return 'the eclipses';
  return retrograde ? 'the planets that run backwards' : 'the sky';
}

function descriptionOf(thing: string, period: string, courses: readonly Course[]): string {
  const told =
    courses.length > 0
      ? 'where it really stands, from day to day and degree to degree, whom it meets, and what that may ask of you'
      : 'the true dates and signs, and what may be done with them';
  return `${capitalized(thing)} in ${period}: ${told}.`;
}

function subtitleOf({ eclipse, phases, retrograde }: Focus, courses: readonly Course[]): string {
  if (courses.length === 0) {
    return eclipse
      ? 'the dates, and what to do with them'
      : phases.length > 0
        ? 'day, sign and what to do with it'
        : 'who, when and for how long';
  }
  if (retrograde && courses.every(({ retrogrades }) => retrogrades.length === 0)) {
    return 'not this time, and when it will be';
  }
  const isMistaken = courses.some(({ premises }) =>
    premises.some(({ stays }) => stays.length === 0),
  );
  return isMistaken ? 'where it really stands' : 'dates, degrees and meetings';
}

function courseSections(
  course: Course,
  month: Month,
  request: ArticleRequest,
  isAsked: boolean,
): Section[] {
  const backwards = isWanderer(course.planet)
    ? [retrogradeSection(course.planet, course, month)]
    : [];
  const { planet, stays } = course;
  const { period } = month;
  const told = planet === 'moon' ? [] : stays.slice(0, MOST_SIGNS_TOLD).map(({ sign }) => sign);
  const asked = course.premises.map(({ sign }) => sign);
  const signs = [...new Set([...asked, ...told])].slice(0, MOST_SIGNS_TOLD + 1);
  return [
    {
      heading: `Where ${planetName(planet)} is in ${period.name}`,
      paragraphs: [
        ...course.premises.map((premise) => premiseSentence(planet, premise, month)),
        stayWords(course, month),
      ],
      list: placesOf(planet, month).map(({ at, place }) => `${fullDate(at)}: ${place}`),
    },
    ...(isAsked ? backwards : []),
    ...meaningSections(planet, signs, request),
    ...(course.meetings.length > 0 ? [meetingSection(course, request)] : []),
    ...(isAsked ? [] : backwards),
  ];
}

function premiseSentence(
  planet: Planet,
  { sign, stays, next }: Premise,
  { period }: Month,
): string {
  const [name, where] = [planetName(planet), signBy(sign).name];
  const [first] = stays;
  if (!first) {
    const then = next
      ? ` The next time ${name} is in ${where} is from ${fullDate(next.from)} to ${fullDate(next.to)}.`
      : ` It will not be there in this century or the next.`;
    return `First the plain truth: ${name} is not in ${where} in ${period.name}, not on a single day.${then} What follows is where it stands instead, and what each of these signs makes of it.`;
  }
  if (stays.length === 1 && first.from <= period.from && first.to >= period.to) {
    return `${capitalized(name)} is in ${where} for the whole of it: it came on ${fullDate(first.from)} and stays until ${fullDate(first.to)}.`;
  }
  const visits = stays.map(({ from, to }) => `from ${fullDate(from)} to ${fullDate(to)}`);
  return `${capitalized(name)} is in ${where} ${listed(visits)}; on the other days of ${period.name} it is elsewhere.`;
}

function stayWords({ planet, stays }: Course, { period }: Month): string {
  const name = planetName(planet);
  if (planet === 'moon') {
    return 'The Moon goes through all twelve signs in a little over twenty-seven days, so she changes hers every two or three.';
  }
  const [first, ...later] = stays;
  if (!first) return '';
  const begins = `${capitalized(name)} begins ${period.name} in ${signBy(first.sign).name}, which it entered on ${fullDate(first.from)}`;
  if (later.length === 0) return `${begins} and leaves on ${fullDate(first.to)}.`;
  const moves = later.map(({ sign, from }) => `${signBy(sign).name} on ${fullDate(from)}`);
  return `${begins}. Then it moves on: into ${listed(moves)}, which it leaves on ${fullDate(later.at(-1)!.to)}.`;
}

/** Where a planet is on some days of the period, at noon UTC. */
function placesOf(planet: Planet, { period }: Month): { at: Date; place: string }[] {
  return samplesOf(period.from, period.to).map((at) => ({
    at,
    place: `${planetLabel(planet)} at ${formatPosition(positionOf(planet, at).longitude)}`,
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

/** What each of some signs makes of a planet; no passage is told of two of them. */
function meaningSections(
  planet: Planet,
  signs: readonly SignKey[],
  { seed }: ArticleRequest,
): Section[] {
  const name = planetName(planet);
  const paragraphs = signs.flatMap((sign) => {
    const slots = {
      planet: name,
      Planet: capitalized(name),
      sign: signBy(sign).name,
      theme: PLANET_THEME[planet],
      manner: SIGN_MANNER[sign],
      excess: SIGN_EXCESS[sign],
    };
    const standing = dignitiesOf(planet, sign)[0] ?? 'none';
    return [
      [
        { from: PLANET_IN_SIGN, slots },
        { from: SIGN_ACCENT[sign] },
        { from: STANDING[standing], slots },
      ],
      [{ from: PLANET_PRACTICE[planet] }, { from: WATCH_FOR, slots }],
    ];
  });
  const told = compose([seed, 'meaning', planet], paragraphs).split('\n\n');
  return signs.map((sign, index) => ({
    heading: `What ${signBy(sign).name} makes of ${name}`,
    paragraphs: told.slice(index * 2, index * 2 + 2),
  }));
}

function meetingSection({ planet, meetings }: Course, { seed }: ArticleRequest): Section {
  const lines = meetings.slice(0, MOST_MEETINGS_TOLD).map(({ partner, aspect, at }) => [
    {
      from: ASPECT_LEAD[aspect],
      slots: {
        a: capitalized(planetName(planet)),
        b: planetName(partner),
        when: `on ${fullDate(at)}`,
      },
    },
    { from: pairLines(planet, partner) },
    { from: ASPECT_ADVICE[aspect] },
  ]);
  return {
    heading: `Whom ${planetName(planet)} meets`,
    paragraphs: compose([seed, 'meetings', planet], lines).split('\n\n'),
    list: meetings.slice(0, MOST_LISTED).map((meeting) => {
      const { longitude } = positionOf(planet, meeting.at);
      return `${fullDate(meeting.at)}: ${meetingName(planet, meeting)}, ${planetLabel(planet)} at ${formatPosition(longitude)}`;
    }),
  };
}

function pairLines(one: Planet, other: Planet): readonly string[] {
  return (PLANET_PAIRS as Record<string, readonly string[]>)[pairKey(one, other)] ?? [];
}

function meetingName(planet: Planet, { partner, aspect }: Meeting): string {
  return `${planetLabel(planet)} ${aspect} ${planetLabel(partner)}`;
}

function retrogradeSection(planet: Wanderer, { retrogrades }: Course, { period }: Month): Section {
  const { text, slowDown, rhythm } = RETROGRADES[planet];
  const name = planetName(planet);
  const [first] = retrogrades;
  if (!first) {
    const next = nextRetrograde(planet, period.to);
    return {
      heading: `Does ${name} run backwards?`,
      paragraphs: [
        `No. In ${period.name} ${name} moves forward throughout.${next ? ` Its next backward stretch is from ${fullDate(next.from)} to ${fullDate(next.to)}, for that happens ${rhythm}.` : ''}`,
      ],
    };
  }
  const spans = retrogrades.map(({ from, to }) => `from ${fullDate(from)} to ${fullDate(to)}`);
  return {
    heading: `Does ${name} run backwards?`,
    paragraphs: [
      `Yes, it is retrograde ${listed(spans)}. Seen from the Earth a planet seems to go back when we overtake it on the inner lane, or are overtaken; nothing about the planet itself has changed. It happens ${rhythm}.`,
      `${text} ${slowDown}`,
    ],
  };
}

function nextRetrograde(planet: Wanderer, from: Date): RetrogradePeriod | undefined {
  const to = new Date(from.getTime() + 2 * YEAR_AND_A_BIT_DAYS * DAY_MS);
  return retrogradePeriods(planet, from, to).find((period) => period.from >= from);
}

function retrogradesIn({ period }: Month): RetrogradePeriod[] {
  return WANDERERS.flatMap((planet) => retrogradePeriods(planet, period.from, period.to));
}

function allRetrogrades(periods: readonly RetrogradePeriod[], { period }: Month): Section {
  const [first] = periods;
  const { text, slowDown } = RETROGRADES[first!.body];
  return {
    heading: `Who runs backwards in ${period.name}`,
    paragraphs: [
      'A planet is called retrograde while, seen from the Earth, it seems to run backwards. It seems to go back when we overtake it on the inner lane, or are overtaken; nothing about the planet itself has changed.',
      `${text} ${slowDown}`,
    ],
    list: periods.map(
      ({ body, from, to }) =>
        `${planetLabel(body)} retrograde: from ${fullDate(from)} to ${fullDate(to)}`,
    ),
  };
}

/** The eclipses of the period; where it has none, the next one. */
function eclipsesIn({ period }: Month): Eclipse[] {
  const there = eclipses(period.from, period.to);
  if (there.length > 0) return there;
  const end = new Date(period.to.getTime() + YEAR_AND_A_BIT_DAYS * DAY_MS);
  return eclipses(period.to, end).slice(0, 1);
}

function eclipseSection(
  events: readonly Eclipse[],
  { period }: Month,
  { seed }: ArticleRequest,
): Section {
  const isThere = events.some(({ at }) => at < period.to);
  const told = compose(
    [seed, 'eclipses'],
    events.map((event) => [
      {
        from: ECLIPSE,
        slots: {
          date: fullDate(event.at),
          sign: signBy(event.sign).name,
          ...eclipseSlots(event),
        },
      },
    ]),
  ).split('\n\n');
  return {
    heading: isThere ? `The eclipses of ${period.name}` : 'When the next eclipse comes',
    paragraphs: isThere ? told : [`There is no eclipse in ${period.name}.`, ...told],
    list: events.map((event) => `${fullDate(event.at)}: ${eventName(event)}`),
  };
}

/** The asked phases of the period and, where a sign was named that none of them is in, the next that is. */
function phasesAsked({ phases, signs }: Focus, { period }: Month): SkyEvent[] {
  const end = new Date(period.to.getTime() + YEAR_AND_A_BIT_DAYS * DAY_MS);
  const asked = moonEvents(period.from, end).filter(({ phase }) => phases.includes(phase));
  const there = asked.filter(({ at }) => at < period.to);
  const missing = signs.filter((sign) => !there.some((event) => event.sign === sign));
  const later = missing.flatMap((sign) => asked.find((event) => event.sign === sign) ?? []);
  return [...there, ...later];
}

function phaseSection(focus: Focus, month: Month, { seed }: ArticleRequest): Section {
  const { period } = month;
  const events = phasesAsked(focus, month);
  const there = events.filter(({ at }) => at < period.to);
  const later = events.filter(({ at }) => at >= period.to);
  const [first] = there;
  return {
    heading: `The ${listed(focus.phases.map(phaseWords))} of ${period.name}`,
    paragraphs: [
      ...there.map((event) => eventSentence(event, seed)),
      ...(later.length > 0 && first
        ? [
            `First things first: not every such Moon falls where one expects it, and those of ${period.name} stand in ${listed([...new Set(there.map(({ sign }) => signBy(sign).name))])}.`,
          ]
        : []),
      ...later.map(
        (event) =>
          `The next one of the sign that was asked for is the ${eventName(event)}, on ${fullDate(event.at)}.`,
      ),
    ],
  };
}

function houseSection({ houses }: Focus, courses: readonly Course[]): Section {
  return {
    heading: `And the ${listed(houses.map(houseName))} house`,
    paragraphs: houses.map((house) => {
      const who = courses.flatMap(({ planet, stays }) =>
        stays.slice(0, MOST_SIGNS_TOLD).map(({ sign }) => {
          const rising = risingFor(sign, house);
          return `while ${planetName(planet)} is in ${signBy(sign).name}, that is where it is for people born with ${rising} on the eastern horizon`;
        }),
      );
      return `The ${houseName(house)} house is the one of ${houseTheme(house)}. Houses are counted from each person’s own rising sign, so no planet is in it for everybody${who.length > 0 ? `: ${listed(who)}` : ''}. If that is you, read what was said above as a word about your ${houseName(house)} house.`;
    }),
  };
}

/** The rising sign for which a sign is a house, whole signs counted. */
function risingFor(sign: SignKey, house: number): string {
  const order = SIGN_KEYS;
  return signBy(order[(order.indexOf(sign) - house + 1 + 12) % 12]!).name;
}

const SIGN_KEYS = Object.keys(SIGN_MANNER) as SignKey[];

function courseFacts(course: Course, month: Month): Fact[] {
  const { planet, stays, meetings, retrogrades, premises } = course;
  const label = planetLabel(planet);
  const told = planet === 'moon' ? premises.flatMap((premise) => premise.stays) : stays;
  const nexts = premises.flatMap(({ next }) => (next ? [next] : []));
  const mistaken = premises.filter((premise) => premise.stays.length === 0);
  return [
    ...mistaken.map(({ sign }) => ({
      key: `not-${planet}-${sign}`,
      label: `${label}, ${signBy(sign).name}`,
      value: `not there on any day of ${month.period.name}`,
    })),
    ...[...told, ...nexts].map(({ sign, from, to }, index) => ({
      key: `stay-${planet}-${index + 1}`,
      label: `${label} in ${signBy(sign).name}`,
      value: `${fullDate(from)} to ${fullDate(to)}`,
    })),
    ...placesOf(planet, month).map(({ at, place }, index) => ({
      key: `place-${planet}-${index + 1}`,
      label: `${fullDate(at)}, noon UTC`,
      value: place,
    })),
    ...meetings.slice(0, MOST_LISTED).map((meeting, index) => ({
      key: `meeting-${planet}-${index + 1}`,
      label: meetingName(planet, meeting),
      value: `${fullDate(meeting.at)}, ${label} at ${formatPosition(positionOf(planet, meeting.at).longitude)}`,
    })),
    ...retrogrades.map(retrogradeFact),
  ];
}

function eclipseFacts(eclipse: Eclipse, index: number): Fact[] {
  const light = eclipse.eclipsed === 'sun' ? 'Sun' : 'Moon';
  return eventFacts([eclipse]).map(({ label, value }) => ({
    key: `eclipse-${index + 1}`,
    label,
    value: `${value}, ${light} in ${signBy(eclipse.sign).name}`,
  }));
}

function retrogradeFact({ body, from, to }: RetrogradePeriod): Fact {
  return {
    key: `retrograde-${body}-${from.getUTCFullYear()}-${from.getUTCMonth() + 1}`,
    label: `${planetLabel(body)} retrograde`,
    value: `${fullDate(from)} to ${fullDate(to)}`,
  };
}

/** A year would list a hundred: it keeps to its eclipses and to the planets that turn. */
function listedEvents({ events, period }: Month): SkyEvent[] {
  if (!isLong(period)) return events.slice(0, MOST_LISTED);
  return events.filter(({ kind }) => kind === 'eclipse' || kind === 'station');
}

function isLong({ from, to }: Period): boolean {
  return to.getTime() - from.getTime() > MONTH_DAYS * DAY_MS;
}

function phaseWords(phase: Focus['phases'][number]): string {
  return phase.split('-').map(capitalized).join(' ');
}

function isWanderer(planet: Planet): planet is Wanderer {
  return (WANDERERS as readonly Planet[]).includes(planet);
}
