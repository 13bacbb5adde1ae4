import type { Fact } from '@cosmic/contracts/readings/readings';
import { KOOTAS, MAX_GUNAS, type Koota } from '@cosmic/divination/guna-milan';
import { JYOTISH_NAMES } from '../jyotish/names';
import { degreesIn } from '../jyotish/school';
import type { KnownGunaFacts } from './facts';
import { traitOf } from './traits';
import { GUNA_WORDS } from './words';

type Known = Omit<KnownGunaFacts, 'shown' | 'figure'>;

/** What a reader sees of a matching: the sum, each koota with its rule, each dosha with what cancels it. */
export function gunaShown(known: Known): Fact[] {
  const { language, said, charts, match, pair } = known;
  const words = GUNA_WORDS[language].facts;
  const names = JYOTISH_NAMES[language];
  return [
    ...said,
    { key: 'rule', label: words.rule, value: words.ruleValue },
    ...charts.map(({ grahas: { moon } }, index) => ({
      key: `moon-${index + 1}`,
      label: words.moon(index + 1),
      value: `${names.rashi(moon.rashi)} ${degreesIn(moon.longitude)}, ${names.limb('nakshatra', moon.nakshatra.index)} ${moon.nakshatra.pada}`,
    })),
    { key: 'total', label: words.total, value: words.of(match.total, MAX_GUNAS) },
    ...(Object.keys(KOOTAS) as Koota[]).map((koota) => kootaFact(known, koota)),
    doshaFact(known, 'nadi'),
    doshaFact(known, 'bhakoot'),
    { key: 'manglik', label: words.manglik, value: words.pairs[pair] },
  ];
}

function kootaFact({ language, match }: Known, koota: Koota): Fact {
  const words = GUNA_WORDS[language].facts;
  const value = words.koota(
    words.of(match.points[koota], KOOTAS[koota]),
    traitOf(language, koota, match.groom),
    traitOf(language, koota, match.bride),
    words.rules[koota],
  );
  return { key: koota, label: words.kootas[koota], value };
}

function doshaFact({ language, match }: Known, dosha: 'nadi' | 'bhakoot'): Fact {
  const { facts: words, why } = GUNA_WORDS[language];
  const reasons = match.cancellations[dosha].map((one) => why[one]);
  const named = reasons.length > 0 ? words.cancelled(reasons) : words.bare;
  return {
    key: `${dosha}-dosha`,
    label: words.dosha[dosha],
    value: match.points[dosha] > 0 ? words.none : named,
  };
}
