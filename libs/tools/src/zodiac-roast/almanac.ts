import { compose } from '../compose';
import { SKY_NAMES } from '../words/sky-names';
import { utcDate } from '../today';
import type { RoastFacts } from './facts';
import { WORDS } from './words';

/** Composes a roast from our authors' passages: charges, today's sky, and mercy. */
export function almanac(facts: RoastFacts, seed: string): string {
  const { language, sign, noon, moon, moonHouse, mercury, mercuryRetrograde } = facts;
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const slots = {
    sign: names.sign(sign.key),
    aSign: words.withArticle(names.sign(sign.key)),
    moon: names.sign(moon.sign),
    house: names.house(moonHouse),
    mercury: names.sign(mercury.sign),
  };
  const habit = { from: words.habit[sign.key] };
  const trait = { from: words.trait[sign.key] };
  const mercy = { from: words.mercy[sign.key] };
  return compose(
    [seed, sign.key, utcDate(noon)],
    [
      [{ from: words.opening, slots }, habit, trait],
      [habit, trait, { from: words.chat[sign.key] }, { from: words.love[sign.key] }],
      [
        { from: words.moon[moon.sign], slots },
        { from: words.moonHouse[moonHouse - 1] ?? [], slots },
        { from: words.mercury[mercuryRetrograde ? 'retrograde' : 'direct'], slots },
      ],
      [{ from: words.turn, slots }, mercy, mercy],
    ],
  );
}
