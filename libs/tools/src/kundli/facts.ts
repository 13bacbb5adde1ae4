import type { Language } from '@cosmic/contracts/language';
import type { Place } from '@cosmic/contracts/sky/places';
import type { Fact } from '@cosmic/contracts/readings/readings';
import { AYANAMSAS, type Ayanamsa } from '@cosmic/sky/jyotish/ayanamsas';
import { lordOf, type SignLord } from '@cosmic/sky/jyotish/dignities';
import {
  GRAHAS,
  kundliAt,
  type Graha,
  type Kundli,
  type NodeRule,
  type SiderealPoint,
} from '@cosmic/sky/jyotish/grahas';
import { charaKarakas } from '@cosmic/sky/jyotish/karakas';
import { manglikOf, type Manglik } from '@cosmic/sky/jyotish/manglik';
import { timedBirth } from '../jyotish/birth';
import type { Facts } from '../maker';
import type { ParamsOf } from '../tool';
import { kundliFigure } from './figure';
import { kundliShown } from './shown';
import type { kundli } from './tool';

/** The same birth by another school, with what then stands elsewhere. */
export interface OtherSchool {
  readonly chart: Kundli;
  readonly changes: readonly { readonly point: Graha | 'lagna'; readonly place: SiderealPoint }[];
}

export interface KundliFacts extends Facts {
  readonly language: Language;
  readonly place: Place;
  readonly chart: Kundli;
  readonly lord: SignLord;
  readonly atmakaraka: Graha;
  readonly manglik: Manglik;
  readonly others: readonly OtherSchool[];
  readonly said: readonly Fact[];
}

/** The sidereal chart of a birth, with what other schools say of the same minute. */
export function facts(params: ParamsOf<typeof kundli>): KundliFacts {
  const { language = 'en', place, ayanamsa, node } = params;
  const { at, said } = timedBirth(language, params);
  const chart = kundliAt(at, place, { ayanamsa, node });
  const known = {
    language,
    place,
    chart,
    said,
    lord: lordOf(chart.lagna.rashi),
    atmakaraka: charaKarakas(chart).atmakaraka,
    manglik: manglikOf(chart),
    others: otherSchools(at, place, chart),
  };
  return { ...known, shown: kundliShown(known), figure: kundliFigure(known) };
}

function otherSchools(at: Date, place: Place, chart: Kundli): OtherSchool[] {
  const rules: { ayanamsa: Ayanamsa; node: NodeRule }[] = [
    ...AYANAMSAS.filter((one) => one !== chart.ayanamsa).map((ayanamsa) => ({
      ayanamsa,
      node: chart.node,
    })),
    { ayanamsa: chart.ayanamsa, node: chart.node === 'mean' ? 'true' : 'mean' },
  ];
  return rules.map((rule) => {
    const other = kundliAt(at, place, rule);
    return { chart: other, changes: changesBetween(chart, other) };
  });
}

const POINTS = ['lagna', ...GRAHAS] as const;

function changesBetween(chart: Kundli, other: Kundli): OtherSchool['changes'] {
  return POINTS.flatMap((point) => {
    const [here, there] = [chart, other].map((one) =>
      point === 'lagna' ? one.lagna : one.grahas[point],
    ) as [SiderealPoint, SiderealPoint];
    const isSame =
      here.rashi === there.rashi &&
      here.nakshatra.index === there.nakshatra.index &&
      here.nakshatra.pada === there.nakshatra.pada;
    return isSame ? [] : [{ point, place: there }];
  });
}

/** Whether some sign is another one by another school. */
export function hasOtherSigns({ chart, others }: Pick<KundliFacts, 'chart' | 'others'>): boolean {
  return others.some(({ changes }) =>
    changes.some(({ point, place }) => {
      const here = point === 'lagna' ? chart.lagna : chart.grahas[point];
      return here.rashi !== place.rashi;
    }),
  );
}
