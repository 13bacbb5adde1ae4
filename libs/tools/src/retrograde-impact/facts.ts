import type { Language } from '@cosmic/contracts/language';
import type { Fact } from '@cosmic/contracts/readings/readings';
import { positionOf } from '@cosmic/sky/astronomy/ephemeris';
import type { RetrogradePeriod } from '@cosmic/sky/calendar/retrograde';
import type { Wanderer } from '@cosmic/sky/calendar/stations';
import type { Sign } from '@cosmic/sky/zodiac';
import type { Context, Facts } from '../maker';
import {
  retrogradeSeasons,
  seasonTold,
  type RetrogradeSeasons,
} from '../charts/retrograde-seasons';
import { RETROGRADE_WORDS } from '../words/retrograde-words';
import { SKY_NAMES } from '../words/sky-names';
import { noonOf } from '../today';
import type { ParamsOf } from '../tool';
import { houseFrom, signBy } from '../wording';
import type { retrogradeImpact } from './tool';
import { WORDS } from './words';

export interface RetrogradeFacts extends Facts {
  readonly language: Language;
  readonly planet: Wanderer;
  readonly sun: Sign;
  readonly moon: Sign;
  readonly rising: Sign;
  readonly seasons: RetrogradeSeasons;
  /** The one that the reading is about: the present one, or the next. */
  readonly season: RetrogradePeriod;
  /** The house it begins in, counted by whole signs. */
  readonly houses: { readonly rising: number; readonly sun: number };
  readonly noon: Date;
}

/** When a planet runs backwards and where that falls for three signs. */
export function facts(
  { planet, sign, moonSign, risingSign, language = 'en' }: ParamsOf<typeof retrogradeImpact>,
  { at }: Context,
): RetrogradeFacts {
  const noon = noonOf(at);
  const seasons = retrogradeSeasons(planet, noon);
  const season = seasons.current ?? seasons.next;
  if (!season) throw new Error(`no retrograde of ${planet} around ${noon.toISOString()}`);
  const known = {
    language,
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
    noon,
  };
  return { ...known, shown: shownOf(known) };
}

function shownOf(known: Omit<RetrogradeFacts, 'shown'>): Fact[] {
  const { language, planet, sun, moon, rising, seasons, season, noon } = known;
  const [words, shared, names] = [WORDS[language], RETROGRADE_WORDS[language], SKY_NAMES[language]];
  const { labels, meaning } = words;
  const name = names.planet(planet);
  const position = names.position(positionOf(planet, noon).longitude);
  const period = (key: string, label: string, found: RetrogradePeriod | undefined) =>
    found ? [{ key, label, value: seasonTold(planet, found, language) }] : [];
  const counted = (first: Sign) => {
    const from = houseFrom(first.key, season.fromSign);
    const to = houseFrom(first.key, season.toSign);
    const other = from === to ? undefined : names.yourHouse(to);
    return words.turnsIn(name, names.yourHouse(from), other);
  };
  return [
    { key: 'sun', label: labels.sun, value: names.sign(sun.key) },
    { key: 'moon', label: labels.moon, value: names.sign(moon.key) },
    { key: 'rising', label: labels.rising, value: names.sign(rising.key) },
    {
      key: 'today',
      label: words.today(name),
      value: words.positionAt(position, names.atNoon(noon), seasons.current !== undefined),
    },
    ...period('current', shared.isNow(name), seasons.current),
    ...period('next', shared.isNext(name), seasons.next),
    ...period('last', words.before(name), seasons.last),
    { key: 'from-rising', label: labels.fromRising, value: counted(rising) },
    { key: 'from-sun', label: labels.fromSun, value: counted(sun) },
    { key: 'rhythm', label: labels.rhythm, value: meaning[planet].rhythm },
    { key: 'theme', label: labels.theme, value: meaning[planet].theme },
  ];
}
