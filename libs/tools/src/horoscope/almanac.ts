import { seeded } from '@cosmic/divination/seeded';
import type { Planet } from '@cosmic/sky/bodies';
import type { Ingress } from '@cosmic/sky/ingresses';
import type { Station } from '@cosmic/sky/stations';
import type { SignKey } from '@cosmic/sky/zodiac';
import { compose, type Line } from '../compose';
import type { HousePlanet } from '../passages/planet-in-house';
import type { PlanetPair } from '../passages/planet-pairs';
import { DAY_MS } from '../today';
import { houseFrom, pairKey, timeOfDay } from '../wording';
import type { SkyAspect } from './aspects';
import type { HoroscopeFacts } from './facts';
import { isOnDay, isOver } from './period';
import { WORDS, type AlmanacWords } from './words';

/**
 * Composes a horoscope from our authors' passages.
 *
 * It speaks as of one day: what stands in the present tense is so on that day, and an event of the
 * week or month that lies before it is told as over. What changes on the very day is told as a
 * change, never as a state that held for part of it only.
 */
export function almanac(facts: HoroscopeFacts, seed: string): string {
  const { sign, period, placements, moon } = facts;
  const words = wordsOf(facts);
  const chance = [seed, sign, period.timeframe, period.start];
  const slots = { period: words.periods[period.timeframe] };
  const opening: Line = { from: words.opening[sign], slots };
  const dateline: Line = {
    from: words.dateline[period.oneDay ? 'day' : 'stretch'],
    slots: { date: words.date(period.noon) },
  };
  const main = mainAspect(facts);
  const [first, second] = period.oneDay
    ? [
        [
          opening,
          dateline,
          { from: words.moonInSign[moon.sign] },
          moonInHouse(words, placements.moon.house),
        ],
        [
          { from: words.moonPhase[moon.phase] },
          ...moonChangeLines(facts),
          ...moonAspectLines(facts),
        ],
      ]
    : [[opening, dateline, ...sunLines(facts)], moonJourneyLines(facts, chance)];
  return compose(chance, [
    ...inParagraphs(first, second),
    main ? aspectLines(facts, main) : noAspectLines(words, slots),
    ...inParagraphs([...planetLines(facts, main, chance), rulerLine(facts)], changeLines(facts)),
    [extrasLine(facts), { from: words.closing[sign], slots }],
  ]);
}

/**
 * The aspect that a reading dwells on: the tightest of a week or month that is not over, else the
 * tightest that is. The slow ones last for days, so a single day takes its turn among the three tightest, and who reads
 * every day does not read the same again.
 */
function mainAspect({ aspects, period }: HoroscopeFacts): SkyAspect | undefined {
  const found = aspects.filter((aspect) => !isMoons(aspect));
  if (!period.oneDay) return found.find(({ at }) => !isOver(at, period)) ?? found[0];
  const candidates = found.slice(0, 3);
  return candidates[Math.floor(period.noon.getTime() / DAY_MS) % candidates.length];
}

/** Two paragraphs, or one where the second would be a lone sentence. */
function inParagraphs(first: Line[], second: Line[]): Line[][] {
  return second.length > 1 ? [first, second] : [[...first, ...second]];
}

function isMoons({ first, second }: SkyAspect): boolean {
  return first === 'moon' || second === 'moon';
}

function moonChangeLines(facts: HoroscopeFacts): Line[] {
  const words = wordsOf(facts);
  return elsewhere(facts, facts.changes.moon).map(({ at, sign }) => ({
    from: words.moonChanges,
    slots: { time: timeOfDay(at), sign: words.sign(sign) },
  }));
}

function moonAspectLines(facts: HoroscopeFacts): Line[] {
  const found = facts.aspects.find(isMoons);
  return found ? aspectPair(facts, found) : [];
}

