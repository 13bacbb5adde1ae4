import { seeded } from '@cosmic/divination/draw/seeded';
import { compose, type Line } from '../compose';
import { SKY_NAMES } from '../words/sky-names';
import { utcDate } from '../today';
import { eitherOf } from '../wording';
import type { AstroHousesFacts, House } from './facts';
import { WORDS, type FarPlanet, type NearPlanet } from './words';

const FAR: readonly FarPlanet[] = ['uranus', 'neptune', 'pluto'];

/** Rooms that people ask after when they find them empty. */
const ASKED_AFTER = [2, 4, 5, 7, 10, 11];

/** Composes a reading of the houses from our authors' passages. */
export function almanac(facts: AstroHousesFacts, seed: string): string {
  const { language, birth, today, noon } = facts;
  const words = WORDS[language];
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
        from: words.today,
        slots: {
          ...houseSlots(facts, today.house),
          date: SKY_NAMES[language].day(today.until),
        },
      },
      { from: words.step[today.house - 1] ?? [] },
      { from: words.closing },
    ],
  ]);
}

function openingLines({ language, birth, frame, houses, placed }: AstroHousesFacts): Line[] {
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  if (birth.time === 'unknown') {
    return [{ from: words.openingSolar, slots: { sign: names.sign(frame.first.key) } }];
  }
  const [first] = houses;
  const ruler = first?.ruler ?? 'sun';
  return [
    { from: words.opening },
    ...(birth.lacking === 'placidus' ? [{ from: words.polar }] : []),
    { from: words.risingDoor[frame.first.key] },
    {
      from: words.chartRuler[(placed[ruler][0] ?? 1) - 1] ?? [],
      slots: { planet: names.planetName(ruler) },
    },
  ];
}

function planetLines(
  { language, placed }: AstroHousesFacts,
  planets: readonly NearPlanet[],
): Line[] {
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  return planets.map((planet) => {
    const [one = 1, ...others] = placed[planet];
    if (others.length === 0) return { from: words.natal[planet][one - 1] ?? [] };
    return {
      from: words.openPlanet,
      slots: {
        planet: names.planetName(planet),
        ...eitherOf(placed[planet].map(names.house), names.either),
      },
    };
  });
}

function crowdLine(facts: AstroHousesFacts): Line {
  const { language, fullest } = facts;
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const count = fullest.planets.length;
  if (count < 3) return { from: words.spread };
  return {
    from: words.crowded,
    slots: {
      ...houseSlots(facts, fullest.house),
      planets: names.listed(fullest.planets.map(names.planetName)),
      count: words.count(count),
    },
  };
}

/** One of the three far planets: the one nearest to an angle says most, so corner houses first. */
function farLine(facts: AstroHousesFacts, chance: readonly string[]): Line | undefined {
  const { language, placed } = facts;
  const far = seeded('far', ...chance).shuffle(FAR);
  const certain = far.filter((planet) => placed[planet].length === 1);
  const corner = certain.find((planet) => ((placed[planet][0] ?? 0) - 1) % 3 === 0);
  const planet = corner ?? certain[0];
  if (!planet) return undefined;
  return { from: WORDS[language].far[planet], slots: houseSlots(facts, placed[planet][0] ?? 1) };
}

/** A house without a planet whose ruler's own house is certain. */
function emptyLine(facts: AstroHousesFacts, chance: readonly string[]): Line | undefined {
  const { language, houses, placed } = facts;
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const isFree = ({ house, ruler }: House) =>
    placed[ruler].length === 1 && Object.values(placed).every((there) => !there.includes(house));
  const free = seeded('empty', ...chance).shuffle(houses.filter(isFree));
  const chosen = free.find(({ house }) => ASKED_AFTER.includes(house)) ?? free[0];
  if (!chosen) return undefined;
  const home = placed[chosen.ruler][0] ?? 1;
  return {
    from: words.empty,
    slots: {
      ...houseSlots(facts, chosen.house),
      ruler: names.planetName(chosen.ruler),
      home: words.home(names.house(home)),
    },
  };
}

function houseSlots({ language }: AstroHousesFacts, number: number) {
  const { house, houseTheme } = SKY_NAMES[language];
  return { house: house(number), theme: houseTheme(number) };
}
