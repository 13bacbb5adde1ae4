import { compose } from '../compose';
import {
  ROAST_MERCURY,
  ROAST_MOON,
  ROAST_MOON_HOUSE,
  ROAST_OPENING,
  ROAST_TURN,
} from '../passages/roast-lines';
import {
  ROAST_CHAT,
  ROAST_HABIT,
  ROAST_LOVE,
  ROAST_MERCY,
  ROAST_TRAIT,
} from '../passages/roast-signs';
import { utcDate } from '../today';
import { houseName, signBy, withArticle } from '../wording';
import type { RoastFacts } from './facts';

/** Composes a roast from our authors' passages: charges, today's sky, and mercy. */
export function almanac(facts: RoastFacts, seed: string): string {
  const { sign, noon, moon, moonHouse, mercury, mercuryRetrograde } = facts;
  const slots = {
    sign: sign.name,
    aSign: withArticle(sign.name),
    moon: signBy(moon.sign).name,
    house: houseName(moonHouse),
    mercury: signBy(mercury.sign).name,
  };
  const habit = { from: ROAST_HABIT[sign.key] };
  const trait = { from: ROAST_TRAIT[sign.key] };
  const mercy = { from: ROAST_MERCY[sign.key] };
  return compose(
    [seed, sign.key, utcDate(noon)],
    [
      [{ from: ROAST_OPENING, slots }, habit, trait],
      [habit, trait, { from: ROAST_CHAT[sign.key] }, { from: ROAST_LOVE[sign.key] }],
      [
        { from: ROAST_MOON[moon.sign], slots },
        { from: ROAST_MOON_HOUSE[moonHouse - 1] ?? [], slots },
        { from: mercuryRetrograde ? ROAST_MERCURY.retrograde : ROAST_MERCURY.direct, slots },
      ],
      [{ from: ROAST_TURN, slots }, mercy, mercy],
    ],
  );
}
