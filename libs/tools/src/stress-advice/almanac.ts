import { compose, type Line } from '../compose';
import { dayNumber, turnOn } from '../memory/memory';
import { SKY_NAMES } from '../words/sky-names';
import { houseFrom } from '../wording';
import type { StressFacts } from './facts';
import { WORDS } from './words';

/** What stays true for weeks has its turn every third day, with five passages each. */
const EVERY_DAYS = 3;

/** Composes a reading for somebody under strain from our authors' passages: one for a sign and a day. */
export function almanac({ language, sign, moon, mars, noon, apart }: StressFacts): string {
  const words = WORDS[language];
  const listener = { who: sign.key, day: dayNumber(noon) };
  const pressure: Line[] = [
    {
      from: words.marsPressure[houseFrom(sign.key, mars.sign) - 1] ?? [],
      slots: { mars: SKY_NAMES[language].sign(mars.sign) },
    },
    ...(mars.retrograde ? [{ from: words.marsBack }] : []),
  ];
  const slow = turnOn(listener, 'strain', [
    [{ from: words.signStrain[sign.key] }],
    pressure,
    [{ from: words.relief[sign.mode] }],
  ]);
  return compose(listener, [
    [{ from: words.opening }, { from: words.moonStrain[moon.sign] }, { from: words.thought }],
    [
      ...slow.map((line) => ({ ...line, every: EVERY_DAYS })),
      { from: words.permission },
      { from: words.moonAndMars[apart] ?? [] },
    ],
    [{ from: words.practice }, { from: words.second }, { from: words.evening[moon.phase] }],
    [{ from: words.help }, { from: words.closing }],
  ]);
}
