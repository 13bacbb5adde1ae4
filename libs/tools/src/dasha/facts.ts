import type { FigureOf } from '@cosmic/contracts/readings/figures';
import type { Language } from '@cosmic/contracts/language';
import type { Fact } from '@cosmic/contracts/readings/readings';
import { REGARDS } from '@cosmic/divination/guna-milan/tables';
import type { Nakshatra } from '@cosmic/sky/charts/sidereal';
import { isNode, kundliAt, type Graha, type SiderealPoint } from '@cosmic/sky/jyotish/grahas';
import { sadeSatiBetween, type SadeSatiSpan } from '@cosmic/sky/jyotish/sade-sati';
import {
  DASHA_YEAR_DAYS,
  periodsAt,
  subPeriods,
  vimshottari,
  type DashaPeriod,
  type DashaYear,
  type Vimshottari,
} from '@cosmic/sky/jyotish/vimshottari';
import { civilDate } from '@cosmic/sky/places/zone';
import { timedBirth } from '../jyotish/birth';
import { dateIn } from '../jyotish/clock';
import type { Context, Facts } from '../maker';
import { DAY_MS } from '../today';
import type { ParamsOf } from '../tool';
import { dashaShown } from './shown';
import type { dasha } from './tool';

/** How the lords of a long and a short period stand to each other. */
export type LordsTogether = 'same' | 'friend' | 'enemy' | 'neutral';

export interface DashaFacts extends Facts {
  readonly language: Language;
  readonly said: readonly Fact[];
  readonly moon: SiderealPoint;
  readonly nakshatra: Nakshatra;
  readonly count: Vimshottari;
  /** Mahadasha, antardasha and pratyantardasha that run now; empty where the 120 years are over. */
  readonly running: readonly DashaPeriod[];
  /** The antardasha that would run now if a year had another length, by the other schools; null after 120 years. */
  readonly others: readonly { readonly year: DashaYear; readonly antar: DashaPeriod | null }[];
  /** The lord of the antardasha that follows; null where it ends the count. */
  readonly next: Graha | null;
  readonly together: LordsTogether;
  readonly sadeSati: readonly SadeSatiSpan[];
  /** The part of sade sati that runs now, else the next one to begin, else null. */
  readonly phase: SadeSatiSpan | null;
  readonly isRunning: boolean;
  readonly date: (at: Date) => string;
}

/** How far sade sati is looked for: beyond any life, within the years that the sky is known for. */
const LIFE_MS = 120 * 365.25 * DAY_MS;

const DASHA_SCHOOLS = Object.keys(DASHA_YEAR_DAYS) as DashaYear[];

/** The periods of a life as they stand at an instant, and Saturn round the sign of the Moon. */
export function facts(params: ParamsOf<typeof dasha>, { at: now }: Context): DashaFacts {
  const { language = 'en', place, ayanamsa, year } = params;
  const { at, said } = timedBirth(language, params);
  const { moon } = kundliAt(at, place, { ayanamsa }).grahas;
  const count = vimshottari(at, moon.longitude, year);
  const running = periodsAt(count, now, 3);
  const [maha, antar] = running;
  const sadeSati = sadeSatiBetween(moon.rashi, at, new Date(at.getTime() + LIFE_MS), ayanamsa);
  const current = sadeSati.find(({ from, to }) => from <= now && now < to);
  const known = {
    language,
    said,
    moon,
    nakshatra: moon.nakshatra,
    count,
    running,
    others: DASHA_SCHOOLS.filter((other) => other !== year).map((other) => ({
      year: other,
      antar: periodsAt(vimshottari(at, moon.longitude, other), now, 2)[1] ?? null,
    })),
    next: nextAfter(count, maha, antar),
    together: togetherOf(maha?.lords.at(-1), antar?.lords.at(-1)),
    sadeSati,
    phase: current ?? sadeSati.find(({ from, phase }) => from > now && phase === 'rising') ?? null,
    isRunning: current !== undefined,
    date: (instant: Date) => dateIn(language, civilDate(place.zone, instant)),
  };
  return {
    ...known,
    shown: dashaShown(known, params),
    figure: figureOf(known, at, now, place.zone),
  };
}

function nextAfter(count: Vimshottari, maha?: DashaPeriod, antar?: DashaPeriod): Graha | null {
  if (!maha || !antar) return null;
  const within = subPeriods(maha).find(({ from }) => from.getTime() === antar.to.getTime());
  if (within) return within.lords.at(-1) ?? null;
  const after = count.periods.find(({ from }) => from.getTime() === maha.to.getTime());
  return after?.lords[0] ?? null;
}

function togetherOf(one: Graha | undefined, other: Graha | undefined): LordsTogether {
  if (!one || !other) return 'neutral';
  if (one === other) return 'same';
  const [a, b] = [regardOf(one, other), regardOf(other, one)];
  // A friend of one and no foe of the other is a friend; the nodes have no part in these tables.
  if (a === 'enemy' || b === 'enemy') return a === 'friend' || b === 'friend' ? 'neutral' : 'enemy';
  return a === 'friend' || b === 'friend' ? 'friend' : 'neutral';
}

function regardOf(one: Graha, towards: Graha): LordsTogether {
  if (isNode(one) || isNode(towards)) return 'neutral';
  if (REGARDS[one].friends.includes(towards)) return 'friend';
  return REGARDS[one].enemies.includes(towards) ? 'enemy' : 'neutral';
}

function figureOf(
  { count, sadeSati }: Pick<DashaFacts, 'count' | 'sadeSati'>,
  birth: Date,
  now: Date,
  zone: string,
): FigureOf<'dasha-periods'> {
  const stretch = ({ from, to }: { from: Date; to: Date }) => ({
    from: from.toISOString(),
    to: to.toISOString(),
  });
  return {
    kind: 'dasha-periods',
    zone,
    birth: birth.toISOString(),
    now: now.toISOString(),
    year: count.year,
    periods: count.periods.map((period) => ({
      lord: period.lords[0] ?? 'sun',
      ...stretch(period),
    })),
    sadeSati: sadeSati.map((one) => ({ phase: one.phase, ...stretch(one) })),
  };
}
