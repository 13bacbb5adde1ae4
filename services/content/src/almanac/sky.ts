import type { Planet } from '@cosmic/sky/bodies';
import type { SkyEvent } from '@cosmic/sky/calendar/calendar';
import type { Eclipse } from '@cosmic/sky/calendar/eclipses';
import { positionOf } from '@cosmic/sky/astronomy/ephemeris';
import type { Quarter } from '@cosmic/sky/astronomy/moon';
import { retrogradeAt } from '@cosmic/sky/calendar/retrograde';
import { WANDERERS } from '@cosmic/sky/calendar/stations';
import { RETROGRADES } from '@cosmic/divination/retrograde/retrogrades';
import { seeded } from '@cosmic/divination/seeded';
import { SIGNS, type SignKey } from '@cosmic/sky/zodiac';
import { compose } from '@cosmic/tools/compose';
import { MOON_IN_SIGN } from '@cosmic/tools/passages/moon-in-sign';
import { SIGN_ACCENT } from '@cosmic/tools/passages/sign-accent';
import {
  dayAndMonth,
  fullDate,
  listed,
  planetLabel,
  planetName,
  signBy,
  withArticle,
} from '@cosmic/tools/wording';
import type { ArticleRequest, Material, Section } from './article';
import { FOCUS_OPENING } from './focus-passages';
import { eventFacts, type Month } from './month';
import {
  ECLIPSE,
  INGRESS,
  PHASE,
  PLANET_THEME,
  TURNS_DIRECT,
  TURNS_RETROGRADE,
} from './planet-passages';

/** The coming month of the sky; with a planet, beginning with what it does. */
export function skyMaterial(planet: Planet | null, month: Month): Material {
  const { at } = month;
  const backwards = WANDERERS.filter((body) => retrogradeAt(body, at).retrograde);
  const from = dayAndMonth(at);
  const thing = planet ? planetName(planet) : 'the sky';
  const place = planet ? signBy(positionOf(planet, at).sign).name : null;
  return {
    thing,
    ...(month.period.isNamed && { opening: FOCUS_OPENING }),
    subtitle: month.period.isNamed
      ? `the sky of ${month.period.name}`
      : `the sky of the coming month, from ${from}`,
    description: `What happens in the sky in ${month.period.isNamed ? month.period.name : `the month from ${fullDate(at)}`}: the phases of the Moon, changes of sign, stations and what each may ask of you.`,
    tags: [...(planet ? [planet] : []), 'moon', 'sky calendar'],
    facts: [
      ...(planet && place
        ? [
            {
              key: 'planet',
              label: planetLabel(planet),
              value: `${planetLabel(planet)} in ${place}`,
            },
          ]
        : []),
      ...backwards.map((body) => ({
        key: `retrograde-${body}`,
        label: planetLabel(body),
        value: `${planetLabel(body)} retrograde in ${signBy(positionOf(body, at).sign).name}`,
      })),
      ...eventFacts(month.events),
    ],
    sections: (request) => {
      const accents = freshAccents(request.seed);
      return [
        ...(planet && place ? [planetSection(planet, place, month, accents, request)] : []),
        moonSection(month, request),
        changesSection(month, planet, accents, request),
        ...(backwards.length > 0 ? [retrogradeSection(backwards, planet, at)] : []),
        {
          heading: 'The month at a glance',
          paragraphs: [
            'All dates are in Universal Time; near midnight your own clock may show the day before or after.',
          ],
          list: eventFacts(month.events).map(({ label, value }) => `${value}: ${label}`),
        },
      ];
    },
  };
}

function planetSection(
  planet: Planet,
  place: string,
  { at, events }: Month,
  accents: Map<SignKey, string[]>,
  { seed }: ArticleRequest,
): Section {
  const own = events.filter((event) => 'body' in event && event.body === planet);
  const sign = positionOf(planet, at).sign;
  return {
    heading: `Where ${planetName(planet)} stands`,
    paragraphs: [
      `${capitalised(planetName(planet))} is in ${place} as the month begins. It speaks of ${PLANET_THEME[planet]}, and a sign lends it a manner. ${accents.get(sign)?.shift() ?? ''}`,
      ...own.map((event) => eventSentence(event, seed)),
    ],
  };
}

