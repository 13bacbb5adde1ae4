import type { ChartSchool } from '@cosmic/contracts/sky/chart-school';
import type { Language } from '@cosmic/contracts/language';
import type { Fact } from '@cosmic/contracts/readings/readings';
import { normalize } from '@cosmic/sky/angle';
import type { Position } from '@cosmic/sky/astronomy/ephemeris';
import type { Body } from '@cosmic/sky/bodies';
import type { NatalChart } from '@cosmic/sky/charts/chart';
import type { NoonChart } from '@cosmic/sky/charts/noon-chart';
import { siderealNatal, siderealNoon } from '@cosmic/sky/charts/sidereal-chart';
import { ayanamsaAt } from '@cosmic/sky/jyotish/ayanamsas';
import { signAt } from '@cosmic/sky/zodiac';
import { SCHOOLS } from '../jyotish/school';

const WORDS = {
  en: {
    label: 'Zodiac',
    tropical: 'tropical',
    sidereal: (ayanamsa: string) => `sidereal by the ayanamsa of ${ayanamsa}`,
    degrees: (degrees: string) => `, ${degrees}`,
  },
  hi: {
    label: 'राशिचक्र',
    tropical: 'सायन',
    sidereal: (ayanamsa: string) => `निरयण, ${ayanamsa} अयनांश`,
    degrees: (degrees: string) => ` ${degrees}`,
  },
} as const;

/** What is taken from a tropical longitude of an instant, degrees; 0 in the tropical zodiac. */
export function zodiacOffset({ zodiac, ayanamsa }: ChartSchool, at: Date): number {
  return zodiac === 'sidereal' ? ayanamsaAt(at, ayanamsa) : 0;
}

/** A longitude of the chart as the tropical one that it has at an instant, for what is looked for in the sky. */
export function tropicalOf(school: ChartSchool, longitude: number, at: Date): number {
  return normalize(longitude + zodiacOffset(school, at));
}

/** A chart as a school counts it. */
export function countedBy<Chart extends NatalChart | NoonChart>(
  school: ChartSchool,
  chart: Chart,
): Chart {
  if (school.zodiac !== 'sidereal') return chart;
  const offset = zodiacOffset(school, chart.at);
  const counted =
    chart.time === 'known' ? siderealNatal(chart, offset) : siderealNoon(chart, offset);
  return counted as Chart;
}

/** A tropical longitude of an instant as a school counts it. */
export function longitudeBy(school: ChartSchool, longitude: number, at: Date): number {
  return school.zodiac === 'sidereal' ? normalize(longitude - zodiacOffset(school, at)) : longitude;
}

/** A position of an instant as a school counts it. */
export function positionBy(school: ChartSchool, position: Position, at: Date): Position {
  const longitude = longitudeBy(school, position.longitude, at);
  return { ...position, longitude, sign: signAt(longitude).key, degree: longitude % 30 };
}

/** The same of several bodies. */
export function positionsBy<Some extends Body>(
  school: ChartSchool,
  positions: Readonly<Record<Some, Position>>,
  at: Date,
): Readonly<Record<Some, Position>> {
  const counted = Object.entries<Position>(positions).map(([body, position]) => [
    body,
    positionBy(school, position, at),
  ]);
  return Object.fromEntries(counted) as Record<Some, Position>;
}

/**
 * How a reading is counted that may stand on a birth date: as its member chose where there is one. A
 * sign that was picked by hand instead is one of the tropical zodiac, as are the dates it is known by.
 */
export function schoolOfDate(asked: ChartSchool & { readonly dob: string }): ChartSchool {
  return asked.dob === '' ? {} : asked;
}

/**
 * Names the zodiac that a chart is counted in, and of a sidereal one the ayanamsa.
 *
 * @param at the instant whose ayanamsa is told in degrees; left out where there are several
 */
export function zodiacFact(school: ChartSchool, at: Date | undefined, language: Language): Fact {
  const { zodiac = 'tropical', ayanamsa = 'lahiri' } = school;
  const words = WORDS[language];
  const value =
    zodiac === 'tropical'
      ? words.tropical
      : words.sidereal(SCHOOLS[language].ayanamsas[ayanamsa]) +
        (at ? words.degrees(degreesOf(zodiacOffset(school, at))) : '');
  return { key: 'zodiac', label: words.label, value };
}

function degreesOf(offset: number): string {
  const minutes = Math.floor(offset * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}'`;
}
