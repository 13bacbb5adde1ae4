import { compose, type Line } from '../compose';
import { dayNumber, turnOn } from '../memory/memory';
import { houseFrom } from '../wording';
import type { WellbeingFacts } from './facts';
import { WORDS } from './words';

/** What stays true for weeks has its turn every fifth day, with three passages each. */
const EVERY_DAYS = 5;

/** Composes a reading about feeling well from our authors' passages: one text for a sign and a day. */
export function almanac(facts: WellbeingFacts): string {
  const { language, sign, moon, noon } = facts;
  const words = WORDS[language];
  const listener = { who: sign.key, day: dayNumber(noon) };
  const slow = turnOn(listener, 'wellbeing', [
    [{ from: words.thrives[sign.key] }],
    elementLines(facts),
    [{ from: words.repair[sign.key] }],
    venusLines(facts),
    [{ from: words.rests[sign.mode] }],
  ]);
  return compose(listener, [
    [{ from: words.opening }, { from: words.moon[moon.sign] }, { from: words.thought }],
    slow.map((line) => ({ ...line, every: EVERY_DAYS })),
    [
      { from: words.morning },
      { from: words.work },
      { from: words.pleasure },
      { from: words.company },
    ],
    [{ from: words.night[moon.phase] }, { from: words.evening }, { from: words.closing }],
  ]);
}

function elementLines({ language, sign, balance, leading }: WellbeingFacts): Line[] {
  const words = WORDS[language];
  const lead = leading
    ? {
        from: words.rhythm[sign.element][leading],
        slots: { count: words.ofTheTen(balance.elements[leading]) },
      }
    : { from: words.even };
  return [lead, ...balance.missingElements.slice(0, 1).map((one) => ({ from: words.lacks[one] }))];
}

function venusLines({ language, sign, venus }: WellbeingFacts): Line[] {
  const words = WORDS[language];
  return [
    { from: words.venus[venus.sign] },
    { from: words.venusWhere[houseFrom(sign.key, venus.sign) - 1] ?? [] },
    ...(venus.retrograde ? [{ from: words.venusBack }] : []),
  ];
}