/** The four phases that come first, each with its sign; without those of a kind that is told elsewhere. */
export function moonSection(
  { events }: Month,
  { seed }: ArticleRequest,
  told: readonly Quarter[] = [],
): Section {
  const phases = events
    .filter((event) => event.kind === 'moon-phase')
    .slice(0, 4)
    .filter(({ phase }) => !told.includes(phase));
  return {
    heading: 'The Moon, phase by phase',
    paragraphs: phases.map((event) => {
      const mood = compose([seed, event.phase], [[{ from: MOON_IN_SIGN[event.sign] }]]);
      return `${eventSentence(event, seed)} ${mood}`;
    }),
  };
}

function changesSection(
  { events }: Month,
  planet: Planet | null,
  accents: Map<SignKey, string[]>,
  { seed }: ArticleRequest,
): Section {
  const changes = events.filter(
    (event) => event.kind !== 'moon-phase' && !('body' in event && event.body === planet),
  );
  return {
    heading: 'What changes',
    paragraphs: changes
      .slice(0, 6)
      .map((event) => `${eventSentence(event, seed)} ${accentOf(event, accents)}`.trim()),
  };
}

function retrogradeSection(
  backwards: readonly (typeof WANDERERS)[number][],
  planet: Planet | null,
  at: Date,
): Section {
  const first = backwards.find((body) => body === planet) ?? backwards[0]!;
  const until = retrogradeAt(first, at).until?.at;
  const { text, slowDown, rhythm } = RETROGRADES[first];
  return {
    heading: 'Who runs backwards',
    paragraphs: [
      `Retrograde as the month begins: ${listed(backwards.map(planetName))}. Seen from the Earth a planet seems to go back when we overtake it on the inner lane, or are overtaken; nothing about the planet itself has changed.`,
      `${text} It happens ${rhythm}${until ? `, and this time it lasts until ${fullDate(until)}` : ''}. ${slowDown}`,
    ],
  };
}

/** An event of the sky in a sentence or two. */
export function eventSentence(event: SkyEvent, seed: string): string {
  const slots = {
    date: fullDate(event.at),
    sign: signBy(event.sign).name,
    planet: 'body' in event ? capitalised(planetName(event.body)) : '',
    theme: 'body' in event ? PLANET_THEME[event.body] : '',
    ...(event.kind === 'eclipse' && eclipseSlots(event)),
  };
  return compose(
    [seed, event.at.toISOString(), event.kind],
    [[{ from: passagesOf(event), slots }]],
  );
}

/** What the passages on eclipses call one, without an article and with it. */
export function eclipseSlots({ type, eclipsed }: Eclipse): { eclipse: string; anEclipse: string } {
  const eclipse = `${type} eclipse of the ${eclipsed === 'sun' ? 'Sun' : 'Moon'}`;
  return { eclipse, anEclipse: withArticle(eclipse) };
}

function passagesOf(event: SkyEvent): readonly string[] {
  switch (event.kind) {
    case 'moon-phase':
      return PHASE[event.phase];
    case 'eclipse':
      return ECLIPSE;
    case 'ingress':
      return INGRESS;
    case 'station':
      return event.turns === 'retrograde' ? TURNS_RETROGRADE : TURNS_DIRECT;
    case 'void-of-course':
      return [];
  }
}

/** How what happens in a sign, or what a planet going back is about, goes on. */
function accentOf(event: SkyEvent, accents: Map<SignKey, string[]>): string {
  if (event.kind === 'station' && event.turns === 'retrograde') return RETROGRADES[event.body].text;
  return event.kind === 'ingress' ? (accents.get(event.sign)?.shift() ?? '') : '';
}

/** What can be said of each sign, in an order of chance; whoever says one takes it away. */
function freshAccents(seed: string): Map<SignKey, string[]> {
  return new Map(
    SIGNS.map(({ key }) => [key, seeded(seed, 'accent', key).shuffle(SIGN_ACCENT[key])]),
  );
}

/** A word or name as it begins a sentence. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
