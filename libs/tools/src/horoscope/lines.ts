import type { Ingress } from '@cosmic/sky/calendar/ingresses';
import type { Station } from '@cosmic/sky/calendar/stations';
import type { SignKey } from '@cosmic/sky/zodiac';
import type { Line } from '../compose';
import { dayNumber, type Listener } from '../memory/memory';
import type { PlanetPair } from '../charts/planet-pairs';
import { houseFrom, pairKey } from '../wording';
import type { SkyAspect } from './aspects';
import type { HoroscopeFacts } from './facts';
import type { HousePair } from './house-pairs';
import { isOver, type Period } from './period';
import { WORDS, type AlmanacWords } from './words';

/** The words of the language that was asked for. */
export function wordsOf({ language }: HoroscopeFacts): AlmanacWords {
  return WORDS[language].almanac;
}

/** The sign as somebody who reads each of its days, weeks or months. */
export function listenerOf({ sign, period }: HoroscopeFacts): Listener {
  return { who: sign, day: numberOf(period) };
}

function numberOf({ timeframe, from }: Period): number {
  if (timeframe === 'month') return from.getUTCFullYear() * 12 + from.getUTCMonth();
  return timeframe === 'week' ? Math.floor(dayNumber(from) / 7) : dayNumber(from);
}

/** The Moon in one of the sign's houses. */
export function moonInHouse({ moonInHouse: passages }: AlmanacWords, house: number): Line {
  return { from: passages[house - 1] ?? [] };
}

/** Names an aspect: of the day itself, to come or over. */
export function aspectLead(facts: HoroscopeFacts, { first, second, aspect, at }: SkyAspect): Line {
  const { period } = facts;
  const words = wordsOf(facts);
  return {
    from: (isOver(at, period) ? words.aspectLeadPast : words.aspectLead)[aspect],
    slots: {
      a: words.planet(first),
      b: words.planet(second),
      when: period.oneDay ? words.periods[period.timeframe] : words.onDay(at),
    },
  };
}

/** An aspect that is not over: its name, what the two have to say, and what it joins in the sign's life. */
export function aspectLines(facts: HoroscopeFacts, found: SkyAspect): [Line, Line, Line] {
  const pair = pairKey(found.first, found.second) as PlanetPair;
  return [
    aspectLead(facts, found),
    { from: wordsOf(facts).planetPairs[pair] },
    houseLine(facts, found),
  ];
}

/** What an aspect joins in the sign's life: two of its houses, or one where both planets are. */
export function houseLine(facts: HoroscopeFacts, aspect: SkyAspect): Line {
  const words = wordsOf(facts);
  const [one = 1, other = 1] = aspect.signs.map((stands) => houseFrom(facts.sign, stands));
  if (one === other) return { from: words.oneHouse[one - 1] ?? [] };
  const pair = `${Math.min(one, other)}-${Math.max(one, other)}` as HousePair;
  return { from: [...(words.houseMeetings[pair] ?? []), ...words.housePairs[pair]] };
}

/** The ruling planet where it stands, for a day on which it changes neither sign nor direction. */
export function rulerLine(facts: HoroscopeFacts): Line {
  const { ruler, placements } = facts;
  const words = wordsOf(facts);
  const placement = placements[ruler];
  const slots = { planet: words.planet(ruler), ...placeSlots(facts, placement.sign) };
  if (ruler === 'sun' || ruler === 'moon') return { from: words.rulerLight[ruler], slots };
  return { from: placement.retrograde ? words.rulerRetrograde : words.rulerDirect, slots };
}

/** What the ruling planet does on the very day. */
export function rulerChange(facts: HoroscopeFacts, change: Station | Ingress): Line {
  const words = wordsOf(facts);
  const from = change.kind === 'station' ? words.rulerTurns[change.turns] : words.rulerEnters;
  return changeLine(facts, change, from);
}

/** A change of sign or direction, with its day. */
export function changeLine(
  facts: HoroscopeFacts,
  { at, body, sign }: Station | Ingress,
  from: readonly string[],
): Line {
  const words = wordsOf(facts);
  const slots = { date: words.day(at), planet: words.planet(body) };
  return { from, slots: { ...slots, ...placeSlots(facts, sign) } };
}

/** The planets that run backwards and neither rule the sign nor turn in the period. */
export function backwardsLines(facts: HoroscopeFacts): Line[] {
  const { retrograde } = wordsOf(facts);
  const { placements, ruler, changes } = facts;
  return (Object.keys(retrograde) as (keyof typeof retrograde)[])
    .filter(
      (planet) =>
        placements[planet].retrograde &&
        planet !== ruler &&
        changes.stations.every(({ body }) => body !== planet),
    )
    .map((planet) => ({ from: retrograde[planet] }));
}

/** What fills the small gifts of a period. */
export function extraSlots(facts: HoroscopeFacts): Readonly<Record<string, string>> {
  const { period, extras } = facts;
  const words = wordsOf(facts);
  return {
    period: words.periods[period.timeframe],
    date: words.date(period.noon),
    ...words.extraSlots(extras),
  };
}

/** A sign, and the house that it is for the asked one. */
export function placeSlots(facts: HoroscopeFacts, at: SignKey) {
  const house = houseFrom(facts.sign, at);
  const words = wordsOf(facts);
  return { sign: words.sign(at), house: words.house(house), theme: words.houseTheme(house) };
}
