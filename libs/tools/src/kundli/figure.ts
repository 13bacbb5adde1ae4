import type { FigureOf } from '@cosmic/contracts/readings/figures';
import { GRAHAS, type Kundli, type SiderealPoint } from '@cosmic/sky/jyotish/grahas';
import { VARGAS, vargaSign } from '@cosmic/sky/jyotish/vargas';
import type { KundliFacts } from './facts';

/** The chart as a page draws it, in every varga, with what other schools change. */
export function kundliFigure({
  chart,
  others,
}: Pick<KundliFacts, 'chart' | 'others'>): FigureOf<'rashi-chart'> {
  return {
    kind: 'rashi-chart',
    ...schoolOf(chart),
    lagna: pointOf(chart.lagna),
    grahas: GRAHAS.map((graha) => {
      const { retrograde, combust, dignity, ...place } = chart.grahas[graha];
      return { graha, ...pointOf(place), retrograde, combust, dignity };
    }),
    vargas: VARGAS.map((varga) => ({
      varga,
      lagna: vargaSign(varga, chart.lagna.longitude),
      signs: GRAHAS.map((graha) => vargaSign(varga, chart.grahas[graha].longitude)),
    })),
    others: others.map(({ chart: other, changes }) => ({
      ...schoolOf(other),
      changes: changes.map(({ point, place }) => ({ point, ...pointOf(place) })),
    })),
  };
}

function schoolOf({ ayanamsa, node, ayanamsaDegrees }: Kundli) {
  return { ayanamsa, node, ayanamsaDegrees };
}

function pointOf({ longitude, nakshatra }: Pick<SiderealPoint, 'longitude' | 'nakshatra'>) {
  return { longitude, nakshatra: nakshatra.index, pada: nakshatra.pada };
}
