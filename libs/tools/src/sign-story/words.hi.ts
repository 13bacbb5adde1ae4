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
} from './passages/story-places.hi';
import {
  STORY_ACCORD,
  STORY_DOOR,
  STORY_DREAM,
  STORY_END,
  STORY_MOONLIGHT,
  STORY_RESOLVE,
} from './passages/story-signs.hi';
import type { StoryWords } from './words';

const ACCORDS: Readonly<Record<Accord, string>> = {
  one: 'एक ही तत्व',
  friendly: 'एक-दूसरे के सहायक तत्व',
  apart: 'ऐसे तत्व जिन्हें तालमेल बैठाना होता है',
};

/** A tale in Hindi. */
export const HINDI: StoryWords = {
  minWords: 180,
  labels: {
    rising: 'लग्न राशि',
    moon: 'चंद्र राशि',
    sun: 'सूर्य राशि',
    accord: 'सूर्य और चंद्र राशि',
    tonight: 'कहानी का चंद्रमा',
    place: 'जगह',
    thing: 'चीज़',
  },
  role: {
    rising: (sign) => `${sign}: आने का ढंग, पहला दृश्य`,
    moon: (sign) => `${sign}: मन की ज़रूरत, दूसरा दृश्य`,
    sun: (sign) => `${sign}: निर्णय, तीसरा दृश्य`,
  },
  accord: (sun, moon, accord) => `${sun} और ${moon}, ${ACCORDS[accord]}`,
  drawn: (what) => `${what}, संयोग से चुनी गई`,
  places: STORY_PLACE_NAMES,
  thing: (thing) => STORY_THING_NAMES[thing],
  aThing: (thing) => `एक ${STORY_THING_NAMES[thing]}`,
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
