import { compose } from '../compose';
import {
  MEME_CLOSING,
  MEME_ELEMENT,
  MEME_INTRO,
  MEME_MERCURY,
  MEME_MOON,
} from '../passages/meme-lines';
import {
  MEME_FLAG,
  MEME_NOBODY,
  MEME_POV,
  MEME_STARTER,
  MEME_TEXT,
  MEME_THEM,
} from '../passages/meme-signs';
import { utcDate } from '../today';
import { signBy, withArticle } from '../wording';
import type { MemeFacts } from './facts';

/** Composes a set of captions from our authors' passages, one a paragraph. */
export function almanac(facts: MemeFacts, seed: string): string {
  const { sign, noon, moon, mercury, mercuryRetrograde } = facts;
  const slots = {
    sign: sign.name,
    aSign: withArticle(sign.name),
    moon: signBy(moon.sign).name,
    mercury: signBy(mercury.sign).name,
  };
  const captions = [
    MEME_INTRO,
    MEME_POV[sign.key],
    MEME_STARTER[sign.key],
    MEME_THEM[sign.key],
    MEME_MOON[moon.sign],
    MEME_NOBODY[sign.key],
    MEME_TEXT[sign.key],
    mercuryRetrograde ? MEME_MERCURY.retrograde : MEME_MERCURY.direct,
    MEME_ELEMENT[sign.element],
    MEME_FLAG[sign.key],
    MEME_CLOSING,
  ];
  return compose(
    [seed, sign.key, utcDate(noon)],
    captions.map((from) => [{ from, slots }]),
  );
}
