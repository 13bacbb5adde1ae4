import { KOOTAS, type Koota } from '@cosmic/divination/guna-milan';
import { GANAS } from '@cosmic/divination/guna-milan/tables';
import { compose, type Line } from '../compose';
import { JYOTISH_NAMES } from '../jyotish/names';
import type { GunaFacts, KnownGunaFacts } from './facts';
import { openAlmanac } from './open/almanac';
import { GUNA_WORDS, type Tempers } from './words';

/** Composes the reading of a matching from our authors' passages. */
export function almanac(facts: GunaFacts, seed: string): string {
  return facts.hours === 'open' ? openAlmanac(facts, seed) : knownAlmanac(facts, seed);
}

function knownAlmanac(facts: KnownGunaFacts, seed: string): string {
  const { language, charts, match, best, least, pair } = facts;
  const { lines, asks } = GUNA_WORDS[language];
  const names = JYOTISH_NAMES[language];
  const [one, two] = charts.map(({ grahas }) =>
    names.limb('nakshatra', grahas.moon.nakshatra.index),
  );
  const both = (koota: Koota): Line[] => [{ from: asks[koota] }, { from: asks[koota] }];
  return compose(
    [seed, 'guna milan', match.total, match.groom.nakshatra, match.bride.nakshatra],
    [
      [
        { from: lines.opening, slots: { total: String(match.total) } },
        { from: lines.moons, slots: { one: one ?? '', two: two ?? '' } },
        ...natureLines(facts),
      ],
      [kootaLine(facts, best, lines.best), ...both(best)],
      [kootaLine(facts, least, lines.least), ...both(least)],
      [...doshaLines(facts), { from: lines.manglik[pair] }, { from: lines.closing }],
    ],
  );
}

function natureLines({ language, match: { groom, bride } }: KnownGunaFacts): Line[] {
  const { lines, facts: words } = GUNA_WORDS[language];
  const [gentler = 'deva', other = 'deva'] = [groom.gana, bride.gana].sort(
    (a, b) => GANAS.indexOf(a) - GANAS.indexOf(b),
  );
  return [
    {
      from: lines.animals,
      slots: { first: words.yonis[groom.yoni], second: words.yonis[bride.yoni] },
    },
    { from: lines.tempers[`${gentler}-${other}` as Tempers] },
    { from: lines.tempers[`${gentler}-${other}` as Tempers] },
  ];
}

function kootaLine(
  { language, match }: KnownGunaFacts,
  koota: Koota,
  from: readonly string[],
): Line {
  const words = GUNA_WORDS[language].facts;
  return {
    from,
    slots: {
      koota: words.kootas[koota],
      points: String(match.points[koota]),
      most: String(KOOTAS[koota]),
    },
  };
}

function doshaLines({ language, match }: KnownGunaFacts): Line[] {
  const { lines, why } = GUNA_WORDS[language];
  const named = (['nadi', 'bhakoot'] as const).filter((koota) => match.points[koota] === 0);
  if (named.length === 0) return [{ from: lines.noDosha }];
  return named.map((koota) => {
    const [first] = match.cancellations[koota];
    return first
      ? { from: lines[koota].cancelled, slots: { why: why[first] } }
      : { from: lines[koota].plain };
  });
}
