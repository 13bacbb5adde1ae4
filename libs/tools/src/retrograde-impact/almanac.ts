import { compose, type Line } from '../compose';
import { RETROGRADE_WORDS } from '../words/retrograde-words';
import { seasonSlots } from '../charts/retrograde-seasons';
import { SKY_NAMES } from '../words/sky-names';
import { utcDate } from '../today';
import type { RetrogradeFacts } from './facts';
import { WORDS } from './words';

/** Composes a reading about a retrograde from our authors' passages. */
export function almanac(facts: RetrogradeFacts, seed: string): string {
  const { language, planet, sun, moon, rising, houses, noon } = facts;
  const [words, shared] = [WORDS[language], RETROGRADE_WORDS[language]];
  return compose(
    [seed, 'retrograde', planet, sun.key, rising.key, utcDate(noon)],
    [
      [...whenLines(facts), { from: shared.task[planet] }],
      [
        { from: shared.house[houses.rising - 1] ?? [] },
        ...(sun.key === rising.key ? [] : [sunHouseLine(facts)]),
        ...borderLines(facts),
      ],
      [
        { from: words.sun[sun.key] },
        { from: words.moon[moon.key] },
        { from: words.rising[rising.key] },
      ],
      [...lastLines(facts), { from: shared.task[planet] }],
      [reviewLine(facts), { from: words.closing }],
    ],
  );
}

function whenLines({ language, planet, seasons, season, noon }: RetrogradeFacts): Line[] {
  const words = RETROGRADE_WORDS[language];
  const slots = seasonSlots(planet, season, noon, language);
  if (!seasons.current) return [{ from: words.next, slots }];
  return [{ from: words.now, slots }, { from: words.meanwhile[planet] }];
}

function sunHouseLine({ language, sun, houses }: RetrogradeFacts): Line {
  const names = SKY_NAMES[language];
  const [house, theme] = [names.house(houses.sun), names.houseTheme(houses.sun)];
  return { from: WORDS[language].sunHouse, slots: { sign: names.sign(sun.key), house, theme } };
}

function borderLines({ language, season }: RetrogradeFacts): Line[] {
  if (season.fromSign === season.toSign) return [];
  const { sign } = SKY_NAMES[language];
  const slots = { first: sign(season.fromSign), second: sign(season.toSign) };
  return [{ from: WORDS[language].border, slots }];
}

function lastLines({ language, planet, seasons: { last }, noon }: RetrogradeFacts): Line[] {
  if (!last) return [];
  return [{ from: WORDS[language].last, slots: seasonSlots(planet, last, noon, language) }];
}

function reviewLine({ language, planet }: RetrogradeFacts): Line {
  const [one, two, three] = WORDS[language].meaning[planet].review;
  return { from: WORDS[language].review, slots: { one, two, three } };
}
