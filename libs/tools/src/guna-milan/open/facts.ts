import type { FigureOf } from '@cosmic/contracts/readings/figures';
import type { Language } from '@cosmic/contracts/language';
import type { Fact } from '@cosmic/contracts/readings/readings';
import { KOOTAS, type Koota } from '@cosmic/divination/guna-milan';
import { possibleGunas, type PossibleGunas } from '@cosmic/divination/guna-milan/possible';
import type { Facts } from '../../maker';
import { moonOf, type BirthMoon, type GunaBirth } from './moons';
import { openShown } from './shown';

/** Whether a dosha is named at every hour, at some, or at none. */
export type DoshaHours = 'never' | 'sometimes' | 'always';

/** A matching in which the time of one birth or of both is not known. */
export interface OpenGunaFacts extends Facts {
  readonly hours: 'open';
  readonly language: Language;
  readonly said: readonly Fact[];
  readonly moons: readonly [BirthMoon, BirthMoon];
  readonly unknown: 'first' | 'second' | 'both';
  readonly possible: PossibleGunas;
  /** The kootas that are the same at every hour, the heaviest first, and the others, the widest first. */
  readonly sure: readonly Koota[];
  readonly open: readonly Koota[];
  readonly doshas: Readonly<Record<'nadi' | 'bhakoot', DoshaHours>>;
}

const HEAVIEST_FIRST = (Object.keys(KOOTAS) as Koota[]).reverse();

/** The eight kootas for every hour that two births allow. */
export function openFacts(language: Language, one: GunaBirth, other: GunaBirth): OpenGunaFacts {
  const moons = [moonOf(language, one), moonOf(language, other)] as const;
  const possible = possibleGunas(moons[0].arc, moons[1].arc);
  const { points } = possible;
  const spread = (koota: Koota) => (points[koota].at(-1) ?? 0) - (points[koota][0] ?? 0);
  const known = {
    hours: 'open',
    language,
    said: moons.flatMap(({ said }, index) =>
      said.map(({ key, label, value }) => ({
        key: `${key}-${index + 1}`,
        label: `${label} ${index + 1}`,
        value,
      })),
    ),
    moons,
    unknown: unknownOf(moons),
    possible,
    sure: HEAVIEST_FIRST.filter((koota) => points[koota].length === 1),
    open: HEAVIEST_FIRST.filter((koota) => points[koota].length > 1).sort(
      (a, b) => spread(b) - spread(a),
    ),
    doshas: { nadi: hoursOf(points.nadi), bhakoot: hoursOf(points.bhakoot) },
  } as const;
  return { ...known, shown: openShown(known), figure: figureOf(possible) };
}

function unknownOf([one, other]: OpenGunaFacts['moons']): OpenGunaFacts['unknown'] {
  if (!one.isKnown && !other.isKnown) return 'both';
  return one.isKnown ? 'second' : 'first';
}

function hoursOf(points: readonly number[]): DoshaHours {
  if (!points.includes(0)) return 'never';
  return points.length === 1 ? 'always' : 'sometimes';
}

function figureOf({ points, least, most }: PossibleGunas): FigureOf<'kootas'> {
  const kootas = Object.entries(KOOTAS) as [Koota, number][];
  return {
    kind: 'kootas',
    kootas: kootas.map(([koota, all]) => ({
      koota,
      points: points[koota][0] ?? 0,
      ...(points[koota].length > 1 ? { possible: [...points[koota]] } : {}),
      most: all,
    })),
    total: least,
    ...(most > least ? { upTo: most } : {}),
  };
}
