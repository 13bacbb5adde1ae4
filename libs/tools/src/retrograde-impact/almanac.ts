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
import { daysOf, waitWords, whereOf } from '../retrograde-seasons';
import { DAY_MS, utcDate } from '../today';
import { fullDate, houseName, houseTheme, planetLabel, signBy } from '../wording';
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
  const name = planetLabel(planet);
  const days = daysOf(season);
  const where = whereOf(season);
  if (seasons.current) {
    const day = Math.min(days, Math.floor((noon.getTime() - season.from.getTime()) / DAY_MS) + 1);
    const slots = {
      planet: name,
      since: fullDate(season.from),
      until: fullDate(season.to),
      where,
      day: String(day),
      days: String(days),
    };
    return [{ from: RETRO_NOW, slots }, { from: RETROGRADE[planet] }];
  }
  const slots = {
    planet: name,
    from: fullDate(season.from),
    to: fullDate(season.to),
    where,
    wait: waitWords(noon, season.from),
    days: String(days),
  };
  return [{ from: RETRO_NEXT, slots }];
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

function lastLines({ planet, seasons: { last } }: RetrogradeFacts): Line[] {
  if (!last) return [];
  const slots = {
    planet: planetLabel(planet),
    from: fullDate(last.from),
    to: fullDate(last.to),
    where: whereOf(last),
  };
  return [{ from: RETRO_LAST, slots }];
}

function reviewLines({ meaning: { meaning } }: RetrogradeFacts): Line[] {
  if (!meaning) return [];
  const [one, two, three] = meaning.review;
  return [{ from: RETRO_REVIEW, slots: { one, two, three } }];
}
