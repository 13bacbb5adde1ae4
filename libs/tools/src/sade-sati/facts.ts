import type { FigureOf } from '@cosmic/contracts/readings/figures';
import type { Language } from '@cosmic/contracts/language';
import type { Fact } from '@cosmic/contracts/readings/readings';
import { normalize } from '@cosmic/sky/angle';
import { apparentLongitude } from '@cosmic/sky/astronomy/ephemeris';
import { ayanamsaAt, type Ayanamsa } from '@cosmic/sky/jyotish/ayanamsas';
import { sadeSatiBetween, type SadeSatiSpan } from '@cosmic/sky/jyotish/sade-sati';
import { dateOnEarth, dayAt } from '@cosmic/sky/places/birth-hours';
import { civilDate } from '@cosmic/sky/places/zone';
import { ownClocks } from '@cosmic/sky/places/zone-history';
import { timedBirth } from '../jyotish/birth';
import { dateIn } from '../jyotish/clock';
import type { Context, Facts } from '../maker';
import { DAY_MS } from '../today';
import type { ParamsOf } from '../tool';
import { seasonsOf, type Season } from './seasons';
import { sadeSatiShown } from './shown';
import type { sadeSati } from './tool';
import { SADE_SATI_WORDS } from './words';

type Params = ParamsOf<typeof sadeSati>;

export interface SadeSatiFacts extends Facts {
  readonly language: Language;
  readonly said: readonly Fact[];
  /** The sidereal sign of the Moon that is read, and the others that the birth allows; 0 Mesha to 11. */
  readonly rashi: number;
  readonly others: readonly number[];
  /** Whether the place is known, so that the hour alone would decide between the signs. */
  readonly isPlaced: boolean;
  readonly seasons: readonly Season[];
  /** The season that runs, else the next one; null where a life of 120 years holds no more. */
  readonly season: Season | null;
  /** The part that runs at the instant of asking; null between seasons and in a pause of one. */
  readonly span: SadeSatiSpan | null;
  /** `pause`: within a season, with Saturn back outside its three signs. */
  readonly state: 'running' | 'pause' | 'ahead' | 'none';
  readonly before: Season | null;
  readonly date: (at: Date) => string;
}

const LIFE_MS = 120 * 365.25 * DAY_MS;

/** Saturn round the sign of the Moon, through a life. */
export function facts(params: Params, { at: now }: Context): SadeSatiFacts {
  const { language = 'en', place, ayanamsa } = params;
  const { from, at, to, said } = birthOf(params, language);
  const moons = [at, from, to].map((instant) => moonRashi(instant, ayanamsa));
  const [rashi = 0, ...others] = [...new Set(moons)];
  const spans = sadeSatiBetween(rashi, at, new Date(at.getTime() + LIFE_MS), ayanamsa);
  const seasons = seasonsOf(spans);
  const season = seasons.find((one) => one.to > now) ?? null;
  const span = spans.find((one) => one.from <= now && now < one.to) ?? null;
  const known = {
    language,
    said,
    rashi,
    others,
    isPlaced: place !== null,
    seasons,
    season,
    span,
    state: stateOf(season, span, now),
    before: seasons.findLast((one) => one.to <= now) ?? null,
    date: (instant: Date) => dateIn(language, civilDate(place?.zone ?? 'UTC', instant)),
  };
  return {
    ...known,
    shown: sadeSatiShown(known, ayanamsa),
    figure: figureOf(known, at, now, place?.zone ?? 'UTC'),
  };
}

function stateOf(
  season: Season | null,
  span: SadeSatiSpan | null,
  now: Date,
): SadeSatiFacts['state'] {
  if (span) return 'running';
  if (!season) return 'none';
  return season.from <= now ? 'pause' : 'ahead';
}

/** The instant that stands for a birth, and the first and last instants that it can have been. */
function birthOf(
  { dob, time, place }: Params,
  language: Language,
): { from: Date; at: Date; to: Date; said: readonly Fact[] } {
  if (place && time !== '') {
    const { at, said } = timedBirth(language, { dob, time, place });
    return { from: at, at, to: at, said };
  }
  const { birth, birthValue } = SADE_SATI_WORDS[language].facts;
  const said = [
    { key: 'birth', label: birth, value: birthValue(dateIn(language, dob), place !== null) },
  ];
  const day =
    place && dayAt(dob, { zone: place.zone, own: ownClocks(place.zone, place.longitude) });
  const { from, to } = day ?? dateOnEarth(dob);
  const middle = new Date((from.getTime() + to.getTime()) / 2);
  return { from, at: middle, to: new Date(to.getTime() - 1), said };
}

function moonRashi(at: Date, ayanamsa: Ayanamsa): number {
  return Math.floor(normalize(apparentLongitude('moon', at) - ayanamsaAt(at, ayanamsa)) / 30);
}

function figureOf(
  { rashi, seasons }: Pick<SadeSatiFacts, 'rashi' | 'seasons'>,
  birth: Date,
  now: Date,
  zone: string,
): FigureOf<'saturn-seasons'> {
  return {
    kind: 'saturn-seasons',
    zone,
    birth: birth.toISOString(),
    now: now.toISOString(),
    rashi,
    seasons: seasons.map(({ spans }) =>
      spans.map(({ phase, from, to }) => ({
        phase,
        from: from.toISOString(),
        to: to.toISOString(),
      })),
    ),
  };
}
