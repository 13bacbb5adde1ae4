import { pointAt, spokes, steps } from '../circle';
import { crescent, rays, ring, spark, type Drawing } from './drawing';

const moons = (step: number, radius: number, size: number) =>
  steps(step)
    .map((longitude) => {
      const [x, y] = pointAt(longitude, radius);
      return ring(x, y, size);
    })
    .join('');

/** The almanac, the chart, the periods, the matching, the hours and Saturn’s years of Jyotish. */
export const OF_JYOTISH = {
  'day-band': {
    line: 'M-46 20A46 46 0 0 1 46 20M-30 20A30 30 0 0 1 30 20M-46 20H-30M30 20H46M-46 34H46',
    faint: spokes([30, 60, 90, 120, 150], 30, 46) + 'M-46 40H46M-36 46H36',
    fill: ring(0, 10, 9) + spark(38, -30, 5) + spark(-38, -30, 4),
  },
  'kundli-square': {
    line: 'M-42 -42H42V42H-42ZM-42 -42L42 42M42 -42L-42 42M0 -42L42 0L0 42L-42 0Z',
    faint: 'M-46 -46H46V46H-46ZM-14 -14H14V14H-14Z',
    fill: spark(0, -21, 7) + ring(-21, 0, 2.4) + ring(21, 0, 2.4) + ring(0, 21, 2.4),
  },
  'rope-of-years': {
    line: 'M-46 0H46M-46 -10V10M46 -10V10M-22 -7V7M6 -7V7M26 -7V7' + ring(6, 0, 14),
    faint: 'M-46 24H46M-34 20V28M-22 20V28M-6 20V28M6 20V28M18 20V28M34 20V28M-46 -24H46',
    fill: ring(6, 0, 4) + crescent(-34, -32, 7) + spark(34, -34, 5),
  },
  'eight-knots': {
    line: ring(-14, 0, 28) + ring(14, 0, 28),
    faint: moons(45, 44, 2.4) + ring(0, 0, 44),
    fill: crescent(-26, 0, 9) + crescent(26, 0, -9) + spark(0, 0, 6),
  },
  'chosen-hour': {
    line: ring(0, 4, 36) + 'M0 4V-20M0 4L16 14M-10 -44H10M0 -44V-32',
    faint: rays(30, 30, 34) + ring(0, 4, 26),
    fill: ring(0, 4, 3) + spark(36, -32, 7),
  },
  'three-gates': {
    line: 'M-46 40V20A14 14 0 0 1 -18 20V40M-14 40V14A14 14 0 0 1 14 14V40M18 40V20A14 14 0 0 1 46 20V40',
    faint: 'M-48 40H48M-48 46H48M-34 -22A34 9 0 1 0 34 -22A34 9 0 1 0 -34 -22Z',
    fill: ring(0, -22, 12) + ring(0, 28, 4),
  },
} as const satisfies Readonly<Record<string, Drawing>>;
