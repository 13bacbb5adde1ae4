import type { Fact } from '@cosmic/contracts/readings';
import type { Aspect } from '@cosmic/sky/charts/aspects';
import { PLANETS, type Planet } from '@cosmic/sky/bodies';
import { formatPosition } from '@cosmic/sky/zodiac';
import { clockTime } from '@cosmic/sky/places/zone';
import { birthOf, positionAtBirth, type Birth } from '../birth';
import { houseAt, houseFrameOf, housesOfPlanet, houseWords, type HouseFrame } from '../house-frame';
import type { Context, Facts } from '../maker';
import { ASPECT_LEAD, type AspectName } from '../passages/aspects';
import { coordinatesOf, townOf } from '../place-words';
import { noonOf } from '../today';
import type { ParamsOf } from '../tool';
import { dateAndTime, fullDate, planetLabel } from '../wording';
import { birthRing, wheelOf } from '../wheel';
import type { solarReturn } from './tool';
import { solarYear, type SolarYear } from './year';

const ORB = 4;
const MAX_ASPECTS = 4;

/** The planets that make an aspect personal. */
const PERSONAL: readonly Planet[] = ['sun', 'moon', 'mercury', 'venus', 'mars'];

/** An aspect between two planets of the return. */
export interface ReturnAspect {
  readonly first: Planet;
  readonly second: Planet;
  readonly aspect: AspectName;
  readonly orb: number;
}

export interface SolarReturnFacts extends Facts {
  readonly birth: Birth;
  readonly year: SolarYear;
  /** The houses of the return; solar where its minute is not known. */
  readonly frame: HouseFrame;
  /** The houses each planet of the return can be in. */
  readonly placed: Readonly<Record<Planet, readonly number[]>>;
  /** The house of the birth chart in which the return rises; undefined without its minute. */
  readonly over: number | undefined;
  /** The closest first. */
  readonly aspects: readonly ReturnAspect[];
  readonly noon: Date;
}

/** The return of the Sun that opens a person's year, and its chart. */
export function facts(params: ParamsOf<typeof solarReturn>, { at }: Context): SolarReturnFacts {
  const birth = birthOf(params);
  const noon = noonOf(at);
  const year = solarYear(birth, params.here, noon);
  const { start } = year;
  const frame = houseFrameOf(start);
  const placed = Object.fromEntries(
    PLANETS.map((planet) => [planet, housesOfPlanet(frame, start, planet)]),
  ) as Record<Planet, number[]>;
  const known = {
    birth,
    year,
    frame,
    placed,
    over:
      start.time === 'known'
        ? houseAt(houseFrameOf(birth), start.chart.angles.ascendant)
        : undefined,
    aspects: aspectsOf(start.chart.aspects),
    noon,
  };
  return {
    ...known,
    shown: shownOf(known),
    figure: wheelOf([birthRing('Birth', birth), birthRing('Return', start)], {
      cusps: start.time === 'known' ? frame.cusps : undefined,
      aspects: known.aspects,
      highlight: ['sun'],
    }),
  };
}

function aspectsOf(aspects: readonly Aspect[]): ReturnAspect[] {
  return aspects
    .flatMap(({ first, second, aspect, orb }) => {
      const [one, other] = [first, second].map((point) => PLANETS.find((key) => key === point));
      if (!one || !other || !isMajor(aspect) || orb > ORB) return [];
      if (!PERSONAL.includes(one) && !PERSONAL.includes(other)) return [];
      return [{ first: one, second: other, aspect, orb }];
    })
    .sort((one, other) => one.orb - other.orb)
    .slice(0, MAX_ASPECTS);
}

function isMajor(aspect: string): aspect is AspectName {
  return aspect in ASPECT_LEAD;
}

function shownOf(known: Omit<SolarReturnFacts, 'shown'>): Fact[] {
  const { birth, year, frame, placed, aspects } = known;
  const { start, coming, half, next } = year;
  return [
    ...birth.said,
    { key: 'natal-sun', label: 'Sun at birth', value: positionAtBirth(birth, 'sun') },
    {
      key: 'return',
      label: coming ? 'Next return of the Sun' : 'Return of the Sun',
      value: returnValue(start),
    },
    { key: 'half', label: 'Half way', value: `the Sun is opposite on ${fullDate(half)}` },
    { key: 'next', label: 'The year ends', value: `with the return around ${fullDate(next)}` },
    ...houseFacts(known),
    ...PLANETS.map((planet) => ({
      key: `return-${planet}`,
      label: `${planetLabel(planet)} of the return`,
      value: `${positionAtBirth(start, planet)}, ${placed[planet].map(houseWords).join(' or ')}${frame.kind === 'solar' ? ' by solar houses' : ' of the return'}`,
    })),
    ...aspects.map(({ first, second, aspect, orb }) => ({
      key: `aspect-${first}-${second}`,
      label: `${planetLabel(first)} ${aspect} ${planetLabel(second)} in the return`,
      value: `${orb.toFixed(1)}° from exact${start.time === 'known' ? '' : ', and within orb all that time'}`,
    })),
  ];
}

function returnValue(start: Birth): string {
  if (start.time === 'unknown') {
    return `between ${dateAndTime(start.from)} and ${dateAndTime(start.to)}; the minute needs the hour of birth`;
  }
  return `${dateAndTime(start.at)}, ${clockTime(start.place.zone, start.at)} by the clock of ${start.place.zone}; read for ${townOf(start.place)}, ${coordinatesOf(start.place)}`;
}

function houseFacts({ year: { start }, frame, over }: Omit<SolarReturnFacts, 'shown'>): Fact[] {
  if (start.time === 'unknown') {
    return [
      {
        key: 'return-houses',
        label: 'Houses',
        value: `solar: whole signs counted from ${frame.first.name}; the rising sign of the return is unknown`,
      },
    ];
  }
  return [
    {
      key: 'return-rising',
      label: 'Rising sign of the return',
      value: `${formatPosition(start.chart.angles.ascendant)}, in ${houseWords(over ?? 1)} of the birth chart`,
    },
    {
      key: 'return-midheaven',
      label: 'Midheaven of the return',
      value: formatPosition(start.chart.angles.midheaven),
    },
    ...start.said.map(({ label, value }) => ({
      key: 'return-houses',
      label: `${label} of the return`,
      value,
    })),
  ];
}
