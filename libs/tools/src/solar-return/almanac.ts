import { seeded } from '@cosmic/divination/seeded';
import { formatPosition } from '@cosmic/sky/zodiac';
import { certainSign, signsAtBirth } from '../birth';
import { compose, type Line } from '../compose';
import { ASPECT_ADVICE, ASPECT_LEAD } from '../passages/aspects';
import { PLANET_IN_HOUSE } from '../passages/planet-in-house';
import { PLANET_PAIRS, type PlanetPair } from '../passages/planet-pairs';
import {
  RETURN_CLOSING,
  RETURN_COMING,
  RETURN_HALF,
  RETURN_MOON_HOUSE,
  RETURN_MOON_OPEN,
  RETURN_OPENING,
  RETURN_OPENING_DAY,
  RETURN_OVER,
  RETURN_SOLAR,
  RETURN_SUN,
  YEAR_QUESTION,
} from '../passages/return-houses';
import { RETURN_MOON, RETURN_RISING } from '../passages/return-signs';
import {
  dateAndTime,
  fullDate,
  eitherOf,
  houseName,
  houseTheme,
  pairKey,
  planetName,
  signBy,
  timeOfDay,
} from '../wording';
import type { ReturnAspect, SolarReturnFacts } from './facts';

/** Composes a reading of a solar year from our authors' passages. */
export function almanac(facts: SolarReturnFacts, seed: string): string {
  const { birth, year, frame, aspects } = facts;
  const chance = [seed, 'solar return', birth.at.toISOString(), fullDate(year.start.at)];
  const [first, second] = aspects;
  return compose(chance, [
    ...(frame.kind === 'exact'
      ? [
          openingLines(facts),
          [...risingLines(facts), sunLine(facts)],
          moonLines(facts),
          planetLines(facts, chance),
        ]
      : [
          [...openingLines(facts), ...risingLines(facts)],
          [...moonLines(facts), ...planetLines(facts, chance)],
        ]),
    first ? [...aspectLines(first), { from: ASPECT_ADVICE[first.aspect] }] : [],
    second ? aspectLines(second) : [],
    [
      { from: RETURN_HALF, slots: { date: fullDate(year.half) } },
      questionLine(facts),
      { from: RETURN_CLOSING },
    ],
  ]);
}

function openingLines({ birth, frame, year }: SolarReturnFacts): Line[] {
  const { start, coming, next } = year;
  if (start.time === 'unknown') {
    const slots = {
      from: dateAndTime(start.from),
      to: dateAndTime(start.to),
      sign: frame.first.name,
    };
    return [{ from: RETURN_OPENING_DAY, slots }];
  }
  const slots = {
    date: fullDate(start.at),
    time: timeOfDay(start.at),
    position: formatPosition(birth.chart.bodies.sun.longitude),
    next: fullDate(next),
  };
  return [{ from: coming ? RETURN_COMING : RETURN_OPENING, slots }];
}

function risingLines({ year: { start }, frame, over }: SolarReturnFacts): Line[] {
  if (start.time === 'unknown' || over === undefined) {
    return [{ from: RETURN_SOLAR, slots: { sign: frame.first.name } }];
  }
  return [{ from: RETURN_RISING[frame.first.key] }, { from: RETURN_OVER, slots: houseSlots(over) }];
}

/** By solar houses the Sun is in the first one for everybody, so only true houses tell. */
function sunLine({ placed }: SolarReturnFacts): Line {
  return { from: RETURN_SUN[(placed.sun[0] ?? 1) - 1] ?? [] };
}

function moonLines({ year: { start }, placed }: SolarReturnFacts): Line[] {
  const sign = certainSign(start, 'moon');
  if (!sign) {
    const slots = eitherOf(signsAtBirth(start, 'moon').map((key) => signBy(key).name));
    return [{ from: RETURN_MOON_OPEN, slots }];
  }
  const house = placed.moon[0] ?? 1;
  const placedLine = { from: RETURN_MOON_HOUSE, slots: houseSlots(house) };
  return [{ from: RETURN_MOON[sign] }, ...(start.time === 'known' ? [placedLine] : [])];
}

/** Two planets in houses that are certain; three where the Sun's house says nothing. */
function planetLines({ frame, placed }: SolarReturnFacts, chance: readonly string[]): Line[] {
  const quick = seeded('quick', ...chance).shuffle(['mercury', 'venus', 'mars'] as const);
  const slow = seeded('slow', ...chance).shuffle(['jupiter', 'saturn'] as const);
  const order =
    frame.kind === 'exact' ? [quick[0], slow[0]] : [quick[0], quick[1], slow[0], slow[1]];
  return order.flatMap((planet) => {
    const [house, other] = planet ? placed[planet] : [];
    if (!planet || house === undefined || other !== undefined) return [];
    return [{ from: PLANET_IN_HOUSE[planet][house - 1] ?? [] }];
  });
}

function aspectLines({ first, second, aspect }: ReturnAspect): Line[] {
  return [
    {
      from: ASPECT_LEAD[aspect],
      slots: { a: planetName(first), b: planetName(second), when: 'in the chart of your year' },
    },
    { from: PLANET_PAIRS[pairKey(first, second) as PlanetPair] },
  ];
}

function questionLine({ frame, placed }: SolarReturnFacts): Line {
  const house = (frame.kind === 'exact' ? placed.sun[0] : placed.jupiter[0]) ?? 1;
  return { from: YEAR_QUESTION[house - 1] ?? [] };
}

function houseSlots(house: number) {
  return { house: houseName(house), theme: houseTheme(house) };
}
