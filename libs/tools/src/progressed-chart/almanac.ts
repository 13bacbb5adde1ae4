import { SIGNS, type SignKey } from '@cosmic/sky/zodiac';
import { certainSign } from '../birth';
import { compose, type Line } from '../compose';
import { PLANET_PAIRS, type PlanetPair } from '../passages/planet-pairs';
import {
  MOON_CHAPTER,
  MOON_FIRST_CHAPTER,
  PROGRESSED_CLOSING,
  PROGRESSED_CONTACT,
  PROGRESSED_DAY,
  PROGRESSED_LUNATION,
  PROGRESSED_MOON_HOUSE,
  PROGRESSED_MOON_OPEN,
  PROGRESSED_OPENING,
  PROGRESSED_PHASE,
  PROGRESSED_STATION,
  PROGRESSED_STEP,
  PROGRESSED_SUN_OPEN,
  SUN_MOVED,
  SUN_NEXT,
  SUN_STILL,
} from '../passages/progressed-lines';
import { PROGRESSED_MOON, PROGRESSED_SUN, PROGRESSED_VENUS } from '../passages/progressed-signs';
import { utcDate } from '../today';
import { pairKey, planetLabel, planetName, signBy, eitherOf } from '../wording';
import { lifeWords, type ProgressedChartFacts, marginOf } from './facts';

/** Composes a reading of a progressed chart from our authors' passages. */
export function almanac(facts: ProgressedChartFacts, seed: string): string {
  const { birth, progression, noon } = facts;
  const { phase, lunation } = progression;
  return compose(
    [seed, 'progressed', birth.at.toISOString(), utcDate(noon)],
    [
      [
        { from: PROGRESSED_OPENING },
        ...(birth.time === 'known'
          ? []
          : [{ from: PROGRESSED_DAY, slots: { margin: marginOf(birth) } }]),
      ],
      sunLines(facts),
      moonLines(facts),
      [
        { from: PROGRESSED_PHASE[phase] },
        lunation && {
          from: PROGRESSED_LUNATION[lunation.phase],
          slots: { date: lifeWords(birth, lunation.date) },
        },
        ...stationLines(facts),
      ],
      [...contactLines(facts), venusLine(facts)],
      [{ from: PROGRESSED_STEP }, { from: PROGRESSED_CLOSING }],
    ],
  );
}

function sunLines({ birth, progression }: ProgressedChartFacts): Line[] {
  const { signs, sun } = progression;
  const [sign, other] = signs.sun;
  if (!sign) return [];
  if (other) {
    const slots = eitherOf(signs.sun.map((key) => signBy(key).name));
    return [{ from: PROGRESSED_SUN_OPEN, slots }, { from: PROGRESSED_SUN[other] }];
  }
  const was = certainSign(birth, 'sun');
  const lines: Line[] = [{ from: PROGRESSED_SUN[sign] }];
  if (was === sign) lines.push({ from: SUN_STILL, slots: { sign: signBy(sign).name } });
  if (was && was !== sign && sun.last) {
    const slots = {
      was: signBy(was).name,
      sign: signBy(sign).name,
      year: String(sun.last.date.getUTCFullYear()),
    };
    lines.push({ from: SUN_MOVED, slots });
  }
  if (sun.next) {
    const slots = {
      next: signBy(sun.next.sign).name,
      year: String(sun.next.date.getUTCFullYear()),
    };
    lines.push({ from: SUN_NEXT, slots });
  }
  return lines;
}

function moonLines({ birth, progression, moonHouse }: ProgressedChartFacts): Line[] {
  const { signs, moon } = progression;
  const [sign, other] = signs.moon;
  if (!sign) return [];
  if (other) {
    const slots = eitherOf(signs.moon.map((key) => signBy(key).name));
    return [{ from: PROGRESSED_MOON_OPEN, slots }];
  }
  const lines: Line[] = [{ from: PROGRESSED_MOON[sign] }];
  if (moonHouse !== undefined) lines.push({ from: PROGRESSED_MOON_HOUSE[moonHouse - 1] ?? [] });
  if (!moon.next) return lines;
  const next = { next: signBy(moon.next.sign).name, until: lifeWords(birth, moon.next.date) };
  if (!moon.last) return [...lines, { from: MOON_FIRST_CHAPTER, slots: next }];
  const slots = { ...next, was: signBefore(sign), since: lifeWords(birth, moon.last.date) };
  return [...lines, { from: MOON_CHAPTER, slots }];
}

function stationLines({ birth, progression }: ProgressedChartFacts): Line[] {
  return progression.stations.slice(0, 1).map(({ station, date }) => ({
    from: PROGRESSED_STATION[station.turns],
    slots: { planet: planetLabel(station.body), date: lifeWords(birth, date) },
  }));
}

function contactLines({ birth, progression }: ProgressedChartFacts): Line[] {
  return progression.contacts.slice(0, 1).flatMap(({ planet, aspect, date }) => [
    {
      from: PROGRESSED_CONTACT,
      slots: { aspect, planet: planetName(planet), date: lifeWords(birth, date) },
    },
    { from: PLANET_PAIRS[pairKey('moon', planet) as PlanetPair] },
  ]);
}

function venusLine({ progression }: ProgressedChartFacts): Line | undefined {
  const [sign, other] = progression.signs.venus;
  return sign && !other ? { from: PROGRESSED_VENUS[sign] } : undefined;
}

/** The Moon never runs backwards, so she came out of the sign before. */
function signBefore(sign: SignKey): string {
  return SIGNS[(SIGNS.indexOf(signBy(sign)) + 11) % 12]?.name ?? '';
}
