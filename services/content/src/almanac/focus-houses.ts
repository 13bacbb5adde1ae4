import type { SignKey } from '@cosmic/sky/zodiac';
import { houseName, houseTheme, listed, planetName, signBy } from '@cosmic/tools/wording';
import type { Focus } from '../subjects/focus';
import type { Section } from './article';
import { SIGN_MANNER } from './focus-passages';
import { MAX_SIGNS_TOLD, type Course } from './focus-course';

/** What is told of houses, which are nobody's in general. */
export function houseSection({ houses }: Focus, courses: readonly Course[]): Section {
  return {
    heading: `And the ${listed(houses.map(houseName))} house`,
    paragraphs: houses.map((house) => {
      const who = courses.flatMap(({ planet, stays }) =>
        stays.slice(0, MAX_SIGNS_TOLD).map(({ sign }) => {
          const rising = risingFor(sign, house);
          return `while ${planetName(planet)} is in ${signBy(sign).name}, that is where it is for people born with ${rising} on the eastern horizon`;
        }),
      );
      return `The ${houseName(house)} house is the one of ${houseTheme(house)}. Houses are counted from each person’s own rising sign, so no planet is in it for everybody${who.length > 0 ? `: ${listed(who)}` : ''}. If that is you, read what was said above as a word about your ${houseName(house)} house.`;
    }),
  };
}

/** The rising sign for which a sign is a house, whole signs counted. */
function risingFor(sign: SignKey, house: number): string {
  const order = SIGN_KEYS;
  return signBy(order[(order.indexOf(sign) - house + 1 + 12) % 12]!).name;
}

const SIGN_KEYS = Object.keys(SIGN_MANNER) as SignKey[];
