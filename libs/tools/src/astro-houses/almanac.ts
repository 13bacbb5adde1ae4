import { seeded } from '@cosmic/divination/seeded';
import type { Planet } from '@cosmic/sky/bodies';
import { compose, type Line } from '../compose';
import { countName } from '../number-words';
import {
  CHART_RULER,
  HOUSE_CROWDED,
  HOUSE_EMPTY,
  HOUSE_STEP,
  HOUSES_CLOSING,
  HOUSES_OPEN_PLANET,
  HOUSES_OPENING,
  HOUSES_OPENING_SOLAR,
  HOUSES_POLAR,
  HOUSES_SPREAD,
  HOUSES_TODAY,
} from '../passages/houses-lines';
import { NATAL_FAR, NATAL_JUPITER, NATAL_SATURN } from '../passages/natal-elders';
import { NATAL_MOON, NATAL_SUN } from '../passages/natal-lights';
import { NATAL_MARS, NATAL_MERCURY, NATAL_VENUS } from '../passages/natal-planets';
import { RISING_DOOR } from '../passages/rising-door';
import { utcDate } from '../today';
import { dayAndMonth, eitherOf, houseName, houseTheme, listed, planetName } from '../wording';
import type { AstroHousesFacts, House } from './facts';

const NATAL = {
  sun: NATAL_SUN,
  moon: NATAL_MOON,
  mercury: NATAL_MERCURY,
  venus: NATAL_VENUS,
  mars: NATAL_MARS,
  jupiter: NATAL_JUPITER,
  saturn: NATAL_SATURN,
} as const satisfies Partial<Record<Planet, readonly (readonly string[])[]>>;

/** Rooms that people ask after when they find them empty. */
const ASKED_AFTER = [2, 4, 5, 7, 10, 11];

/** Composes a reading of the houses from our authors' passages. */
export function almanac(facts: AstroHousesFacts, seed: string): string {
  const { birth, today, noon } = facts;
  const chance = [seed, 'houses', birth.at.toISOString(), utcDate(noon)];
  return compose(chance, [
    openingLines(facts),
    [...planetLines(facts, ['sun', 'moon']), crowdLine(facts)],
    planetLines(facts, ['mercury', 'venus', 'mars']),
    [
      ...planetLines(facts, ['jupiter', 'saturn']),
      farLine(facts, chance),
      emptyLine(facts, chance),
    ],
    [
      {
        from: HOUSES_TODAY,
        slots: { ...houseSlots(today.house), date: dayAndMonth(today.until) },
      },
      { from: HOUSE_STEP[today.house - 1] ?? [] },
      { from: HOUSES_CLOSING },
    ],
  ]);
}

function openingLines({ birth, frame, houses, placed }: AstroHousesFacts): Line[] {
  if (birth.time === 'unknown') {
    return [{ from: HOUSES_OPENING_SOLAR, slots: { sign: frame.first.name } }];
  }
  const [first] = houses;
  const ruler = first?.ruler ?? 'sun';
  return [
    { from: HOUSES_OPENING },
    ...(birth.system === 'placidus' ? [] : [{ from: HOUSES_POLAR }]),
    { from: RISING_DOOR[frame.first.key] },
    {
      from: CHART_RULER[(placed[ruler][0] ?? 1) - 1] ?? [],
      slots: { planet: planetName(ruler) },
    },
  ];
}

function planetLines(
  { placed }: AstroHousesFacts,
  planets: readonly (keyof typeof NATAL)[],
): Line[] {
  return planets.map((planet) => {
    const [one = 1, ...others] = placed[planet];
    if (others.length === 0) return { from: NATAL[planet][one - 1] ?? [] };
    return {
      from: HOUSES_OPEN_PLANET,
      slots: { planet: planetName(planet), ...eitherOf(placed[planet].map(houseName)) },
    };
  });
}

function crowdLine({ fullest }: AstroHousesFacts): Line {
  const count = fullest.planets.length;
  if (count < 3) return { from: HOUSES_SPREAD };
  return {
    from: HOUSE_CROWDED,
    slots: {
      ...houseSlots(fullest.house),
      planets: listed(fullest.planets.map(planetName)),
      count: countName(count),
    },
  };
}

/** One of the three far planets: the one nearest to an angle says most, so corner houses first. */
function farLine({ placed }: AstroHousesFacts, chance: readonly string[]): Line | undefined {
  const far = seeded('far', ...chance).shuffle(['uranus', 'neptune', 'pluto'] as const);
  const certain = far.filter((planet) => placed[planet].length === 1);
  const corner = certain.find((planet) => ((placed[planet][0] ?? 0) - 1) % 3 === 0);
  const planet = corner ?? certain[0];
  if (!planet) return undefined;
  return { from: NATAL_FAR[planet], slots: houseSlots(placed[planet][0] ?? 1) };
}

/** A house without a planet whose ruler's own house is certain. */
function emptyLine(
  { houses, placed }: AstroHousesFacts,
  chance: readonly string[],
): Line | undefined {
  const isFree = ({ house, ruler }: House) =>
    placed[ruler].length === 1 && Object.values(placed).every((there) => !there.includes(house));
  const free = seeded('empty', ...chance).shuffle(houses.filter(isFree));
  const chosen = free.find(({ house }) => ASKED_AFTER.includes(house)) ?? free[0];
  if (!chosen) return undefined;
  const home = placed[chosen.ruler][0] ?? 1;
  return {
    from: HOUSE_EMPTY,
    slots: {
      ...houseSlots(chosen.house),
      ruler: planetName(chosen.ruler),
      home: `${houseName(home)} house`,
    },
  };
}

function houseSlots(house: number) {
  return { house: houseName(house), theme: houseTheme(house) };
}
