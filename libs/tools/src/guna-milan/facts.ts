import type { FigureOf } from '@cosmic/contracts/readings/figures';
import type { Language } from '@cosmic/contracts/language';
import type { Fact } from '@cosmic/contracts/readings/readings';
import {
  gunaMilan as matchOf,
  KOOTAS,
  type GunaMilan,
  type Koota,
} from '@cosmic/divination/guna-milan';
import { kundliAt, type Kundli } from '@cosmic/sky/jyotish/grahas';
import { manglikOf, type Manglik } from '@cosmic/sky/jyotish/manglik';
import { timedBirth } from '../jyotish/birth';
import type { Facts } from '../maker';
import type { ParamsOf } from '../tool';
import { openFacts, type OpenGunaFacts } from './open/facts';
import type { GunaBirth } from './open/moons';
import { gunaShown } from './shown';
import type { gunaMilan } from './tool';

/** How two charts stand to the custom about Mars. */
export type ManglikPair = 'neither' | 'both' | 'one' | 'cancelled';

/** A matching of two births whose times are known. */
export interface KnownGunaFacts extends Facts {
  readonly hours: 'known';
  readonly language: Language;
  readonly said: readonly Fact[];
  readonly charts: readonly [Kundli, Kundli];
  readonly match: GunaMilan;
  readonly mangliks: readonly [Manglik, Manglik];
  readonly pair: ManglikPair;
  /** The koota with the largest and that with the smallest share of its points, the heavier of equals. */
  readonly best: Koota;
  readonly least: Koota;
}

export type GunaFacts = KnownGunaFacts | OpenGunaFacts;

const NAMES = Object.keys(KOOTAS) as Koota[];

/** The eight kootas of two births; without an hour, for every hour that it can have been. */
export function facts(params: ParamsOf<typeof gunaMilan>): GunaFacts {
  const { language = 'en' } = params;
  const { dob1, time1, place1, dob2, time2, place2 } = params;
  const [one, other] = [
    { dob: dob1, time: time1, place: place1 },
    { dob: dob2, time: time2, place: place2 },
  ] as const;
  return time1 !== '' && time2 !== ''
    ? knownFacts(language, one, other)
    : openFacts(language, one, other);
}

/** The eight kootas by the Moons alone, and manglik beside them. */
function knownFacts(language: Language, first: GunaBirth, second: GunaBirth): KnownGunaFacts {
  const one = birthIn(language, first, '1');
  const other = birthIn(language, second, '2');
  const charts = [one.chart, other.chart] as const;
  const match = matchOf(one.chart.grahas.moon.longitude, other.chart.grahas.moon.longitude);
  const mangliks = [manglikOf(one.chart), manglikOf(other.chart)] as const;
  const known = {
    hours: 'known',
    language,
    said: [...one.said, ...other.said],
    charts,
    match,
    mangliks,
    pair: pairOf(mangliks),
    ...extremesOf(match),
  } as const;
  return { ...known, shown: gunaShown(known), figure: figureOf(match) };
}

function birthIn(
  language: Language,
  birth: GunaBirth,
  whose: '1' | '2',
): { chart: Kundli; said: Fact[] } {
  const { at, said } = timedBirth(language, birth);
  return {
    chart: kundliAt(at, birth.place),
    said: said.map(({ key, label, value }) => ({
      key: `${key}-${whose}`,
      label: `${label} ${whose}`,
      value,
    })),
  };
}

function pairOf([one, other]: readonly [Manglik, Manglik]): ManglikPair {
  if (one.manglik.lagna && other.manglik.lagna) return 'both';
  if (!one.manglik.lagna && !other.manglik.lagna) return 'neither';
  return one.effective || other.effective ? 'one' : 'cancelled';
}

function extremesOf({ points }: GunaMilan): Pick<KnownGunaFacts, 'best' | 'least'> {
  const share = (koota: Koota) => points[koota] / KOOTAS[koota];
  const heavierFirst = [...NAMES].reverse();
  const ranked = heavierFirst.sort((a, b) => share(b) - share(a));
  const best = ranked[0] ?? 'nadi';
  const lowest = share(ranked.at(-1) ?? 'varna');
  const least = [...NAMES].reverse().find((koota) => share(koota) === lowest && koota !== best);
  return { best, least: least ?? 'varna' };
}

function figureOf({ points, total }: GunaMilan): FigureOf<'kootas'> {
  return {
    kind: 'kootas',
    kootas: NAMES.map((koota) => ({ koota, points: points[koota], most: KOOTAS[koota] })),
    total,
  };
}
