import { compose } from '../compose';
import { SKY_NAMES } from '../words/sky-names';
import { utcDate } from '../today';
import { houseFrom } from '../wording';
import { reviewPhase, type ManifestationFacts } from './facts';
import { WORDS } from './words';

/** Composes a reading for a wish from our authors' passages. */
export function almanac(facts: ManifestationFacts, seed: string): string {
  const { language, sign, wish, moon, noon, review } = facts;
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const [theme, also] = wish.themes;
  const house = houseFrom(sign.key, moon.sign);
  const place = {
    sign: names.sign(moon.sign),
    house: names.house(house),
    theme: names.houseTheme(house),
  };
  return compose(
    [seed, sign.key, utcDate(noon)],
    [
      [
        { from: words.opening },
        { from: words.theme[theme] },
        also ? { from: words.also, slots: { also: words.themes[also] } } : undefined,
        { from: words.shape[wish.shape] },
      ],
      [{ from: words.signWishes[sign.key] }, { from: words.signWishes[sign.key] }],
      [
        { from: words.step[moon.phase] },
        { from: words.moon, slots: place },
        { from: words.deed[theme] },
      ],
      [
        { from: words.sentence[theme] },
        review
          ? {
              from: words.review,
              slots: { phase: names.phase(reviewPhase(review)), date: names.day(review.at) },
            }
          : undefined,
        { from: words.closing },
      ],
    ],
  );
}
