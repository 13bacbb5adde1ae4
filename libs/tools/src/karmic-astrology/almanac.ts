import { compose, type Line } from '../compose';
import { SKY_NAMES } from '../words/sky-names';
import { utcDate } from '../today';
import { houseFrom, signsApart } from '../wording';
import type { KarmicFacts } from './facts';
import { WORDS } from './words';

/** Composes a reading of the nodes and Saturn from our authors' passages. */
export function almanac(facts: KarmicFacts, seed: string): string {
  const { language, south, north, saturn, noon } = facts;
  const words = WORDS[language];
  return compose(
    [seed, 'karmic', south.sign.key, saturn.sign.key, utcDate(noon)],
    [
      [{ from: words.opening }, ...nodeLines(facts)],
      [{ from: words.southNode[south.sign.key] }, { from: words.southNode[south.sign.key] }],
      [{ from: words.northNode[north.key] }, { from: words.northNode[north.key] }],
      [
        ...saturnLines(facts),
        { from: words.saturnToSouth[signsApart(south.sign.key, saturn.sign.key)] ?? [] },
      ],
      todayLines(facts),
      [{ from: words.step[north.key] }, { from: words.closing }],
    ],
  );
}

function nodeLines({ language, chart, south, north, reckoning }: KarmicFacts): Line[] {
  const [words, { sign }] = [WORDS[language], SKY_NAMES[language]];
  const own = sign(south.sign.key);
  if (south.other) {
    return [{ from: words.nodesOpen, slots: { south: own, other: sign(south.other.key) } }];
  }
  if (!chart) return [];
  const slots = { south: own, north: sign(north.key), reckoning: words.reckonings[reckoning] };
  return [{ from: words.nodesComputed, slots }];
}

function saturnLines({ language, saturn: { sign, other } }: KarmicFacts): Line[] {
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const open = other && { saturn: names.sign(sign.key), other: names.sign(other.key) };
  return [
    ...(open ? [{ from: words.saturnOpen, slots: open }] : []),
    { from: words.saturn[sign.key] },
  ];
}

function todayLines({ language, saturn, north, today, saturnReturn }: KarmicFacts): Line[] {
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const gone = houseFrom(saturn.sign.key, today.saturn.key) - 1;
  const stage = gone === 0 ? 'home' : gone === 6 ? 'facing' : gone < 6 ? 'building' : 'homing';
  const apart = signsApart(north.key, today.north.key);
  const meeting =
    apart === 0 ? 'home' : apart === 6 ? 'reversed' : apart === 3 ? 'crossing' : 'passing';
  const lines: Line[] = [
    {
      from: words.saturnToday[stage],
      slots: { today: names.sign(today.saturn.key), saturn: names.sign(saturn.sign.key) },
    },
    { from: words.nodesToday[meeting], slots: { north: names.sign(today.north.key) } },
  ];
  if (!saturnReturn) return lines;
  const { which, at } = saturnReturn;
  const slots = { which: words.returns[which], date: names.monthAndYear(at) };
  return [...lines, { from: words.returnNext, slots }];
}
