import type { Fact } from '@cosmic/contracts/readings';
import {
  retrogradeImpact as meaningOf,
  type RetrogradeImpact,
} from '@cosmic/divination/retrograde';
import { positionOf } from '@cosmic/sky/astronomy/ephemeris';
import type { RetrogradePeriod } from '@cosmic/sky/calendar/retrograde';
import type { Wanderer } from '@cosmic/sky/calendar/stations';
import { formatPosition, type Sign } from '@cosmic/sky/zodiac';
import { houseWords } from '../house-frame';
import type { Context, Facts } from '../maker';
import { daysOf, retrogradeSeasons, whereOf, type RetrogradeSeasons } from '../retrograde-seasons';
import { noonOf } from '../today';
import type { ParamsOf } from '../tool';
import { fullDate, houseFrom, planetLabel, signBy } from '../wording';
import type { retrogradeImpact } from './tool';

export interface RetrogradeFacts extends Facts {
  readonly planet: Wanderer;
  readonly sun: Sign;
  readonly moon: Sign;
  readonly rising: Sign;
  readonly seasons: RetrogradeSeasons;
  /** The one that the reading is about: the present one, or the next. */
  readonly season: RetrogradePeriod;
  /** The house it begins in, counted by whole signs. */
  readonly houses: { readonly rising: number; readonly sun: number };
  readonly meaning: RetrogradeImpact;
  readonly noon: Date;
}

/** When a planet runs backwards and where that falls for three signs. */
export function facts(
  { planet, sign, moonSign, risingSign }: ParamsOf<typeof retrogradeImpact>,
  { at }: Context,
): RetrogradeFacts {
  const noon = noonOf(at);
  const seasons = retrogradeSeasons(planet, noon);
  const season = seasons.current ?? seasons.next;
  if (!season) throw new Error(`no retrograde of ${planet} around ${noon.toISOString()}`);
  const known = {
    planet,
    sun: signBy(sign),
    moon: signBy(moonSign),
    rising: signBy(risingSign),
    seasons,
    season,
    houses: {
      rising: houseFrom(risingSign, season.fromSign),
      sun: houseFrom(sign, season.fromSign),
    },
    meaning: meaningOf(planet, { sign, moonSign, risingSign }),
    noon,
  };
  return { ...known, shown: shownOf(known) };
}

function shownOf(known: Omit<RetrogradeFacts, 'shown'>): Fact[] {
  const { planet, sun, moon, rising, seasons, season, meaning, noon } = known;
  const name = planetLabel(planet);
  const { longitude } = positionOf(planet, noon);
  const period = (key: string, label: string, found: RetrogradePeriod | undefined) =>
    found ? [{ key, label, value: periodWords(name, found) }] : [];
  const counted = (first: Sign) => {
    const [from, to] = [season.fromSign, season.toSign].map((key) => houseFrom(first.key, key));
    const turns = `${name} turns retrograde in ${houseWords(from ?? 1)}`;
    return from === to ? turns : `${turns} and direct in ${houseWords(to ?? 1)}`;
  };
  return [
    { key: 'sun', label: 'Sun sign', value: sun.name },
    { key: 'moon', label: 'Moon sign', value: moon.name },
    { key: 'rising', label: 'Rising sign', value: rising.name },
    {
      key: 'today',
      label: `${name} today`,
      value: `${formatPosition(longitude)} at noon UTC on ${fullDate(noon)}, ${seasons.current ? 'retrograde' : 'moving forward'}`,
    },
    ...period('current', `${name} retrograde now`, seasons.current),
    ...period('next', `${name} retrograde next`, seasons.next),
    ...period('last', `${name} retrograde before`, seasons.last),
    { key: 'from-rising', label: 'Counted from the rising sign', value: counted(rising) },
    { key: 'from-sun', label: 'Counted from the Sun sign', value: counted(sun) },
    {
      key: 'rhythm',
      label: 'How often',
      value: meaning.meaning?.rhythm ?? '',
    },
    { key: 'theme', label: 'Theme', value: meaning.meaning?.theme ?? '' },
  ];
}

function periodWords(name: string, season: RetrogradePeriod): string {
  return `${name} ${whereOf(season)}, from ${fullDate(season.from)} to ${fullDate(season.to)}, ${daysOf(season)} days`;
}
