import type { Fact } from '@cosmic/contracts/readings/readings';
import {
  GRAHAS,
  type Graha,
  type GrahaPlace,
  type SiderealPoint,
} from '@cosmic/sky/jyotish/grahas';
import { JYOTISH_NAMES } from '../jyotish/names';
import { SCHOOLS, degreesIn } from '../jyotish/school';
import type { KundliFacts, OtherSchool } from './facts';
import { KUNDLI_WORDS, type KundliFactWords } from './words';

type Known = Omit<KundliFacts, 'shown' | 'figure'>;

/** What a reader sees of a kundli, each line with its rule. */
export function kundliShown(known: Known): Fact[] {
  const { language, chart, said, lord, atmakaraka } = known;
  const words = KUNDLI_WORDS[language].facts;
  const names = JYOTISH_NAMES[language];
  const { ayanamsas, nodes } = SCHOOLS[language];
  const ayanamsa = `${ayanamsas[chart.ayanamsa]} ${degreesOf(chart.ayanamsaDegrees)}`;
  return [
    ...said,
    { key: 'rule', label: words.rule, value: words.ruleValue(ayanamsa, nodes[chart.node]) },
    { key: 'lagna', label: words.lagna, value: placeOf(known, chart.lagna) },
    { key: 'lord', label: words.lord, value: names.graha(lord) },
    ...GRAHAS.map((graha) => grahaFact(known, graha)),
    { key: 'atmakaraka', label: words.atmakaraka, value: names.graha(atmakaraka) },
    manglikFact(known),
    ...known.others.map((other, index) => schoolFact(known, other, index)),
  ];
}

function placeOf({ language }: Known, { longitude, rashi, nakshatra }: SiderealPoint): string {
  const names = JYOTISH_NAMES[language];
  return `${names.rashi(rashi)} ${degreesIn(longitude)}, ${names.limb('nakshatra', nakshatra.index)} ${nakshatra.pada}`;
}

function grahaFact(known: Known, graha: Graha): Fact {
  const words = KUNDLI_WORDS[known.language].facts;
  const place = known.chart.grahas[graha];
  const value = [
    placeOf(known, place),
    words.house(place.bhava),
    ...statesOf(words, graha, place),
  ].join(', ');
  return { key: graha, label: JYOTISH_NAMES[known.language].graha(graha), value };
}

function statesOf(words: KundliFactWords, graha: Graha, place: GrahaPlace): string[] {
  const isNode = graha === 'rahu' || graha === 'ketu';
  return [
    ...(place.dignity ? [words.dignities[place.dignity]] : []),
    ...(place.retrograde && !isNode ? [words.retrograde] : []),
    ...(place.combust ? [words.combust] : []),
  ];
}

function manglikFact({ language, manglik }: Known): Fact {
  const { facts: words, manglikWhy } = KUNDLI_WORDS[language];
  const house = manglik.houses.lagna;
  const value = !manglik.manglik.lagna
    ? words.notManglik(house)
    : manglik.effective
      ? words.isManglik(house)
      : words.cancelledManglik(
          house,
          manglik.cancellations.map((why) => manglikWhy[why]),
        );
  return { key: 'manglik', label: words.manglik, value };
}

function schoolFact(known: Known, { chart, changes }: OtherSchool, index: number): Fact {
  const { language } = known;
  const words = KUNDLI_WORDS[language].facts;
  const names = JYOTISH_NAMES[language];
  const { ayanamsas, nodes } = SCHOOLS[language];
  const told = changes.map(({ point, place }) => {
    const name = point === 'lagna' ? words.lagna : names.graha(point);
    return `${name}: ${placeOf(known, place)}`;
  });
  return {
    key: `school-${index + 1}`,
    label:
      chart.node === known.chart.node
        ? words.ayanamsaSchool(ayanamsas[chart.ayanamsa])
        : words.nodeSchool(nodes[chart.node]),
    value: told.length > 0 ? told.join('; ') : words.noChange,
  };
}

function degreesOf(degrees: number): string {
  const minutes = Math.round(degrees * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}'`;
}
