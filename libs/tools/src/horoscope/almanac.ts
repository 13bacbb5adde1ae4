import { seeded } from '@cosmic/divination/seeded';
import type { Planet } from '@cosmic/sky/bodies';
import type { SignKey } from '@cosmic/sky/zodiac';
import { compose, type Line } from '../compose';
import {
  ASPECT_ADVICE,
  ASPECT_BETWEEN_HOUSES,
  ASPECT_IN_ONE_HOUSE,
  ASPECT_LEAD,
} from '../passages/aspects';
import { EXTRAS, MOON_ARRIVES, MOON_CHANGES } from '../passages/horoscope-lines';
import { MOON_IN_HOUSE } from '../passages/moon-in-house';
import { MOON_IN_SIGN } from '../passages/moon-in-sign';
import { LUNATION, MOON_PHASE } from '../passages/moon-phase';
import { PLANET_IN_HOUSE, type HousePlanet } from '../passages/planet-in-house';
import { PLANET_PAIRS, type PlanetPair } from '../passages/planet-pairs';
import {
  INGRESS,
  RETROGRADE,
  RULER_DIRECT,
  RULER_LIGHT,
  RULER_RETROGRADE,
  STATION,
} from '../passages/ruler';
import { CLOSING, OPENING } from '../passages/sign-voice';
import {
  dayAndMonth,
  houseFrom,
  houseName,
  houseSubject,
  houseTheme,
  pairKey,
  planetName,
  signBy,
  timeOfDay,
  withArticle,
} from '../wording';
import type { SkyAspect } from './aspects';
import type { HoroscopeFacts } from './facts';

const DAY_MS = 86_400_000;

