import type { Fact } from '@cosmic/contracts/readings';
import { seeded } from '@cosmic/divination/seeded';
import { moonAt, type MoonState } from '@cosmic/sky/astronomy/moon';
import { formatPosition, type Element, type Sign } from '@cosmic/sky/zodiac';
import type { Context, Facts } from '../maker';
import { STORY_PLACE_NAMES, STORY_THING_NAMES } from '../passages/story-places';
import { noonOf, utcDate } from '../today';
import type { ParamsOf } from '../tool';
import { fullDate, signBy, withArticle } from '../wording';
import type { signStory } from './tool';

export type Place = keyof typeof STORY_PLACE_NAMES;
export type Thing = keyof typeof STORY_THING_NAMES;

/** How what one wants and what one needs get on. */
export type Accord = 'one' | 'friendly' | 'apart';

export interface StoryFacts extends Facts {
  readonly sun: Sign;
  readonly moon: Sign;
  readonly rising: Sign;
  readonly accord: Accord;
  /** Drawn by chance, and the same all through the tale. */
  readonly place: Place;
  readonly thing: Thing;
  /** The Moon that hangs over the second scene: today's, at noon UTC. */
  readonly tonight: MoonState;
  readonly noon: Date;
}

/** What the tale is made of. */
export function facts(params: ParamsOf<typeof signStory>, { at, seed }: Context): StoryFacts {
  const noon = noonOf(at);
  const [sun, moon] = [signBy(params.sign), signBy(params.moonSign)];
  const random = seeded('sign story', seed, params.sign, params.moonSign, params.risingSign);
  const known = {
    sun,
    moon,
    rising: signBy(params.risingSign),
    accord: accordOf(sun.element, moon.element),
    place: random.pick(Object.keys(STORY_PLACE_NAMES) as Place[]),
    thing: random.pick(Object.keys(STORY_THING_NAMES) as Thing[]),
    tonight: moonAt(noon),
    noon,
  };
  return { ...known, shown: shownOf(known) };
}

/** Fire goes with air and earth with water; an element is at one with itself. */
function accordOf(one: Element, other: Element): Accord {
  if (one === other) return 'one';
  const pair = [one, other].sort().join('-');
  return pair === 'air-fire' || pair === 'earth-water' ? 'friendly' : 'apart';
}

const ACCORDS: Record<Accord, string> = {
  one: 'the same element',
  friendly: 'elements that help each other',
  apart: 'elements that have to come to terms',
};

function shownOf(known: Omit<StoryFacts, 'shown'>): Fact[] {
  const { sun, moon, rising, accord, place, thing, tonight, noon } = known;
  const lit = `${Math.round(tonight.illumination * 100)}% lit`;
  return [
    { key: 'rising', label: 'Rising sign', value: `${rising.name}: how you arrive, scene one` },
    { key: 'moon', label: 'Moon sign', value: `${moon.name}: what you need, scene two` },
    { key: 'sun', label: 'Sun sign', value: `${sun.name}: what you decide, scene three` },
    {
      key: 'accord',
      label: 'Sun and Moon sign',
      value: `${sun.element} and ${moon.element}, ${ACCORDS[accord]}`,
    },
    {
      key: 'tonight',
      label: 'Moon over the tale',
      value: `${formatPosition(tonight.longitude)}, ${tonight.phase}, ${lit}, at noon UTC on ${fullDate(noon)}`,
    },
    { key: 'place', label: 'Place', value: `${STORY_PLACE_NAMES[place]}, drawn by chance` },
    {
      key: 'thing',
      label: 'Thing',
      value: `${withArticle(STORY_THING_NAMES[thing])}, drawn by chance`,
    },
  ];
}

/** What the tale hangs on besides the seed. */
export function chanceOf({ sun, moon, rising, noon }: StoryFacts): string[] {
  return [sun.key, moon.key, rising.key, utcDate(noon)];
}
