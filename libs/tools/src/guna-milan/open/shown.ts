import type { Fact } from '@cosmic/contracts/readings/readings';
import { KOOTAS, MAX_GUNAS, type Koota } from '@cosmic/divination/guna-milan';
import { JYOTISH_NAMES } from '../../jyotish/names';
import { SKY_NAMES } from '../../words/sky-names';
import { traitOf } from '../traits';
import { GUNA_WORDS } from '../words';
import type { OpenGunaFacts } from './facts';
import { OPEN_GUNA_WORDS } from './words';

type Known = Omit<OpenGunaFacts, 'shown' | 'figure'>;

/** What a reader sees of a matching without its hours: what is certain, and every value that is possible. */
export function openShown(known: Known): Fact[] {
  const { language, said, moons, possible, sure } = known;
  const { facts: words } = GUNA_WORDS[language];
  const { facts: open } = OPEN_GUNA_WORDS[language];
  const { least, most, points } = possible;
  const sum = sure.reduce((total, koota) => total + (points[koota][0] ?? 0), 0);
  const all = sure.reduce((total, koota) => total + KOOTAS[koota], 0);
  return [
    ...said,
    { key: 'rule', label: words.rule, value: open.rule(words.ruleValue) },
    ...moons.map(({ spans, isKnown }, index) => ({
      key: `moon-${index + 1}`,
      label: words.moon(index + 1),
      value: isKnown
        ? open.known(spanNamed(known, spans[0]))
        : open.moves(spansNamed(known, spans)),
    })),
    {
      key: 'total',
      label: words.total,
      value: least === most ? open.sureSum(least, MAX_GUNAS) : open.range(least, most, MAX_GUNAS),
    },
    {
      key: 'certain',
      label: open.certain,
      value:
        sure.length === 0
          ? open.nothingCertain
          : open.certainValue(
              SKY_NAMES[language].listed(sure.map((koota) => words.kootas[koota])),
              words.of(sum, all),
            ),
    },
    ...(Object.keys(KOOTAS) as Koota[]).map((koota) => kootaFact(known, koota)),
    doshaFact(known, 'nadi'),
    doshaFact(known, 'bhakoot'),
    { key: 'manglik', label: words.manglik, value: open.manglik },
  ];
}

type Spans = Known['moons'][number]['spans'];

function spanNamed({ language }: Known, span: Spans[number] | undefined): string {
  if (!span) return '';
  const names = JYOTISH_NAMES[language];
  const [first, last] = span.padas;
  const quarters = first === last ? `${first}` : `${first}–${last}`;
  return `${names.rashi(span.rashi)}, ${names.limb('nakshatra', span.nakshatra)} ${quarters}`;
}

function spansNamed(known: Known, spans: Spans) {
  return spans.map((span) => ({ where: spanNamed(known, span), until: span.until }));
}

function kootaFact({ language, possible }: Known, koota: Koota): Fact {
  const { facts: words } = GUNA_WORDS[language];
  const { facts: open } = OPEN_GUNA_WORDS[language];
  const { either } = SKY_NAMES[language];
  const values = possible.points[koota];
  const side = (whose: 'groom' | 'bride') => {
    const named = possible.matches.map((match) => traitOf(language, koota, match[whose]));
    return either([...new Set(named)]);
  };
  const points = open.values(either(values.map(String)), KOOTAS[koota]);
  const hours = values.length === 1 ? open.atEveryHour(points) : open.byTheHour(points);
  const value = [hours, open.sides(side('groom'), side('bride')), words.rules[koota]].join('; ');
  return { key: koota, label: words.kootas[koota], value };
}

function doshaFact({ language, possible, doshas }: Known, dosha: 'nadi' | 'bhakoot'): Fact {
  const { facts: words, why } = GUNA_WORDS[language];
  const { facts: open } = OPEN_GUNA_WORDS[language];
  const named = possible.matches.filter(({ points }) => points[dosha] === 0);
  const reasons = [...new Set(named.flatMap(({ cancellations }) => cancellations[dosha]))].map(
    (one) => why[one],
  );
  const isEachCancelled = named.every(({ cancellations }) => cancellations[dosha].length > 0);
  const value = {
    never: words.none,
    sometimes: open.dosha.sometimes,
    always: open.dosha.always,
  }[doshas[dosha]];
  const cancelled =
    reasons.length === 0
      ? ''
      : (isEachCancelled ? open.dosha.cancelled : open.dosha.partly)(reasons);
  return { key: `${dosha}-dosha`, label: words.dosha[dosha], value: `${value}${cancelled}` };
}
