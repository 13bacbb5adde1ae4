import type { Planet } from '@cosmic/sky/bodies';
import type { SkyEvent } from '@cosmic/sky/calendar/calendar';
import { positionOf } from '@cosmic/sky/astronomy/ephemeris';
import type { Quarter } from '@cosmic/sky/astronomy/moon';
import { retrogradeAt } from '@cosmic/sky/calendar/retrograde';
import { WANDERERS, type Wanderer } from '@cosmic/sky/calendar/stations';
import { seeded } from '@cosmic/divination/draw/seeded';
import { SIGNS, type SignKey } from '@cosmic/sky/zodiac';
import { compose } from '@cosmic/tools/compose';
import type { ArticleRequest, Material, Section } from './article';
import { eventFacts, eventLines, eventSentence } from './events';
import type { Month } from './month';
import type { SkyWords } from './sky-words';

const MAX_PHASES = 4;
const MAX_CHANGES = 6;

/** The coming month of the sky; with a planet, beginning with what it does. */
export function skyMaterial(words: SkyWords, planet: Planet | null, month: Month): Material {
  const { names, sky, planetInSign, first, passages, timeNote } = words;
  const { at, period } = month;
  const signOf = (body: Planet) => names.sign(positionOf(body, at).sign);
  const backwards = WANDERERS.filter((body) => retrogradeAt(body, at).retrograde);
  const thing = planet ? names.planetName(planet) : sky.thing;
  return {
    thing,
    name: first(thing),
    ...(period.isNamed && { opening: passages.opening }),
    subtitle: sky.subtitle(period),
    description: sky.description(period),
    tags: [...(planet ? [sky.planetTag(planet)] : []), sky.tags.moon, sky.tags.calendar],
    facts: [
      ...(planet
        ? [
            {
              key: 'planet',
              label: names.planet(planet),
              value: planetInSign(planet, signOf(planet)),
            },
          ]
        : []),
      ...backwards.map((body) => ({
        key: `retrograde-${body}`,
        label: names.planet(body),
        value: sky.retrogradeIn(body, signOf(body)),
      })),
      ...eventFacts(words, month.events),
    ],
    sections: (request) => {
      const accents = freshAccents(words, request.seed);
      return [
        ...(planet ? [planetSection(words, planet, month, accents, request)] : []),
        moonSection(words, month, request),
        changesSection(words, month, planet, accents, request),
        ...(backwards.length > 0 ? [retrogradeSection(words, backwards, planet, at)] : []),
        {
          heading: sky.headings.glance,
          paragraphs: [timeNote],
          list: eventLines(words, month.events),
        },
      ];
    },
  };
}

function planetSection(
  words: SkyWords,
  planet: Planet,
  { at, events }: Month,
  accents: Map<SignKey, string[]>,
  { seed }: ArticleRequest,
): Section {
  const { names, sky, passages } = words;
  const own = events.filter((event) => 'body' in event && event.body === planet);
  const { sign } = positionOf(planet, at);
  const stands = sky.stands(planet, names.sign(sign), passages.theme[planet]);
  return {
    heading: sky.where(planet),
    paragraphs: [
      `${stands} ${accents.get(sign)?.shift() ?? ''}`.trim(),
      ...own.map((event) => eventSentence(words, event, seed)),
    ],
  };
}

/** The four phases that come first, each with its sign; without those of a kind that is told elsewhere. */
export function moonSection(
  words: SkyWords,
  { events }: Month,
  { seed }: ArticleRequest,
  told: readonly Quarter[] = [],
): Section {
  const phases = events
    .filter((event) => event.kind === 'moon-phase')
    .slice(0, MAX_PHASES)
    .filter(({ phase }) => !told.includes(phase));
  return {
    heading: words.sky.headings.moon,
    paragraphs: phases.map((event, turn) => {
      const from = words.passages.moonInSign[event.sign];
      const mood = compose([seed, event.phase], [[{ from }]]);
      return `${eventSentence(words, event, seed, turn)} ${mood}`;
    }),
  };
}

function changesSection(
  words: SkyWords,
  { events }: Month,
  planet: Planet | null,
  accents: Map<SignKey, string[]>,
  { seed }: ArticleRequest,
): Section {
  const changes = events.filter(
    (event) => event.kind !== 'moon-phase' && !('body' in event && event.body === planet),
  );
  return {
    heading: words.sky.headings.changes,
    paragraphs: changes.slice(0, MAX_CHANGES).map((event, turn) => {
      const sentence = eventSentence(words, event, seed, turn);
      return `${sentence} ${accentOf(words, event, accents)}`.trim();
    }),
  };
}

function retrogradeSection(
  { names, sky, passages }: SkyWords,
  backwards: readonly Wanderer[],
  planet: Planet | null,
  at: Date,
): Section {
  const first = backwards.find((body) => body === planet) ?? backwards[0]!;
  const { text, slowDown, rhythm } = passages.retrograde[first];
  return {
    heading: sky.headings.backwards,
    paragraphs: [
      sky.backwards(names.listed(backwards.map(names.planetName))),
      `${text} ${sky.happens(rhythm, retrogradeAt(first, at).until?.at)} ${slowDown}`,
    ],
  };
}

/** How what happens in a sign, or what a planet going back is about, goes on. */
function accentOf(
  { passages }: SkyWords,
  event: SkyEvent,
  accents: Map<SignKey, string[]>,
): string {
  if (event.kind === 'station' && event.turns === 'retrograde') {
    return passages.retrograde[event.body].text;
  }
  return event.kind === 'ingress' ? (accents.get(event.sign)?.shift() ?? '') : '';
}

/** What can be said of each sign, in an order of chance; whoever says one takes it away. */
function freshAccents({ passages }: SkyWords, seed: string): Map<SignKey, string[]> {
  return new Map(
    SIGNS.map(({ key }) => [key, seeded(seed, 'accent', key).shuffle(passages.accent[key])]),
  );
}
