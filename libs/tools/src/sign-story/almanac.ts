import { compose } from '../compose';
import {
  STORY_ARRIVE,
  STORY_ARRIVE_HINT,
  STORY_FIND,
  STORY_MORNING,
  STORY_NIGHT,
  STORY_PLACE_NAMES,
  STORY_THING_NAMES,
  STORY_THING_WAKES,
} from '../passages/story-places';
import {
  STORY_ACCORD,
  STORY_DOOR,
  STORY_DREAM,
  STORY_END,
  STORY_MOONLIGHT,
  STORY_RESOLVE,
} from '../passages/story-signs';
import { signBy, withArticle } from '../wording';
import { chanceOf, type StoryFacts } from './facts';

/** Composes a tale from our authors' passages: an arrival, a night and a morning. */
export function almanac(facts: StoryFacts, seed: string): string {
  const { sun, moon, rising, accord, place, thing, tonight } = facts;
  const slots = {
    place: STORY_PLACE_NAMES[place],
    thing: `the ${STORY_THING_NAMES[thing]}`,
    aThing: withArticle(STORY_THING_NAMES[thing]),
    sun: sun.name,
    moon: moon.name,
    rising: rising.name,
    tonight: signBy(tonight.sign).name,
    phase: tonight.phase,
  };
  return compose(
    [seed, ...chanceOf(facts)],
    [
      [
        { from: STORY_ARRIVE[place], slots },
        { from: STORY_DOOR[rising.key], slots },
        { from: STORY_ARRIVE_HINT, slots },
        { from: STORY_FIND[place], slots },
      ],
      [
        { from: STORY_NIGHT[place], slots },
        { from: STORY_MOONLIGHT, slots },
        { from: STORY_DREAM[moon.key], slots },
        { from: STORY_THING_WAKES[thing], slots },
      ],
      [
        { from: STORY_MORNING[place], slots },
        { from: STORY_RESOLVE[sun.key], slots },
        { from: STORY_ACCORD[accord], slots },
        { from: STORY_END[thing], slots },
      ],
    ],
  );
}
