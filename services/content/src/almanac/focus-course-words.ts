import type { Planet } from '@cosmic/sky/bodies';
import { dignitiesOf } from '@cosmic/sky/charts/dignities';
import { positionOf } from '@cosmic/sky/astronomy/ephemeris';
import { formatPosition, type SignKey } from '@cosmic/sky/zodiac';
import { compose } from '@cosmic/tools/compose';
import { ASPECT_ADVICE, ASPECT_LEAD } from '@cosmic/tools/passages/aspects';
import { PLANET_PAIRS } from '@cosmic/tools/passages/planet-pairs';
import { SIGN_ACCENT } from '@cosmic/tools/passages/sign-accent';
import {
  capitalized,
  fullDate,
  listed,
  pairKey,
  planetLabel,
  planetName,
  signBy,
} from '@cosmic/tools/wording';
import type { ArticleRequest, Section } from './article';
import {
  PLANET_IN_SIGN,
  PLANET_PRACTICE,
  SIGN_EXCESS,
  SIGN_MANNER,
  STANDING,
  WATCH_FOR,
} from './focus-passages';
import type { Month } from './month';
import { PLANET_THEME } from './planet-passages';
import {
  meetingName,
  MAX_LISTED,
  MAX_SIGNS_TOLD,
  type Course,
  type Premise,
  placesOf,
} from './focus-course';
import { retrogradeSection, isWanderer } from './focus-retrogrades';

const MAX_MEETINGS_TOLD = 3;

/** What is told of a planet: where it is, what that means, whom it meets, whether it runs backwards. */
export function courseSections(
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
  const told = planet === 'moon' ? [] : stays.slice(0, MAX_SIGNS_TOLD).map(({ sign }) => sign);
  const asked = course.premises.map(({ sign }) => sign);
  const signs = [...new Set([...asked, ...told])].slice(0, MAX_SIGNS_TOLD + 1);
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
  const lines = meetings.slice(0, MAX_MEETINGS_TOLD).map(({ partner, aspect, at }) => [
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
    list: meetings.slice(0, MAX_LISTED).map((meeting) => {
      const { longitude } = positionOf(planet, meeting.at);
      return `${fullDate(meeting.at)}: ${meetingName(planet, meeting)}, ${planetLabel(planet)} at ${formatPosition(longitude)}`;
    }),
  };
}

function pairLines(one: Planet, other: Planet): readonly string[] {
  return (PLANET_PAIRS as Record<string, readonly string[]>)[pairKey(one, other)] ?? [];
}
