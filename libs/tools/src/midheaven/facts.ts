import type { Fact } from '@cosmic/contracts/readings';
import { ASPECTS, type AspectKey } from '@cosmic/sky/charts/aspects';
import { PLANETS, type Planet } from '@cosmic/sky/bodies';
import { crossings } from '@cosmic/sky/astronomy/course';
import { transitsTo, type Transit } from '@cosmic/sky/charts/transits';
import { formatPosition, SIGNS, signAt, type Sign } from '@cosmic/sky/zodiac';
import { birthOf, positionAtBirth, signsAtBirth, type Birth } from '../birth';
import { houseFrameOf, housesOfPlanet, houseWords } from '../house-frame';
import type { Context, Facts } from '../maker';
import type { AspectName } from '../passages/aspects';
import { DAY_MS, noonOf } from '../today';
import type { ParamsOf } from '../tool';
import { fullDate, listed, planetLabel, signBy } from '../wording';
import { birthRing, wheelOf } from '../wheel';
import type { midheaven } from './tool';

/** The Sun has been everywhere once within it. */
const YEAR_DAYS = 367;

/** The planets whose angles to a midheaven mark a year. */
const SLOW = ['jupiter', 'saturn'] as const;

/** Jupiter or Saturn at an exact angle to the midheaven. */
export interface TopTransit {
  readonly body: (typeof SLOW)[number];
  readonly aspect: AspectName;
  readonly at: Date;
}

/** A planet of the birth at an angle to the midheaven. */
export interface TopAspect {
  readonly planet: Planet;
  readonly aspect: AspectKey;
  readonly major: boolean;
  readonly orb: number;
}

export interface MidheavenFacts extends Facts {
  readonly birth: Birth;
  /** The sign at the top: of the midheaven, or of the solar tenth house. */
  readonly top: Sign;
  readonly root: Sign;
  readonly ruler: Planet;
  /** The houses the ruler can be in: two where the hour would decide. */
  readonly rulerHouses: readonly number[];
  /** The planets that are certainly in the tenth house. */
  readonly inTenth: readonly Planet[];
  /** The closest first; never without an exact midheaven. */
  readonly aspects: readonly TopAspect[];
  /** When the Sun next reaches the midheaven, or enters the solar tenth sign, and leaves that. */
  readonly sun: { readonly from: Date; readonly to: Date };
  /** The next within a year; never without an exact midheaven. */
  readonly transits: readonly TopTransit[];
  readonly noon: Date;
}

/** The top of a chart: exact, or by way of the Sun. */
export function facts(params: ParamsOf<typeof midheaven>, { at }: Context): MidheavenFacts {
  const birth = birthOf(params);
  const frame = houseFrameOf(birth);
  const noon = noonOf(at);
  const longitude = birth.time === 'known' ? birth.chart.angles.midheaven : (frame.cusps[9] ?? 0);
  const top = signAt(longitude);
  // A sign's classical ruler is always one of the ten planets.
  const ruler = top.ruler as Planet;
  const known = {
    birth,
    top,
    root: SIGNS[(SIGNS.indexOf(top) + 6) % 12]!,
    ruler,
    rulerHouses: housesOfPlanet(frame, birth, ruler),
    inTenth: PLANETS.filter((planet) => {
      const [house, other] = housesOfPlanet(frame, birth, planet);
      return house === 10 && other === undefined;
    }),
    aspects: aspectsOf(birth),
    sun: sunAt(longitude, noon),
    transits: birth.time === 'known' ? transitsOver(longitude, noon) : [],
    noon,
  };
  return {
    ...known,
    shown: shownOf(known),
    figure: wheelOf([birthRing('Birth', birth)], {
      cusps: frame.cusps,
      aspects: known.aspects.map(({ planet, aspect }) => {
        return { first: planet, second: 'midheaven' as const, aspect };
      }),
      highlight: birth.time === 'known' ? ['midheaven', 'house-10'] : ['house-10'],
    }),
  };
}

