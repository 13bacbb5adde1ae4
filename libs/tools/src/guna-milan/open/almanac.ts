import { KOOTAS, type Koota } from '@cosmic/divination/guna-milan';
import { compose, type Line } from '../../compose';
import { JYOTISH_NAMES } from '../../jyotish/names';
import { SKY_NAMES } from '../../words/sky-names';
import { GUNA_WORDS } from '../words';
import type { OpenGunaFacts } from './facts';
import type { BirthMoon } from './moons';
import { OPEN_GUNA_WORDS } from './words';

/** Composes the reading of a matching without its hours: the range, what is certain, what the clock decides. */
export function openAlmanac(facts: OpenGunaFacts, seed: string): string {
  const { language, possible, unknown, sure, open } = facts;
  const { lines, hours } = OPEN_GUNA_WORDS[language];
  const { lines: known, asks } = GUNA_WORDS[language];
  const { least, most } = possible;
  const [settled] = sure;
  const [widest] = open;
  const both = (koota: Koota | undefined): Line[] =>
    koota ? [{ from: asks[koota] }, { from: asks[koota] }] : [];
  return compose(
    [seed, 'guna milan', least, most, ...facts.moons.map(({ arc }) => Math.round(arc.from))],
    [
      [
        {
          from: least === most ? lines.sameSum : lines.range,
          slots: { hours: hours[unknown], least: String(least), most: String(most) },
        },
        { from: lines.why },
        { from: lines.moons, slots: starsOf(facts) },
      ],
      [...sureLines(facts), ...both(settled)],
      [openLine(facts), ...both(widest)],
      [
        ...doshaLines(facts),
        { from: lines.manglik },
        ...(least < most ? [{ from: lines.hour }] : []),
        { from: known.closing },
      ],
    ],
  );
}

/** The nakshatras of the two: `Krittika or Rohini`. */
function starsOf({ language, moons: [one, two] }: OpenGunaFacts): { one: string; two: string } {
  const stars = ({ spans }: BirthMoon) => {
    const numbers = [...new Set(spans.map(({ nakshatra }) => nakshatra))];
    return SKY_NAMES[language].either(
      numbers.map((number) => JYOTISH_NAMES[language].limb('nakshatra', number)),
    );
  };
  return { one: stars(one), two: stars(two) };
}

function sureLines({ language, sure, possible }: OpenGunaFacts): Line[] {
  const { lines } = OPEN_GUNA_WORDS[language];
  const names = GUNA_WORDS[language].facts.kootas;
  const [first] = sure;
  if (!first) return [{ from: lines.noneSure }];
  const pointsOf = (koota: Koota) => possible.points[koota][0] ?? 0;
  const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0);
  const all = {
    from: lines.sure,
    slots: {
      kootas: SKY_NAMES[language].listed(sure.map((koota) => names[koota])),
      points: String(sum(sure.map(pointsOf))),
      most: String(sum(sure.map((koota) => KOOTAS[koota]))),
    },
  };
  const one = {
    from: lines.sureOne,
    slots: {
      koota: names[first],
      points: String(pointsOf(first)),
      most: String(KOOTAS[first]),
    },
  };
  return sure.length === 1 ? [all] : [all, one];
}

function openLine({ language, open: [widest], possible }: OpenGunaFacts): Line {
  const { lines } = OPEN_GUNA_WORDS[language];
  if (!widest) return { from: lines.noneOpen };
  return {
    from: lines.openOne,
    slots: {
      koota: GUNA_WORDS[language].facts.kootas[widest],
      values: SKY_NAMES[language].either(possible.points[widest].map(String)),
      most: String(KOOTAS[widest]),
    },
  };
}

function doshaLines({ language, doshas, possible }: OpenGunaFacts): Line[] {
  const { lines } = OPEN_GUNA_WORDS[language];
  const { lines: known, why } = GUNA_WORDS[language];
  const named = (['nadi', 'bhakoot'] as const).filter((dosha) => doshas[dosha] !== 'never');
  if (named.length === 0) return [{ from: known.noDosha }];
  return named.map((dosha) => {
    if (doshas[dosha] === 'sometimes')
      return { from: dosha === 'nadi' ? lines.nadiSometimes : lines.bhakootSometimes };
    const reasons = new Set(
      possible.matches.map(({ cancellations }) => cancellations[dosha][0] ?? ''),
    );
    const [reason] = reasons;
    // Only where one rule cancels it at every hour the text may say that it is cancelled.
    return reason && reasons.size === 1
      ? { from: known[dosha].cancelled, slots: { why: why[reason] } }
      : { from: known[dosha].plain };
  });
}
