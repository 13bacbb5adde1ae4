import { seeded } from '@cosmic/divination/seeded';
import type { Planet } from '@cosmic/sky/bodies';
import type { SignKey } from '@cosmic/sky/zodiac';
import { compose, type Line } from '../compose';
import type { HousePlanet } from '../passages/planet-in-house';
import type { PlanetPair } from '../passages/planet-pairs';
import { houseFrom, pairKey, timeOfDay } from '../wording';
import type { SkyAspect } from './aspects';
import type { HoroscopeFacts } from './facts';
import { WORDS, type AlmanacWords } from './words';

const DAY_MS = 86_400_000;

/** Composes a horoscope from our authors' passages. */
export function almanac(facts: HoroscopeFacts, seed: string): string {
  const { sign, period, placements, moon } = facts;
  const words = wordsOf(facts);
  const chance = [seed, sign, period.timeframe, period.start];
  const slots = { period: words.periods[period.timeframe] };
  const opening: Line = { from: words.opening[sign], slots };
  const main = mainAspect(facts);
  const [first, second] = period.oneDay
    ? [
        [opening, { from: words.moonInSign[moon.sign] }, moonInHouse(words, placements.moon.house)],
        [
          { from: words.moonPhase[moon.phase] },
          ...moonChangeLines(facts),
          ...moonAspectLines(facts),
        ],
      ]
    : [
        [opening, { from: words.planetInHouse.sun[placements.sun.house - 1] ?? [] }],
        moonJourneyLines(facts, chance),
      ];
  return compose(chance, [
    ...inParagraphs(first, second),
    main
      ? [...aspectLines(facts, main), { from: words.aspectAdvice[main.aspect] }]
      : noAspectLines(words, slots),
    ...inParagraphs([...planetLines(facts, main, chance), rulerLine(facts)], changeLines(facts)),
    [extrasLine(facts), { from: words.closing[sign], slots }],
  ]);
}

/**
 * The aspect that a reading dwells on: the tightest of a week or month. The slow ones
 * last for days, so a single day takes its turn among the three tightest, and who reads
 * every day does not read the same again.
 */
function mainAspect({ aspects, period }: HoroscopeFacts): SkyAspect | undefined {
  const candidates = aspects.filter((aspect) => !isMoons(aspect)).slice(0, 3);
  const turn = period.oneDay ? Math.floor(period.noon.getTime() / DAY_MS) : 0;
  return candidates[turn % candidates.length];
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
  return facts.changes.moon.map(({ at, sign }) => ({
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
  const { sign, changes } = facts;
  const words = wordsOf(facts);
  const [arrival] = seeded('moon', ...chance).shuffle(changes.moon);
  const arrivals = (arrival ? [arrival] : []).map(({ at, sign: entered }) => ({
    at,
    lines: [
      { from: words.moonArrives, slots: { date: words.day(at), sign: words.sign(entered) } },
      moonInHouse(words, houseFrom(sign, entered)),
    ],
  }));
  const phases = changes.phases.map(({ at, phase, sign: lit }) => ({
    at,
    lines: [
      {
        from: words.lunation[phase === 'new-moon' ? 'new' : 'full'],
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

function aspectPair(facts: HoroscopeFacts, { first, second, aspect, at }: SkyAspect): Line[] {
  const { period } = facts;
  const words = wordsOf(facts);
  return [
    {
      from: words.aspectLead[aspect],
      slots: {
        a: words.planet(first),
        b: words.planet(second),
        when: period.oneDay ? words.periods[period.timeframe] : words.onDay(at),
      },
    },
    { from: words.planetPairs[pairKey(first, second) as PlanetPair] },
  ];
}

function aspectLines(facts: HoroscopeFacts, found: SkyAspect): Line[] {
  const words = wordsOf(facts);
  const house = (planet: Planet) => facts.placements[planet].house;
  const subjects = [found.first, found.second].map((planet) => words.houseSubject(house(planet)));
  const [first = '', second = ''] = subjects;
  const between = house(found.first) === house(found.second);
  return [
    ...aspectPair(facts, found),
    {
      from: between ? words.aspectInOneHouse : words.aspectBetweenHouses,
      slots: { first, second },
    },
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

function rulerLine(facts: HoroscopeFacts): Line {
  const { ruler, placements } = facts;
  const words = wordsOf(facts);
  const placement = placements[ruler];
  const slots = { planet: words.planet(ruler), ...placeSlots(facts, placement.sign) };
  if (ruler === 'sun' || ruler === 'moon') return { from: words.rulerLight[ruler], slots };
  return { from: placement.retrograde ? words.rulerRetrograde : words.rulerDirect, slots };
}

/** At most two changes, turns before changes of sign, and one planet that runs backwards. */
function changeLines(facts: HoroscopeFacts): Line[] {
  const { changes, placements, ruler } = facts;
  const words = wordsOf(facts);
  const told = (at: Date, planet: Planet, sign: SignKey, from: readonly string[]): Dated => {
    const slots = { date: words.day(at), planet: words.planet(planet), ...placeSlots(facts, sign) };
    return { at, lines: [{ from, slots }] };
  };
  const stations = changes.stations.map(({ at, body, turns, sign }) =>
    told(at, body, sign, words.station[turns]),
  );
  const ingresses = changes.ingresses.map(({ at, body, sign }) =>
    told(at, body, sign, words.ingress),
  );
  const turning = changes.stations.map(({ body }): Planet => body);
  const backwards = (Object.keys(words.retrograde) as (keyof typeof words.retrograde)[]).find(
    (planet) => placements[planet].retrograde && planet !== ruler && !turning.includes(planet),
  );
  return [
    ...inOrder([...stations, ...ingresses].slice(0, 2)),
    ...(backwards ? [{ from: words.retrograde[backwards] }] : []),
  ];
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
