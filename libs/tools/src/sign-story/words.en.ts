import { withArticle } from '../wording';
import type { Accord } from './facts';
import {
  STORY_ARRIVE,
  STORY_ARRIVE_HINT,
  STORY_FIND,
  STORY_MORNING,
  STORY_NIGHT,
  STORY_PLACE_NAMES,
  STORY_THING_NAMES,
  STORY_THING_WAKES,
} from './passages/story-places';
import {
  STORY_ACCORD,
  STORY_DOOR,
  STORY_DREAM,
  STORY_END,
  STORY_MOONLIGHT,
  STORY_RESOLVE,
} from './passages/story-signs';
import type { StoryWords } from './words';

const ACCORDS: Readonly<Record<Accord, string>> = {
  one: 'the same element',
  friendly: 'elements that help each other',
  apart: 'elements that have to come to terms',
};

/** A tale in English. */
export const ENGLISH: StoryWords = {
  minWords: 210,
  labels: {
    rising: 'Rising sign',
    moon: 'Moon sign',
    sun: 'Sun sign',
    accord: 'Sun and Moon sign',
    tonight: 'Moon over the tale',
    place: 'Place',
    thing: 'Thing',
  },
  role: {
    rising: (sign) => `${sign}: how you arrive, scene one`,
    moon: (sign) => `${sign}: what you need, scene two`,
    sun: (sign) => `${sign}: what you decide, scene three`,
  },
  accord: (sun, moon, accord) => `${sun} and ${moon}, ${ACCORDS[accord]}`,
  drawn: (what) => `${what}, drawn by chance`,
  places: STORY_PLACE_NAMES,
  thing: (thing) => `the ${STORY_THING_NAMES[thing]}`,
  aThing: (thing) => withArticle(STORY_THING_NAMES[thing]),
  arrive: STORY_ARRIVE,
  door: STORY_DOOR,
  hint: STORY_ARRIVE_HINT,
  find: STORY_FIND,
  night: STORY_NIGHT,
  moonlight: STORY_MOONLIGHT,
  dream: STORY_DREAM,
  wakes: STORY_THING_WAKES,
  morning: STORY_MORNING,
  resolve: STORY_RESOLVE,
  pull: STORY_ACCORD,
  end: STORY_END,
};
