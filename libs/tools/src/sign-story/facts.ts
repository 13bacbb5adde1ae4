import type { Language } from '@cosmic/contracts/language';
import type { Fact } from '@cosmic/contracts/readings/readings';
import { seeded } from '@cosmic/divination/draw/seeded';
import { moonAt, type MoonState } from '@cosmic/sky/astronomy/moon';
import type { Element, Sign } from '@cosmic/sky/zodiac';
import type { Context, Facts } from '../maker';
import { SKY_NAMES } from '../words/sky-names';
import { noonOf, utcDate } from '../today';
import type { ParamsOf } from '../tool';
import { signBy } from '../wording';
import { STORY_PLACE_NAMES, STORY_THING_NAMES } from './passages/story-places';
import type { signStory } from './tool';
import { WORDS } from './words';

export type Place = keyof typeof STORY_PLACE_NAMES;
export type Thing = keyof typeof STORY_THING_NAMES;

/** How what one wants and what one needs get on. */
export type Accord = 'one' | 'friendly' | 'apart';

export interface StoryFacts extends Facts {
  readonly language: Language;
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
    language: params.language ?? 'en',
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

function shownOf(known: Omit<StoryFacts, 'shown'>): Fact[] {
  const { language, sun, moon, rising, accord, place, thing, tonight, noon } = known;
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const { labels, role } = words;
  return [
    { key: 'rising', label: labels.rising, value: role.rising(names.sign(rising.key)) },
    { key: 'moon', label: labels.moon, value: role.moon(names.sign(moon.key)) },
    { key: 'sun', label: labels.sun, value: role.sun(names.sign(sun.key)) },
    {
      key: 'accord',
      label: labels.accord,
      value: words.accord(names.element(sun.element), names.element(moon.element), accord),
    },
    {
      key: 'tonight',
      label: labels.tonight,
      value: [
        names.position(tonight.longitude),
        names.phase(tonight.phase),
        names.lit(Math.round(tonight.illumination * 100)),
        names.atNoon(noon),
      ].join(', '),
    },
    { key: 'place', label: labels.place, value: words.drawn(words.places[place]) },
    { key: 'thing', label: labels.thing, value: words.drawn(words.aThing(thing)) },
  ];
}

/** What the tale hangs on besides the seed. */
export function chanceOf({ sun, moon, rising, noon }: StoryFacts): string[] {
  return [sun.key, moon.key, rising.key, utcDate(noon)];
}