function aspectsOf(birth: Birth): TopAspect[] {
  if (birth.time === 'unknown') return [];
  return birth.chart.aspects
    .flatMap(({ first, second, aspect, orb }) => {
      const major = ASPECTS.some((kind) => kind.key === aspect && kind.major);
      const planet = PLANETS.find((candidate) => candidate === first);
      return planet && second === 'midheaven' ? [{ planet, aspect, major, orb }] : [];
    })
    .sort((one, other) => one.orb - other.orb);
}

/** The Sun's next passage over a degree, and over the one a sign further. */
function sunAt(longitude: number, noon: Date): { from: Date; to: Date } {
  const end = new Date(noon.getTime() + YEAR_DAYS * DAY_MS);
  const from = crossings('sun', [longitude], noon, end)[0]?.at ?? end;
  const later = new Date(from.getTime() + 40 * DAY_MS);
  return { from, to: crossings('sun', [longitude + 30], from, later)[0]?.at ?? later };
}

function transitsOver(longitude: number, noon: Date): TopTransit[] {
  const end = new Date(noon.getTime() + YEAR_DAYS * DAY_MS);
  const found = transitsTo([{ point: 'midheaven', longitude }], noon, end, { bodies: SLOW });
  return found.map(({ body, aspect, at }: Transit) => ({
    // Those two and the five major aspects are what was asked for.
    body: body as TopTransit['body'],
    aspect: aspect as AspectName,
    at,
  }));
}

function shownOf(known: Omit<MidheavenFacts, 'shown'>): Fact[] {
  const { birth, top, root, ruler, rulerHouses, inTenth, sun, transits, noon } = known;
  const there = listed(inTenth.map(planetLabel)) || 'none';
  const rulerWhere = `${planetLabel(ruler)}, ${positionAtBirth(birth, ruler)}, ${rulerHouses.map(houseWords).join(' or ')}`;
  const tenth = {
    key: 'tenth',
    label: 'Planets in the tenth house',
    value: there,
  };
  if (birth.time === 'unknown') {
    const suns = signsAtBirth(birth, 'sun').map((sign) => signBy(sign).name);
    return [
      ...birth.said,
      {
        key: 'midheaven',
        label: 'Midheaven',
        value: 'unknown: without hour and place it can be in any of the twelve signs',
      },
      {
        key: 'sun',
        label: 'Sun',
        value: `${positionAtBirth(birth, 'sun')}${suns.length > 1 ? `; the count starts from ${signBy(birth.chart.bodies.sun.sign).name}` : ''}`,
      },
      {
        key: 'solar-tenth',
        label: 'Solar tenth house',
        value: `${top.name}, the tenth sign from the Sun; ${root.name} is opposite`,
      },
      { key: 'ruler', label: `Ruler of ${top.name}`, value: `${rulerWhere}, by solar houses` },
      tenth,
      {
        key: 'sun-at-top',
        label: `Sun in ${top.name}`,
        value: `next from ${fullDate(sun.from)} to ${fullDate(sun.to)}, counted from ${fullDate(noon)}`,
      },
    ];
  }
  const { angles } = birth.chart;
  return [
    ...birth.said,
    { key: 'midheaven', label: 'Midheaven', value: formatPosition(angles.midheaven) },
    { key: 'root', label: 'Foot of the chart', value: formatPosition(angles.imumCoeli) },
    { key: 'rising', label: 'Rising sign', value: formatPosition(angles.ascendant) },
    { key: 'ruler', label: `Ruler of ${top.name}`, value: rulerWhere },
    tenth,
    ...inTenth.map((planet) => ({
      key: `in-tenth-${planet}`,
      label: planetLabel(planet),
      value: `${positionAtBirth(birth, planet)}, ${houseWords(10)}`,
    })),
    ...known.aspects.map(({ planet, aspect, orb }) => ({
      key: `aspect-${planet}`,
      label: `${planetLabel(planet)} ${aspect} midheaven at birth`,
      value: `${orb.toFixed(1)}° from exact`,
    })),
    {
      key: 'sun-at-top',
      label: 'Sun over the midheaven',
      value: `next on ${fullDate(sun.from)}, counted from ${fullDate(noon)}`,
    },
    ...transits.map(({ body, aspect, at }, index) => ({
      key: `transit-${index + 1}`,
      label: `${planetLabel(body)} ${aspect} midheaven`,
      value: `exact on ${fullDate(at)}`,
    })),
  ];
}