/** A day on which the Moon changes signs, and the new and full moons, in order of time. */
function moonJourneyLines(facts: HoroscopeFacts, chance: string[]): Line[] {
  const { sign, changes, period } = facts;
  const words = wordsOf(facts);
  const moons = elsewhere(facts, changes.moon);
  const ahead = moons.filter(({ at }) => !isOver(at, period));
  const [next] = seeded('moon', ...chance).shuffle(ahead);
  const arrival = next ?? moons.at(-1);
  const arrivals = (arrival ? [arrival] : []).map(({ at, sign: entered }) => {
    const slots = { date: words.day(at), ...placeSlots(facts, entered) };
    const lines = next
      ? [
          { from: words.moonArrives, slots },
          { from: words.moonArrivesIn, slots },
        ]
      : [{ from: words.moonArrived, slots }, moonInHouse(words, houseFrom(sign, entered))];
    return { at, lines };
  });
  const phases = changes.phases.map(({ at, phase, sign: lit }) => ({
    at,
    lines: [
      {
        from: (isOver(at, period) ? words.lunationPast : words.lunation)[
          phase === 'new-moon' ? 'new' : 'full'
        ],
        slots: { date: words.day(at), ...placeSlots(facts, lit) },
      },
    ],
  }));
  return inOrder([...arrivals, ...phases]);
}

interface Dated {
  readonly at: Date;
  readonly lines: readonly Line[];
}

function inOrder(events: readonly Dated[]): Line[] {
  return events.toSorted((a, b) => a.at.getTime() - b.at.getTime()).flatMap(({ lines }) => lines);
}

function moonInHouse(words: AlmanacWords, house: number): Line {
  return { from: words.moonInHouse[house - 1] ?? [] };
}

function noAspectLines({ noAspect }: AlmanacWords, slots: Record<string, string>): Line[] {
  return noAspect.length > 0 ? [{ from: noAspect, slots }] : [];
}

