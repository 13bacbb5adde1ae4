import { compose } from '../compose';
import { SKY_NAMES } from '../words/sky-names';
import { chanceOf, type StoryFacts } from './facts';
import { WORDS } from './words';

/** Composes a tale from our authors' passages: an arrival, a night and a morning. */
export function almanac(facts: StoryFacts, seed: string): string {
  const { language, sun, moon, rising, accord, place, thing, tonight } = facts;
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const slots = {
    place: words.places[place],
    thing: words.thing(thing),
    aThing: words.aThing(thing),
    sun: names.sign(sun.key),
    moon: names.sign(moon.key),
    rising: names.sign(rising.key),
    tonight: names.sign(tonight.sign),
    phase: names.phase(tonight.phase),
  };
  return compose(
    [seed, ...chanceOf(facts)],
    [
      [
        { from: words.arrive[place], slots },
        { from: words.door[rising.key], slots },
        { from: words.hint, slots },
        { from: words.find[place], slots },
      ],
      [
        { from: words.night[place], slots },
        { from: words.moonlight, slots },
        { from: words.dream[moon.key], slots },
        { from: words.wakes[thing], slots },
      ],
      [
        { from: words.morning[place], slots },
        { from: words.resolve[sun.key], slots },
        { from: words.pull[accord], slots },
        { from: words.end[thing], slots },
      ],
    ],
  );
}
