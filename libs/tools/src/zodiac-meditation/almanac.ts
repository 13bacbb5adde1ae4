import type { Planet } from '@cosmic/sky/bodies';
import { compose, type Line } from '../compose';
import { dayNumber, turnOn } from '../memory/memory';
import { SKY_NAMES } from '../words/sky-names';
import { signBy } from '../wording';
import type { MeditationFacts } from './facts';
import { WORDS } from './words';

/** What belongs to the sign has its turn every fifth day, with three passages each. */
const EVERY_DAYS = 5;

/** Composes a guided meditation from our authors' passages: one for a sign and a day. */
export function almanac({ language, sign, moon, noon }: MeditationFacts): string {
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const listener = { who: sign.key, day: dayNumber(noon) };
  const slots = {
    sign: names.sign(sign.key),
    part: words.bodyPart[sign.key],
    ruler: names.planetName(sign.ruler as Planet),
    moonSign: names.sign(moon.sign),
    phase: names.phase(moon.phase),
  };
  const own = turnOn<readonly Line[]>(listener, 'meditation', [
    [{ from: words.bodyLead, slots }, { from: words.bodyRest[sign.key] }],
    [],
    [{ from: words.pace[sign.mode] }],
    [],
    [{ from: words.ruler, slots }],
  ]);
  return compose(listener, [
    [{ from: words.settle }, { from: words.breath }, { from: words.scan }],
    [
      { from: words.place },
      ...own.map((line) => ({ ...line, every: EVERY_DAYS })),
      { from: words.stay },
    ],
    [
      { from: words.moonOverhead, slots },
      { from: words.phase[moon.phase] },
      { from: words.moonElement[signBy(moon.sign).element] },
    ],
    [{ from: words.phrase }, { from: words.back }, { from: words.closing }],
  ]);
}
