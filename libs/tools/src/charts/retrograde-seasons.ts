import type { Language } from '@cosmic/contracts/language';
import { retrogradePeriods, type RetrogradePeriod } from '@cosmic/sky/calendar/retrograde';
import type { Wanderer } from '@cosmic/sky/calendar/stations';
import { RETROGRADE_WORDS } from '../words/retrograde-words';
import { SKY_NAMES } from '../words/sky-names';
import { DAY_MS } from '../today';

/** The times in which a planet runs backwards around an instant. */
export interface RetrogradeSeasons {
  readonly last: RetrogradePeriod | undefined;
  readonly current: RetrogradePeriod | undefined;
  readonly next: RetrogradePeriod | undefined;
}

/** More than the days from one such time to the next. */
const CYCLE_DAYS: Readonly<Record<Wanderer, number>> = {
  mercury: 135,
  venus: 600,
  mars: 820,
  jupiter: 410,
  saturn: 390,
  uranus: 380,
  neptune: 380,
  pluto: 380,
};

/** What was found holds until the planet next turns, and everybody asks about the same days. */
const KEPT = 40;
const kept: { planet: Wanderer; from: Date; to: Date; seasons: RetrogradeSeasons }[] = [];

/**
 * The last, the present and the next retrograde of a planet, as seen from an instant.
 *
 * The latest few answers are kept; what is returned is always what would be computed.
 */
export function retrogradeSeasons(planet: Wanderer, at: Date): RetrogradeSeasons {
  const known = kept.find((one) => one.planet === planet && one.from <= at && at < one.to);
  if (known) return known.seasons;
  const seasons = searched(planet, at);
  const { last, current, next } = seasons;
  const from = current?.from ?? last?.to;
  const to = current?.to ?? next?.from;
  if (from && to) kept.push({ planet, from, to, seasons });
  if (kept.length > KEPT) kept.shift();
  return seasons;
}

function searched(planet: Wanderer, at: Date): RetrogradeSeasons {
  const reach = CYCLE_DAYS[planet] * DAY_MS;
  const periods = retrogradePeriods(
    planet,
    new Date(at.getTime() - reach),
    new Date(at.getTime() + reach),
  );
  return {
    last: periods.findLast(({ to }) => to <= at),
    current: periods.find(({ from, to }) => from <= at && at < to),
    next: periods.find(({ from }) => from > at),
  };
}

/** How long it lasts, in whole days. */
export function daysOf({ from, to }: RetrogradePeriod): number {
  return Math.round((to.getTime() - from.getTime()) / DAY_MS);
}

/** The sign of it, or both: `in Leo`, `in Leo and then Cancer`. */
export function whereOf({ fromSign, toSign }: RetrogradePeriod, language: Language = 'en'): string {
  const { sign } = SKY_NAMES[language];
  const second = fromSign === toSign ? undefined : sign(toSign);
  return RETROGRADE_WORDS[language].where(sign(fromSign), second);
}

/** A season among the facts: its planet, its signs, its dates and its days. */
export function seasonTold(planet: Wanderer, season: RetrogradePeriod, language: Language): string {
  const names = SKY_NAMES[language];
  return RETROGRADE_WORDS[language].season({
    planet: names.planet(planet),
    where: whereOf(season, language),
    from: names.date(season.from),
    to: names.date(season.to),
    days: daysOf(season),
  });
}

/** What the passages about a season's dates have slots for. */
export function seasonSlots(
  planet: Wanderer,
  season: RetrogradePeriod,
  now: Date,
  language: Language = 'en',
) {
  const names = SKY_NAMES[language];
  const days = daysOf(season);
  const day = Math.min(days, Math.floor((now.getTime() - season.from.getTime()) / DAY_MS) + 1);
  const [from, to] = [names.date(season.from), names.date(season.to)];
  return {
    planet: names.planet(planet),
    from,
    to,
    since: from,
    until: to,
    where: whereOf(season, language),
    wait: waitWords(now, season.from, language),
    day: String(day),
    days: String(days),
  };
}

/** How long it is until then: `12 days`, `7 months`. */
export function waitWords(now: Date, then: Date, language: Language = 'en'): string {
  const { wait } = RETROGRADE_WORDS[language];
  const days = Math.max(1, Math.round((then.getTime() - now.getTime()) / DAY_MS));
  return days > 70 ? wait(Math.round(days / MONTH_DAYS), 'months') : wait(days, 'days');
}

const MONTH_DAYS = 30.44;