function aspectLead(facts: HoroscopeFacts, { first, second, aspect, at }: SkyAspect): Line {
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

function aspectPair(facts: HoroscopeFacts, found: SkyAspect): Line[] {
  const { first, second } = found;
  const words = wordsOf(facts);
  return [
    aspectLead(facts, found),
    { from: words.planetPairs[pairKey(first, second) as PlanetPair] },
  ];
}

function aspectLines(facts: HoroscopeFacts, found: SkyAspect): Line[] {
  const words = wordsOf(facts);
  const [one, other] = found.signs;
  const [first = '', second = ''] = found.signs.map((stands) =>
    words.houseSubject(houseFrom(facts.sign, stands)),
  );
  const slots = { first, second };
  if (isOver(found.at, facts.period)) {
    const from = one === other ? words.aspectWasInOneHouse : words.aspectWasBetweenHouses;
    return [aspectLead(facts, found), { from, slots }, { from: words.aspectAfter }];
  }
  return [
    ...aspectPair(facts, found),
    { from: one === other ? words.aspectInOneHouse : words.aspectBetweenHouses, slots },
    { from: words.aspectAdvice[found.aspect] },
  ];
}

/** Two planets in their houses, rather not those that were spoken of already. */
function planetLines(facts: HoroscopeFacts, main: SkyAspect | undefined, chance: string[]): Line[] {
  const { placements, period, changes, ruler } = facts;
  const slow: HousePlanet[] = period.timeframe === 'month' ? ['jupiter', 'saturn'] : [];
  const day: HousePlanet[] = period.oneDay ? ['sun'] : [];
  const candidates: HousePlanet[] = ['mercury', 'venus', 'mars', ...day, ...slow];
  const settled = candidates.filter((planet) =>
    changes.ingresses.every(({ body }) => body !== planet),
  );
  const spokenOf: readonly (Planet | undefined)[] = [main?.first, main?.second, ruler];
  const fresh = settled.filter((planet) => !spokenOf.includes(planet));
  const chosen = seeded('planets', ...chance)
    .shuffle(fresh)
    .slice(0, 2);
  return chosen.map((planet) => ({
    from: wordsOf(facts).planetInHouse[planet][placements[planet].house - 1] ?? [],
  }));
}

/** The Sun in its house, or its change of sign where that falls on the very day. */
function sunLines(facts: HoroscopeFacts): Line[] {
  const { placements, ruler } = facts;
  const words = wordsOf(facts);
  const enters = sunOnDay(facts);
  if (enters) return ruler === 'sun' ? [] : [changeLine(facts, enters, words.ingress)];
  return [{ from: words.planetInHouse.sun[placements.sun.house - 1] ?? [] }];
}

function sunOnDay({ changes, period }: HoroscopeFacts): Ingress | undefined {
  return changes.ingresses.find(({ at, body }) => body === 'sun' && isOnDay(at, period));
}

/** What the ruling planet does on the very day, if it changes its direction or its sign. */
function rulerOnDay({ changes, period, ruler }: HoroscopeFacts): Station | Ingress | undefined {
  return [...changes.stations, ...changes.ingresses, ...changes.moon].find(
    ({ at, body }) => body === ruler && isOnDay(at, period),
  );
}

/** The events that the line of the ruler, or the Sun's of a week or month, does not tell. */
function elsewhere<T extends Station | Ingress>(facts: HoroscopeFacts, events: readonly T[]): T[] {
  const told = [rulerOnDay(facts), facts.period.oneDay ? undefined : sunOnDay(facts)];
  return events.filter((event) => !told.includes(event));
}

function rulerLine(facts: HoroscopeFacts): Line {
  const { ruler, placements } = facts;
  const words = wordsOf(facts);
  const placement = placements[ruler];
  const slots = { planet: words.planet(ruler), ...placeSlots(facts, placement.sign) };
  const change = rulerOnDay(facts);
  if (change) {
    const from = change.kind === 'station' ? words.rulerTurns[change.turns] : words.rulerEnters;
    return changeLine(facts, change, from);
  }
  if (ruler === 'sun' || ruler === 'moon') return { from: words.rulerLight[ruler], slots };
  return { from: placement.retrograde ? words.rulerRetrograde : words.rulerDirect, slots };
}

/**
 * At most two changes, rather those to come, turns before changes of sign, and one planet that runs
 * backwards.
 */
function changeLines(facts: HoroscopeFacts): Line[] {
  const { changes, placements, ruler, period } = facts;
  const words = wordsOf(facts);
  const events = [
    ...elsewhere(facts, changes.stations).map((station) => {
      const over = isOver(station.at, period);
      const from = (over ? words.stationPast : words.station)[station.turns];
      return { at: station.at, over, lines: [changeLine(facts, station, from)] };
    }),
    ...elsewhere(facts, changes.ingresses).map((ingress) => {
      const over = isOver(ingress.at, period);
      const from = over ? words.ingressPast : words.ingress;
      return { at: ingress.at, over, lines: [changeLine(facts, ingress, from)] };
    }),
  ];
  const turning = changes.stations.map(({ body }): Planet => body);
  const backwards = (Object.keys(words.retrograde) as (keyof typeof words.retrograde)[]).find(
    (planet) => placements[planet].retrograde && planet !== ruler && !turning.includes(planet),
  );
  return [
    ...inOrder(events.toSorted((a, b) => Number(a.over) - Number(b.over)).slice(0, 2)),
    ...(backwards ? [{ from: words.retrograde[backwards] }] : []),
  ];
}

function changeLine(
  facts: HoroscopeFacts,
  { at, body, sign }: Station | Ingress,
  from: readonly string[],
): Line {
  const words = wordsOf(facts);
  const slots = { date: words.day(at), time: timeOfDay(at), planet: words.planet(body) };
  return { from, slots: { ...slots, ...placeSlots(facts, sign) } };
}

function extrasLine(facts: HoroscopeFacts): Line {
  const words = wordsOf(facts);
  return {
    from: words.extras,
    slots: { period: words.periods[facts.period.timeframe], ...words.extraSlots(facts.extras) },
  };
}

function placeSlots(facts: HoroscopeFacts, at: SignKey) {
  const house = houseFrom(facts.sign, at);
  const words = wordsOf(facts);
  return { sign: words.sign(at), house: words.house(house), theme: words.houseTheme(house) };
}

function wordsOf({ language }: HoroscopeFacts): AlmanacWords {
  return WORDS[language].almanac;
}
