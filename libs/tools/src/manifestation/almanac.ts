import { compose } from '../compose';
import {
  PHASE_STEP,
  SIGN_WISHES,
  WISH_ALSO,
  WISH_CLOSING,
  WISH_MOON,
  WISH_OPENING,
  WISH_REVIEW,
  WISH_SHAPE,
} from '../passages/wish-lines';
import { WISH_DEED, WISH_SENTENCE, WISH_THEME } from '../passages/wish-themes';
import { utcDate } from '../today';
import { dayAndMonth, houseFrom, houseName, houseTheme, signBy } from '../wording';
import { reviewPhase, type ManifestationFacts } from './facts';
import { THEME_NAMES } from './wish';

/** Composes a reading for a wish from our authors' passages. */
export function almanac(facts: ManifestationFacts, seed: string): string {
  const { sign, wish, moon, noon, review } = facts;
  const [theme, also] = wish.themes;
  const house = houseFrom(sign.key, moon.sign);
  const place = {
    sign: signBy(moon.sign).name,
    house: houseName(house),
    theme: houseTheme(house),
  };
  return compose(
    [seed, sign.key, utcDate(noon)],
    [
      [
        { from: WISH_OPENING },
        { from: WISH_THEME[theme] },
        also ? { from: WISH_ALSO, slots: { also: THEME_NAMES[also] } } : undefined,
        { from: WISH_SHAPE[wish.shape] },
      ],
      [{ from: SIGN_WISHES[sign.key] }, { from: SIGN_WISHES[sign.key] }],
      [
        { from: PHASE_STEP[moon.phase] },
        { from: WISH_MOON, slots: place },
        { from: WISH_DEED[theme] },
      ],
      [
        { from: WISH_SENTENCE[theme] },
        review
          ? {
              from: WISH_REVIEW,
              slots: { phase: reviewPhase(review), date: dayAndMonth(review.at) },
            }
          : undefined,
        { from: WISH_CLOSING },
      ],
    ],
  );
}
