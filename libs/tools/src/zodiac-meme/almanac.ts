import { compose } from '../compose';
import { SKY_NAMES } from '../words/sky-names';
import { utcDate } from '../today';
import type { MemeFacts } from './facts';
import { WORDS } from './words';

/** Composes a set of captions from our authors' passages, one a paragraph. */
export function almanac(facts: MemeFacts, seed: string): string {
  const { language, sign, noon, moon, mercury, mercuryRetrograde } = facts;
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const slots = {
    sign: names.sign(sign.key),
    aSign: words.withArticle(names.sign(sign.key)),
    moon: names.sign(moon.sign),
    mercury: names.sign(mercury.sign),
  };
  const captions = [
    words.intro,
    words.pov[sign.key],
    words.starter[sign.key],
    words.them[sign.key],
    words.moon[moon.sign],
    words.nobody[sign.key],
    words.text[sign.key],
    words.mercury[mercuryRetrograde ? 'retrograde' : 'direct'],
    words.element[sign.element],
    words.flag[sign.key],
    words.closing,
  ];
  return compose(
    [seed, sign.key, utcDate(noon)],
    captions.map((from) => [{ from, slots }]),
  );
}
