import type { SkyEvent } from '@cosmic/sky/calendar/calendar';
import type { Focus } from '../subjects/focus';
import type { Material } from './article';
import { courseSections } from './course-sections';
import { eventFacts, eventLines } from './events';
import { MAX_LISTED, type Course, coursesOf, courseFacts } from './focus-course';
import { eclipsesIn, eclipseSection, eclipseFacts } from './focus-eclipses';
import { houseSection } from './focus-houses';
import { phasesAsked, phaseSection } from './focus-phases';
import { retrogradesIn, allRetrogrades, retrogradeFact } from './focus-retrogrades';
import { isLong } from './focus-span';
import type { Month } from './month';
import { moonSection } from './sky';
import type { SkyWords } from './sky-words';

/** What is true in a period of the planets, phases, eclipses and houses that a topic names. */
export function focusMaterial(words: SkyWords, focus: Focus, month: Month): Material {
  const { focus: say, sky, passages, timeNote } = words;
  const { period } = month;
  const courses = coursesOf(focus, month);
  const eclipses = focus.eclipse ? eclipsesIn(month) : [];
  const backwards = focus.retrograde && courses.length === 0 ? retrogradesIn(month) : [];
  const thing = thingOf(words, focus, courses);
  const title = say.title(thing, period);
  return {
    thing,
    opening: passages.opening,
    title,
    name: title,
    subtitle: say.subtitles[subtitleOf(focus, courses)],
    description: say.description(thing, period, courses.length > 0),
    tags: [
      ...courses.map(({ planet }) => sky.planetTag(planet)),
      ...focus.signs.map(sky.signTag),
      ...(focus.eclipse ? [sky.tags.eclipses] : []),
      ...(focus.retrograde ? [sky.tags.retrograde] : []),
      sky.tags.calendar,
    ],
    facts: [
      ...courses.flatMap((course) => courseFacts(words, course, month)),
      ...backwards.map((stretch) => retrogradeFact(words, stretch)),
      ...eclipses.flatMap((eclipse, index) => eclipseFacts(words, eclipse, index)),
      ...eventFacts(words, phasesAsked(focus, month)).map((fact, index) => ({
        ...fact,
        key: `asked-${index + 1}`,
      })),
      ...eventFacts(words, listedEvents(month)),
    ],
    sections: (request) => [
      ...courses.flatMap((course) =>
        courseSections(words, course, month, request, focus.retrograde),
      ),
      ...(focus.phases.length > 0 ? [phaseSection(words, focus, month, request)] : []),
      ...(focus.eclipse ? [eclipseSection(words, eclipses, month, request)] : []),
      ...(backwards.length > 0 ? [allRetrogrades(words, backwards, month)] : []),
      ...(focus.houses.length > 0 ? [houseSection(words, focus, courses)] : []),
      ...(focus.moon || (courses.length === 0 && !isLong(period))
        ? [moonSection(words, month, request, focus.phases)]
        : []),
      {
        heading: say.glance(period),
        paragraphs: [timeNote],
        list: eventLines(words, listedEvents(month)),
      },
    ],
  };
}

function thingOf(
  { names, focus: say, sky, phaseName }: SkyWords,
  { phases, eclipse, retrograde }: Focus,
  courses: readonly Course[],
): string {
  const named = courses.map(({ planet, premises }) => {
    const holding = premises.filter(({ stays }) => stays.length > 0);
    const signs = names.listed(holding.map(({ sign }) => names.sign(sign)));
    return signs ? say.planetIn(planet, signs) : names.planetName(planet);
  });
  if (named.length > 0) return names.listed(named);
  if (phases.length > 0) return say.phases(names.listed(phases.map(phaseName)));
  if (eclipse) return say.things.eclipses;
  return retrograde ? say.things.backwards : sky.thing;
}

function subtitleOf(
  { eclipse, phases, retrograde }: Focus,
  courses: readonly Course[],
): keyof SkyWords['focus']['subtitles'] {
  if (courses.length === 0) {
    if (eclipse) return 'eclipses';
    return phases.length > 0 ? 'phases' : 'backwards';
  }
  if (retrograde && courses.every(({ retrogrades }) => retrogrades.length === 0)) {
    return 'notBackwards';
  }
  const isMistaken = courses.some(({ premises }) =>
    premises.some(({ stays }) => stays.length === 0),
  );
  return isMistaken ? 'mistaken' : 'planets';
}

/** A year would list a hundred: it keeps to its eclipses and to the planets that turn. */
function listedEvents({ events, period }: Month): SkyEvent[] {
  if (!isLong(period)) return events.slice(0, MAX_LISTED);
  return events.filter(({ kind }) => kind === 'eclipse' || kind === 'station');
}
