import type { Planet } from '@cosmic/sky/bodies';
import { dignitiesOf } from '@cosmic/sky/charts/dignities';
import type { SignKey } from '@cosmic/sky/zodiac';
import { compose } from '@cosmic/tools/compose';
import { pairKey } from '@cosmic/tools/wording';
import type { ArticleRequest, Section } from './article';
import {
  MAX_LISTED,
  MAX_SIGNS_TOLD,
  placeAt,
  placesOf,
  type Course,
  type Premise,
} from './focus-course';
import { isWanderer, retrogradeSection } from './focus-retrogrades';
import type { Month } from './month';
import type { SkyWords } from './sky-words';

const MAX_MEETINGS_TOLD = 3;

/** What is told of a planet: where it is, what that means, whom it meets, whether it runs backwards. */
export function courseSections(
  words: SkyWords,
  course: Course,
  month: Month,
  request: ArticleRequest,
  isAsked: boolean,
): Section[] {
  const { planet, stays } = course;
  const { names, course: say } = words;
  const backwards = isWanderer(planet) ? [retrogradeSection(words, planet, course, month)] : [];
  const told = planet === 'moon' ? [] : stays.slice(0, MAX_SIGNS_TOLD).map(({ sign }) => sign);
  const asked = course.premises.map(({ sign }) => sign);
  const signs = [...new Set([...asked, ...told])].slice(0, MAX_SIGNS_TOLD + 1);
  return [
    {
      heading: say.where(planet, month.period),
      paragraphs: [
        ...course.premises.map((premise) => premiseSentence(words, planet, premise, month)),
        stayWords(words, course, month),
      ],
      list: placesOf(planet, month).map(
        ({ at }) => `${names.date(at)}: ${placeAt(words, planet, at)}`,
      ),
    },
    ...(isAsked ? backwards : []),
    ...meaningSections(words, planet, signs, request),
    ...(course.meetings.length > 0 ? [meetingSection(words, course, request)] : []),
    ...(isAsked ? [] : backwards),
  ];
}

function premiseSentence(
  { names, span, course: say }: SkyWords,
  planet: Planet,
  { sign, stays, next }: Premise,
  { period }: Month,
): string {
  const where = names.sign(sign);
  const [first] = stays;
  if (!first) return say.notThere(planet, where, period, next);
  if (stays.length === 1 && first.from <= period.from && first.to >= period.to) {
    return say.whole(planet, where, period, first);
  }
  return say.visits(planet, where, period, names.listed(stays.map(span)));
}

function stayWords(
  { course: say }: SkyWords,
  { planet, stays }: Course,
  { period }: Month,
): string {
  if (planet === 'moon') return say.moon;
  const [first, ...later] = stays;
  return first ? say.stays(planet, period, first, later) : '';
}

/** What each of some signs makes of a planet; no passage is told of two of them. */
function meaningSections(
  { names, passages, first, course: say }: SkyWords,
  planet: Planet,
  signs: readonly SignKey[],
  { seed }: ArticleRequest,
): Section[] {
  const name = names.planetName(planet);
  const paragraphs = signs.flatMap((sign) => {
    const slots = {
      planet: name,
      Planet: first(name),
      sign: names.sign(sign),
      theme: passages.theme[planet],
      manner: passages.manner[sign],
      excess: passages.excess[sign],
    };
    const standing = dignitiesOf(planet, sign)[0] ?? 'none';
    return [
      [
        { from: passages.planetInSign, slots },
        ...Array.from({ length: say.accents }, () => ({ from: passages.accent[sign] })),
        { from: passages.standing[standing], slots },
      ],
      [{ from: passages.practice[planet] }, { from: passages.watchFor, slots }],
    ];
  });
  const told = compose([seed, 'meaning', planet], paragraphs).split('\n\n');
  return signs.map((sign, index) => ({
    heading: say.makes(names.sign(sign), planet),
    paragraphs: told.slice(index * 2, index * 2 + 2),
  }));
}

function meetingSection(
  words: SkyWords,
  { planet, meetings }: Course,
  { seed }: ArticleRequest,
): Section {
  const { names, passages, first, course: say } = words;
  const lines = meetings.slice(0, MAX_MEETINGS_TOLD).map(({ partner, aspect, at }) => [
    {
      from: passages.aspectLead[aspect],
      slots: {
        a: first(names.planetName(planet)),
        b: names.planetName(partner),
        when: say.on(at),
      },
    },
    { from: passages.pairs[pairKey(planet, partner)] ?? [] },
    { from: passages.aspectAdvice[aspect] },
  ]);
  return {
    heading: say.meets(planet),
    paragraphs: compose([seed, 'meetings', planet], lines).split('\n\n'),
    list: meetings
      .slice(0, MAX_LISTED)
      .map(
        (meeting) =>
          `${names.date(meeting.at)}: ${say.meeting(planet, meeting)}, ${placeAt(words, planet, meeting.at)}`,
      ),
  };
}
