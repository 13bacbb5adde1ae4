import type { Graha } from '@cosmic/sky/jyotish/grahas';
import { compose, type Line } from '../compose';
import { JYOTISH_NAMES } from '../jyotish/names';
import type { DashaFacts } from './facts';
import { DASHA_WORDS } from './words';

/** Composes the reading of the periods of a life from our authors' passages. */
export function almanac(facts: DashaFacts, seed: string): string {
  const { language, moon, nakshatra, running } = facts;
  const { lines, maha } = DASHA_WORDS[language];
  const names = JYOTISH_NAMES[language];
  const both = (from: readonly string[]): Line[] => [{ from }, { from }];
  const first = nakshatra.lord as Graha;
  const opening = {
    from: lines.opening,
    slots: { nakshatra: names.limb('nakshatra', nakshatra.index), first: names.grahaInText(first) },
  };
  return compose(
    [seed, 'dasha', moon.longitude],
    [
      running.length > 0 ? [opening] : [opening, ...both(maha[first])],
      ...(running.length > 0 ? runningLines(facts) : [both(lines.over), ...spareLines(facts)]),
      [
        ...sadeSatiLine(facts),
        ...both(lines.exact).slice(0, running.length > 0 ? 1 : 2),
        { from: lines.closing },
        ...(running.length > 0 ? [] : [{ from: lines.closing }]),
      ],
    ],
  );
}

function runningLines({ language, running, next, together, date }: DashaFacts): Line[][] {
  const { lines, maha, antar, pairs } = DASHA_WORDS[language];
  const names = JYOTISH_NAMES[language];
  const [long, short] = running;
  const [lord, within] = [long?.lords.at(-1), short?.lords.at(-1)];
  if (!long || !short || !lord || !within) return [];
  return [
    [
      {
        from: lines.now,
        slots: { maha: names.grahaInText(lord), from: date(long.from), to: date(long.to) },
      },
      { from: maha[lord] },
      { from: maha[lord] },
    ],
    [
      { from: lines.antar, slots: { antar: names.grahaInText(within), to: date(short.to) } },
      { from: antar[within] },
      { from: [pairs[lord][within]] },
      { from: lines.together[together] },
      ...(next ? [{ from: lines.next, slots: { next: names.grahaInText(next) } }] : []),
    ],
  ];
}

/** What the last lord of the count left, where no period is named any more. */
function spareLines({ language, count }: DashaFacts): Line[][] {
  const last = count.periods.at(-1)?.lords[0];
  const { maha } = DASHA_WORDS[language];
  return last ? [[{ from: maha[last] }, { from: maha[last] }]] : [];
}

function sadeSatiLine({ language, phase, isRunning, date }: DashaFacts): Line[] {
  const { lines } = DASHA_WORDS[language];
  if (!phase) return [];
  return isRunning
    ? [{ from: lines.sadeSati[phase.phase] }]
    : [{ from: lines.sadeSatiLater, slots: { date: date(phase.from) } }];
}
