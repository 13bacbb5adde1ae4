import type { ChartSchool } from '@cosmic/contracts/sky/chart-school';
import type { Language } from '@cosmic/contracts/language';
import type { Fact } from '@cosmic/contracts/readings/readings';
import { normalize } from '@cosmic/sky/angle';
import { PLANETS, type Planet } from '@cosmic/sky/bodies';
import { crossings } from '@cosmic/sky/astronomy/course';
import { positionOf } from '@cosmic/sky/astronomy/ephemeris';
import { signAt, type Sign } from '@cosmic/sky/zodiac';
import { birthOf, positionAtBirth, type Birth } from '../charts/birth';
import { tropicalOf, zodiacOffset } from '../charts/chart-school';
import { houseAt, houseFrameOf, housesOfPlanet, type HouseFrame } from '../charts/house-frame';
import type { Context, Facts } from '../maker';
import { SKY_NAMES } from '../words/sky-names';
import { DAY_MS, noonOf } from '../today';
import type { ParamsOf } from '../tool';
import { birthRing, wheelOf } from '../charts/wheel';
import type { astroHouses } from './tool';
import { WORDS } from './words';

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
  readonly language: Language;
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
  const language = params.language ?? 'en';
  const birth = birthOf(params, language, params);
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
  const known = {
    language,
    birth,
    frame,
    houses,
    fullest,
    placed,
    today: sunToday(params, frame, noon),
    noon,
  };
  return {
    ...known,
    shown: shownOf(known),
    figure: wheelOf([birthRing(SKY_NAMES[language].labels.birth, birth)], {
      cusps: frame.cusps,
      aspects: birth.chart.aspects,
      highlight: [`house-${fullest.house}`],
    }),
  };
}

function sunToday(school: ChartSchool, frame: HouseFrame, noon: Date): SunToday {
  const longitude = normalize(positionOf('sun', noon).longitude - zodiacOffset(school, noon));
  const house = houseAt(frame, longitude);
  const next = frame.cusps[house % 12] ?? 0;
  const end = new Date(noon.getTime() + YEAR_DAYS * DAY_MS);
  const [leaves] = crossings('sun', [tropicalOf(school, next, noon)], noon, end);
  return { house, longitude, until: leaves?.at ?? end };
}

function shownOf(known: Omit<AstroHousesFacts, 'shown'>): Fact[] {
  const { language, birth, houses, placed, today, noon } = known;
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  return [
    ...birth.said,
    ...(birth.time === 'known'
      ? [
          {
            key: 'rising',
            label: words.labels.rising,
            value: names.position(birth.chart.angles.ascendant),
          },
          ...rulerFacts(known),
        ]
      : [
          {
            key: 'houses',
            label: names.labels.houses,
            value: words.solar(names.sign(known.frame.first.key)),
          },
        ]),
    ...PLANETS.map((planet) => ({
      key: planet,
      label: names.planet(planet),
      value: placeOf(known, planet),
    })),
    ...houses.map(({ house, cusp, ruler, planets }) => ({
      key: `house-${house}`,
      label: words.ofHouse(house),
      value: [
        words.begins(names.position(cusp)),
        words.planetsThere(names.listed(planets.map(names.planet)) || words.none),
        words.ruledBy(names.planet(ruler), names.either(placed[ruler].map(names.house))),
      ].join('; '),
    })),
    {
      key: 'sun-today',
      label: names.today(names.planet('sun')),
      value: words.sunToday(
        names.position(today.longitude),
        names.atNoon(noon),
        names.yourHouse(today.house),
        names.date(today.until),
      ),
    },
  ];
}

function rulerFacts(known: Omit<AstroHousesFacts, 'shown'>): Fact[] {
  const { language, houses } = known;
  const [first] = houses;
  if (!first) return [];
  const name = SKY_NAMES[language].planet(first.ruler);
  const value = `${name}, ${placeOf(known, first.ruler)}`;
  return [{ key: 'ruler', label: WORDS[language].labels.ruler, value }];
}

/** A planet's position and the houses it can be in. */
function placeOf(
  { language, birth, placed }: Omit<AstroHousesFacts, 'shown'>,
  planet: Planet,
): string {
  const { either, yourHouse } = SKY_NAMES[language];
  const position = positionAtBirth(birth, planet, language);
  return `${position}, ${either(placed[planet].map(yourHouse))}`;
}