/** Composes a horoscope from our authors' passages. */
export function almanac(facts: HoroscopeFacts, seed: string): string {
  const { sign, period, placements, moon } = facts;
  const chance = [seed, sign, period.timeframe, period.start];
  const slots = { period: period.words };
  const opening: Line = { from: OPENING[sign], slots };
  const main = mainAspect(facts);
  const [first, second] = period.oneDay
    ? [
        [opening, { from: MOON_IN_SIGN[moon.sign] }, moonInHouse(placements.moon.house)],
        [{ from: MOON_PHASE[moon.phase] }, ...moonChangeLines(facts), ...moonAspectLines(facts)],
      ]
    : [
        [opening, { from: PLANET_IN_HOUSE.sun[placements.sun.house - 1] ?? [] }],
        moonJourneyLines(facts, chance),
      ];
  return compose(chance, [
    ...inParagraphs(first, second),
    main ? [...aspectLines(facts, main), { from: ASPECT_ADVICE[main.aspect] }] : [],
    ...inParagraphs([...planetLines(facts, main, chance), rulerLine(facts)], changeLines(facts)),
    [extrasLine(facts), { from: CLOSING[sign], slots }],
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

function moonChangeLines({ changes }: HoroscopeFacts): Line[] {
  return changes.moon.map(({ at, sign }) => ({
    from: MOON_CHANGES,
    slots: { time: timeOfDay(at), sign: signBy(sign).name },
  }));
}

function moonAspectLines(facts: HoroscopeFacts): Line[] {
  const found = facts.aspects.find(isMoons);
  return found ? aspectPair(facts, found) : [];
}

/** A day on which the Moon changes signs, and the new and full moons, in order of time. */
function moonJourneyLines(facts: HoroscopeFacts, chance: string[]): Line[] {
  const { sign, changes } = facts;
  const [arrival] = seeded('moon', ...chance).shuffle(changes.moon);
  const arrivals = (arrival ? [arrival] : []).map(({ at, sign: entered }) => ({
    at,
    lines: [
      { from: MOON_ARRIVES, slots: { date: dayAndMonth(at), sign: signBy(entered).name } },
      moonInHouse(houseFrom(sign, entered)),
    ],
  }));
  const phases = changes.phases.map(({ at, phase, sign: lit }) => ({
    at,
    lines: [
      {
        from: LUNATION[phase === 'new-moon' ? 'new' : 'full'],
        slots: { date: dayAndMonth(at), ...placeSlots(facts, lit) },
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

function moonInHouse(house: number): Line {
  return { from: MOON_IN_HOUSE[house - 1] ?? [] };
}

function aspectPair({ period }: HoroscopeFacts, { first, second, aspect, at }: SkyAspect): Line[] {
  return [
    {
      from: ASPECT_LEAD[aspect],
      slots: {
        a: planetName(first),
        b: planetName(second),
        when: period.oneDay ? period.words : `on ${dayAndMonth(at)}`,
      },
    },
    { from: PLANET_PAIRS[pairKey(first, second) as PlanetPair] },
  ];
}

function aspectLines(facts: HoroscopeFacts, found: SkyAspect): Line[] {
  const house = (planet: Planet) => facts.placements[planet].house;
  const subjects = [found.first, found.second].map((planet) => houseSubject(house(planet)));
  const [first = '', second = ''] = subjects;
  const between = house(found.first) === house(found.second);
  return [
    ...aspectPair(facts, found),
    { from: between ? ASPECT_IN_ONE_HOUSE : ASPECT_BETWEEN_HOUSES, slots: { first, second } },
  ];
}

/** Two planets in their houses, rather not those that were spoken of already. */
function planetLines(
  { placements, period, changes, ruler }: HoroscopeFacts,
  main: SkyAspect | undefined,
  chance: string[],
): Line[] {
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
    from: PLANET_IN_HOUSE[planet][placements[planet].house - 1] ?? [],
  }));
}

function rulerLine(facts: HoroscopeFacts): Line {
  const { ruler, placements } = facts;
  const placement = placements[ruler];
  const slots = { planet: planetName(ruler), ...placeSlots(facts, placement.sign) };
  if (ruler === 'sun' || ruler === 'moon') return { from: RULER_LIGHT[ruler], slots };
  return { from: placement.retrograde ? RULER_RETROGRADE : RULER_DIRECT, slots };
}

/** At most two changes, turns before changes of sign, and one planet that runs backwards. */
function changeLines(facts: HoroscopeFacts): Line[] {
  const { changes, placements, ruler } = facts;
  const told = (at: Date, planet: Planet, sign: SignKey, from: readonly string[]): Dated => {
    const slots = { date: dayAndMonth(at), planet: planetName(planet), ...placeSlots(facts, sign) };
    return { at, lines: [{ from, slots }] };
  };
  const stations = changes.stations.map(({ at, body, turns, sign }) =>
    told(at, body, sign, STATION[turns]),
  );
  const ingresses = changes.ingresses.map(({ at, body, sign }) => told(at, body, sign, INGRESS));
  const turning = changes.stations.map(({ body }): Planet => body);
  const backwards = (Object.keys(RETROGRADE) as (keyof typeof RETROGRADE)[]).find(
    (planet) => placements[planet].retrograde && planet !== ruler && !turning.includes(planet),
  );
  return [
    ...inOrder([...stations, ...ingresses].slice(0, 2)),
    ...(backwards ? [{ from: RETROGRADE[backwards] }] : []),
  ];
}

function extrasLine({ extras, period }: HoroscopeFacts): Line {
  const mood = extras.mood.toLowerCase();
  return {
    from: EXTRAS,
    slots: {
      period: period.words,
      number: String(extras.luckyNumber),
      colour: extras.powerColor.toLowerCase(),
      mood,
      aMood: withArticle(mood),
      companion: withArticle(signBy(extras.compatibleSign).name),
    },
  };
}

function placeSlots(facts: HoroscopeFacts, at: SignKey) {
  const house = houseFrom(facts.sign, at);
  return { sign: signBy(at).name, house: houseName(house), theme: houseTheme(house) };
}
