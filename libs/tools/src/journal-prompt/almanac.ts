import { compose } from '../compose';
import {
  ASK_MOON,
  ASK_MOON_TO_MOON,
  ASK_PHASE,
  ASK_SIGN,
  ASK_SUN_HOUSE,
  JOURNAL_CLOSING,
  JOURNAL_OPENING,
  WRITE_BACK,
  WRITE_LIKE,
} from '../passages/journal-lines';
import { utcDate } from '../today';
import { houseFrom, signBy } from '../wording';
import type { JournalFacts } from './facts';

/** Composes five questions from our authors' passages. */
export function almanac(facts: JournalFacts, seed: string): string {
  const { sign, rising, moonSign, moon, sun, mercury, noon, apart } = facts;
  const sunHouse = houseFrom(rising.key, sun.sign);
  const mercurySign = signBy(mercury.sign);
  return compose(
    [seed, sign.key, rising.key, moonSign.key, utcDate(noon)],
    [
      [
        { from: JOURNAL_OPENING },
        { from: WRITE_LIKE[mercurySign.element], slots: { mercury: mercurySign.name } },
        mercury.retrograde ? { from: WRITE_BACK } : undefined,
      ],
      [{ from: ASK_MOON[moon.sign] }],
      [
        {
          from: ASK_SUN_HOUSE[sunHouse - 1] ?? [],
          slots: { rising: rising.name, sun: signBy(sun.sign).name },
        },
      ],
      [
        {
          from: ASK_MOON_TO_MOON[apart] ?? [],
          slots: { natal: moonSign.name, moon: signBy(moon.sign).name },
        },
      ],
      [{ from: ASK_SIGN[sign.key] }],
      [{ from: ASK_PHASE[moon.phase] }, { from: JOURNAL_CLOSING }],
    ],
  );
}
