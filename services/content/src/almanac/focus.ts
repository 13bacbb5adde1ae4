import type { SkyEvent } from '@cosmic/sky/calendar/calendar';
import { eventName } from '@cosmic/sky/calendar/event-names';
import { capitalized, fullDate, listed, planetName, signBy } from '@cosmic/tools/wording';
import type { Focus } from '../subjects/focus';
import type { Material } from './article';
import { FOCUS_OPENING } from './focus-passages';
import { eventFacts, type Month } from './month';
import { moonSection } from './sky';
import { isLong } from './focus-span';
import { MAX_LISTED, type Course, coursesOf, courseFacts } from './focus-course';
import { courseSections } from './focus-course-words';
import { retrogradesIn, allRetrogrades, retrogradeFact } from './focus-retrogrades';
import { eclipsesIn, eclipseSection, eclipseFacts } from './focus-eclipses';
import { phasesAsked, phaseSection, phaseWords } from './focus-phases';
import { houseSection } from './focus-houses';

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

/** A year would list a hundred: it keeps to its eclipses and to the planets that turn. */
function listedEvents({ events, period }: Month): SkyEvent[] {
  if (!isLong(period)) return events.slice(0, MAX_LISTED);
  return events.filter(({ kind }) => kind === 'eclipse' || kind === 'station');
}
