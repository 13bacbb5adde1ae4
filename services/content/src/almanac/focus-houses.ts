import { SIGNS, type SignKey } from '@cosmic/sky/zodiac';
import type { Focus } from '../subjects/focus';
import type { Section } from './article';
import { MAX_SIGNS_TOLD, type Course } from './focus-course';
import type { SkyWords } from './sky-words';

const SIGN_KEYS = SIGNS.map(({ key }) => key);

/** What is told of houses, which are nobody's in general. */
export function houseSection(
  { names, houses: say }: SkyWords,
  { houses }: Focus,
  courses: readonly Course[],
): Section {
  return {
    heading: say.heading(names.listed(houses.map(names.house))),
    paragraphs: houses.map((house) => {
      const who = courses.flatMap(({ planet, stays }) =>
        stays
          .slice(0, MAX_SIGNS_TOLD)
          .map(({ sign }) => say.who(planet, names.sign(sign), names.sign(risingFor(sign, house)))),
      );
      return say.text(house, names.listed(who));
    }),
  };
}

/** The rising sign for which a sign is a house, whole signs counted. */
function risingFor(sign: SignKey, house: number): SignKey {
  return SIGN_KEYS[(SIGN_KEYS.indexOf(sign) - house + 1 + 12) % 12]!;
}
