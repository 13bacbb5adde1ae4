import { seeded } from '@cosmic/divination/draw/seeded';
import type { Planet } from '@cosmic/sky/bodies';
import type { Ingress } from '@cosmic/sky/calendar/ingresses';
import type { Station } from '@cosmic/sky/calendar/stations';
import type { Line } from '../compose';
import type { HousePlanet } from '../passages/planet-in-house';
import { houseFrom } from '../wording';
import type { SkyAspect } from './aspects';
import type { HoroscopeFacts } from './facts';
import {
  aspectLead,
  aspectLines,
  backwardsLines,
  changeLine,
  extraSlots,
  moonInHouse,
  placeSlots,
  rulerChange,
  rulerLine,
  wordsOf,
} from './lines';
import { isMoons } from './meeting';
import { isOnDay, isOver } from './period';

/** A week or a month, as of one of its days: its line, the Sun, the Moon's way, meetings and changes. */
export function stretchParagraphs(facts: HoroscopeFacts): (Line | undefined)[][] {
  const { sign, period, placements } = facts;
  const words = wordsOf(facts);
  const slots = { period: words.periods[period.timeframe] };
  const main = mainAspect(facts);
  return [
    [{ from: words.essence[placements.sun.house - 1] ?? [] }],
    ...inParagraphs(
      [
        { from: words.opening[sign], slots },
        { from: words.dateline, slots: { date: words.date(period.noon) } },
        ...sunLines(facts),
      ],
      moonJourneyLines(facts),
    ),
    main ? mainLines(facts, main) : noAspectLines(facts),
    ...inParagraphs([...planetLines(facts, main), ownRulerLine(facts)], changeLines(facts)),
    [
      { from: words.extras, slots: extraSlots(facts) },
      { from: words.closing[sign], slots },
    ],
  ];
}

/** The tightest that is not over, else the tightest that is. */
function mainAspect({ aspects, period }: HoroscopeFacts): SkyAspect | undefined {
  const found = aspects.filter((aspect) => !isMoons(aspect));
  return found.find(({ at }) => !isOver(at, period)) ?? found[0];
}

/** Two paragraphs, or one where the second would be a lone sentence. */
function inParagraphs(first: Line[], second: Line[]): Line[][] {
  return second.length > 1 ? [first, second] : [[...first, ...second]];
}

function mainLines(facts: HoroscopeFacts, main: SkyAspect): Line[] {
  const words = wordsOf(facts);
  if (isOver(main.at, facts.period)) return [aspectLead(facts, main), { from: words.aspectAfter }];
  return [...aspectLines(facts, main), { from: words.aspectAdvice[main.aspect] }];
}

function noAspectLines(facts: HoroscopeFacts): Line[] {
  const { noAspect, periods } = wordsOf(facts);
  const slots = { period: periods[facts.period.timeframe] };
  return noAspect.length > 0 ? [{ from: noAspect, slots }] : [];
}

/** A day on which the Moon changes signs, and the new and full moons, in order of time. */
function moonJourneyLines(facts: HoroscopeFacts): Line[] {
  const { sign, changes, period } = facts;
  const words = wordsOf(facts);
  const moons = elsewhere(facts, changes.moon);
  const ahead = moons.filter(({ at }) => !isOver(at, period));
  const [next] = seeded('moon', ...chanceOf(facts)).shuffle(ahead);
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

/** Two planets in their houses, rather not those that were spoken of already. */
function planetLines(facts: HoroscopeFacts, main: SkyAspect | undefined): Line[] {
  const { placements, period, changes, ruler } = facts;
  const slow: HousePlanet[] = period.timeframe === 'month' ? ['jupiter', 'saturn'] : [];
  const candidates: HousePlanet[] = ['mercury', 'venus', 'mars', ...slow];
  const spokenOf: readonly (Planet | undefined)[] = [main?.first, main?.second, ruler];
  const fresh = candidates.filter(
    (planet) =>
      !spokenOf.includes(planet) && changes.ingresses.every(({ body }) => body !== planet),
  );
  const chosen = seeded('planets', ...chanceOf(facts))
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

function ownRulerLine(facts: HoroscopeFacts): Line {
  const change = rulerOnDay(facts);
  return change ? rulerChange(facts, change) : rulerLine(facts);
}

/** The events that the lines of the ruler and of the Sun do not tell. */
function elsewhere<T extends Station | Ingress>(facts: HoroscopeFacts, events: readonly T[]): T[] {
  const told = [rulerOnDay(facts), sunOnDay(facts)];
  return events.filter((event) => !told.includes(event));
}

/**
 * At most two changes, rather those to come, turns before changes of sign, and one planet that runs
 * backwards.
 */
function changeLines(facts: HoroscopeFacts): Line[] {
  const { changes, period } = facts;
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
  return [
    ...inOrder(events.toSorted((a, b) => Number(a.over) - Number(b.over)).slice(0, 2)),
    ...backwardsLines(facts).slice(0, 1),
  ];
}

function chanceOf({ sign, period }: HoroscopeFacts): [string, string, string] {
  return [sign, period.timeframe, period.start];
}
