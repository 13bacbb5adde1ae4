import { compose, type Line } from '../compose';
import {
  RETRO_CLOSING,
  RETRO_FROM_SUN,
  RETRO_HOUSE,
  RETRO_LAST,
  RETRO_MOON,
  RETRO_NEXT,
  RETRO_NOW,
  RETRO_REVIEW,
  RETRO_RISING,
  RETRO_SUN,
  RETRO_TASK,
  RETRO_TWO_SIGNS,
} from '../passages/retrograde-lines';
import { RETROGRADE } from '../passages/ruler';
import { seasonSlots } from '../retrograde-seasons';
import { utcDate } from '../today';
import { houseName, houseTheme, signBy } from '../wording';
import type { RetrogradeFacts } from './facts';

/** Composes a reading about a retrograde from our authors' passages. */
export function almanac(facts: RetrogradeFacts, seed: string): string {
  const { planet, sun, moon, rising, houses, meaning, noon } = facts;
  const said = new Map(meaning.signs.map(({ point, text }) => [point, text]));
  const withMeaning = (own: readonly string[], point: 'sun' | 'moon' | 'rising') => [
    ...own,
    ...(said.has(point) ? [said.get(point)!] : []),
  ];
  return compose(
    [seed, 'retrograde', planet, sun.key, rising.key, utcDate(noon)],
    [
      [...whenLines(facts), { from: RETRO_TASK[planet] }],
      [
        { from: RETRO_HOUSE[houses.rising - 1] ?? [] },
        ...(sun.key === rising.key ? [] : [sunHouseLine(facts)]),
        ...borderLines(facts),
      ],
      [
        { from: withMeaning(RETRO_SUN[sun.key], 'sun') },
        { from: withMeaning(RETRO_MOON[moon.key], 'moon') },
        { from: withMeaning(RETRO_RISING[rising.key], 'rising') },
      ],
      [...lastLines(facts), { from: RETRO_TASK[planet] }],
      [...reviewLines(facts), { from: RETRO_CLOSING }],
    ],
  );
}

function whenLines({ planet, seasons, season, noon }: RetrogradeFacts): Line[] {
  const slots = seasonSlots(planet, season, noon);
  if (!seasons.current) return [{ from: RETRO_NEXT, slots }];
  return [{ from: RETRO_NOW, slots }, { from: RETROGRADE[planet] }];
}

function sunHouseLine({ sun, houses }: RetrogradeFacts): Line {
  const slots = { sign: sun.name, house: houseName(houses.sun), theme: houseTheme(houses.sun) };
  return { from: RETRO_FROM_SUN, slots };
}

function borderLines({ season }: RetrogradeFacts): Line[] {
  if (season.fromSign === season.toSign) return [];
  const slots = { first: signBy(season.fromSign).name, second: signBy(season.toSign).name };
  return [{ from: RETRO_TWO_SIGNS, slots }];
}

function lastLines({ planet, seasons: { last }, noon }: RetrogradeFacts): Line[] {
  return last ? [{ from: RETRO_LAST, slots: seasonSlots(planet, last, noon) }] : [];
}

function reviewLines({ meaning: { meaning } }: RetrogradeFacts): Line[] {
  if (!meaning) return [];
  const [one, two, three] = meaning.review;
  return [{ from: RETRO_REVIEW, slots: { one, two, three } }];
}
