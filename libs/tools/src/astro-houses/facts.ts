import type { Fact } from '@cosmic/contracts/readings';
import { PLANETS, type Planet } from '@cosmic/sky/bodies';
import { crossings } from '@cosmic/sky/astronomy/course';
import { positionOf } from '@cosmic/sky/astronomy/ephemeris';
import { formatPosition, signAt, type Sign } from '@cosmic/sky/zodiac';
import { birthOf, positionAtBirth, type Birth } from '../birth';
import { houseAt, houseFrameOf, housesOfPlanet, houseWords, type HouseFrame } from '../house-frame';
import type { Context, Facts } from '../maker';
import { DAY_MS, noonOf } from '../today';
import type { ParamsOf } from '../tool';
import { capitalized, fullDate, houseName, houseTheme, listed, planetLabel } from '../wording';
import { birthRing, wheelOf } from '../wheel';
import type { astroHouses } from './tool';

/** In this many days the Sun has been everywhere once. */
const YEAR_DAYS = 367;

/** A house of the chart. */
export interface House {
  /** 1 to 12. */
  readonly house: number;
  readonly cusp: number;
  readonly sign: Sign;
  readonly ruler: Planet;
  /** The planets that are certainly in it. */
  readonly planets: readonly Planet[];
}

/** Where the Sun of today is among the houses. */
export interface SunToday {
  readonly house: number;
  readonly longitude: number;
  /** When it leaves that house. */
  readonly until: Date;
}

export interface AstroHousesFacts extends Facts {
  readonly birth: Birth;
  readonly frame: HouseFrame;
  readonly houses: readonly House[];
  /** The one with the most planets. */
  readonly fullest: House;
  /** The houses each planet can be in: two where the hour would decide. */
  readonly placed: Readonly<Record<Planet, readonly number[]>>;
  readonly today: SunToday;
  readonly noon: Date;
}

/** The houses of a birth and what stands in them. */
export function facts(params: ParamsOf<typeof astroHouses>, { at }: Context): AstroHousesFacts {
  const birth = birthOf(params);
  const frame = houseFrameOf(birth);
  const noon = noonOf(at);
  const placed = Object.fromEntries(
    PLANETS.map((planet) => [planet, housesOfPlanet(frame, birth, planet)]),
  ) as Record<Planet, number[]>;
  const houses = frame.cusps.map((cusp, index): House => {
    const sign = signAt(cusp);
    const planets = PLANETS.filter(
      (planet) => placed[planet].length === 1 && placed[planet][0] === index + 1,
    );
    // A sign's classical ruler is always one of the ten planets.
    return { house: index + 1, cusp, sign, ruler: sign.ruler as Planet, planets };
  });
  const fullest = houses.reduce((one, other) =>
    other.planets.length > one.planets.length ? other : one,
  );
  const known = { birth, frame, houses, fullest, placed, today: sunToday(frame, noon), noon };
  return {
    ...known,
    shown: shownOf(known),
    figure: wheelOf([birthRing('Birth', birth)], {
      cusps: frame.cusps,
      aspects: birth.chart.aspects,
      highlight: [`house-${fullest.house}`],
    }),
  };
}

function sunToday(frame: HouseFrame, noon: Date): SunToday {
  const { longitude } = positionOf('sun', noon);
  const house = houseAt(frame, longitude);
  const next = frame.cusps[house % 12] ?? 0;
  const end = new Date(noon.getTime() + YEAR_DAYS * DAY_MS);
  const [leaves] = crossings('sun', [next], noon, end);
  return { house, longitude, until: leaves?.at ?? end };
}

function shownOf(known: Omit<AstroHousesFacts, 'shown'>): Fact[] {
  const { birth, frame, houses, placed, today, noon } = known;
  return [
    ...birth.said,
    ...(birth.time === 'known'
      ? [
          {
            key: 'rising',
            label: 'Rising sign',
            value: formatPosition(birth.chart.angles.ascendant),
          },
          ...rulerFacts(known),
        ]
      : [
          {
            key: 'houses',
            label: 'Houses',
            value: `solar: whole signs counted from ${frame.first.name}, the sign of the Sun; the rising sign is unknown without hour and place`,
          },
        ]),
    ...PLANETS.map((planet) => ({
      key: planet,
      label: planetLabel(planet),
      value: `${positionAtBirth(birth, planet)}, ${placed[planet].map(houseWords).join(' or ')}`,
    })),
    ...houses.map(({ house, cusp, ruler, planets }) => ({
      key: `house-${house}`,
      label: `${capitalized(houseName(house))} house (${houseTheme(house)})`,
      value: [
        `begins at ${formatPosition(cusp)}`,
        `planets there: ${listed(planets.map(planetLabel)) || 'none'}`,
        `ruled by ${planetLabel(ruler)} in the ${placed[ruler].map(houseName).join(' or ')} house`,
      ].join('; '),
    })),
    {
      key: 'sun-today',
      label: 'Sun today',
      value: `${formatPosition(today.longitude)} at noon UTC on ${fullDate(noon)}, in ${houseWords(today.house)} until ${fullDate(today.until)}`,
    },
  ];
}

function rulerFacts({ houses, placed, birth }: Omit<AstroHousesFacts, 'shown'>): Fact[] {
  const [first] = houses;
  if (!first) return [];
  const { ruler } = first;
  return [
    {
      key: 'ruler',
      label: 'Ruler of the rising sign',
      value: `${planetLabel(ruler)}, ${positionAtBirth(birth, ruler)}, ${placed[ruler].map(houseWords).join(' or ')}`,
    },
  ];
}
