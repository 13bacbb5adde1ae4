import { compose } from '../compose';
import { SKY_NAMES } from '../words/sky-names';
import { utcDate } from '../today';
import { houseFrom, signBy } from '../wording';
import type { JournalFacts } from './facts';
import { WORDS } from './words';

/** Composes five questions from our authors' passages. */
export function almanac(facts: JournalFacts, seed: string): string {
  const { language, sign, rising, moonSign, moon, sun, mercury, noon, apart } = facts;
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const sunHouse = houseFrom(rising.key, sun.sign);
  return compose(
    [seed, sign.key, rising.key, moonSign.key, utcDate(noon)],
    [
      [
        { from: words.opening },
        {
          from: words.writeLike[signBy(mercury.sign).element],
          slots: { mercury: names.sign(mercury.sign) },
        },
        mercury.retrograde ? { from: words.writeBack } : undefined,
      ],
      [{ from: words.askMoon[moon.sign] }],
      [
        {
          from: words.askSunHouse[sunHouse - 1] ?? [],
          slots: { rising: names.sign(rising.key), sun: names.sign(sun.sign) },
        },
      ],
      [
        {
          from: words.askMoonToMoon[apart] ?? [],
          slots: { natal: names.sign(moonSign.key), moon: names.sign(moon.sign) },
        },
      ],
      [{ from: words.askSign[sign.key] }],
      [{ from: words.askPhase[moon.phase] }, { from: words.closing }],
    ],
  );
}
