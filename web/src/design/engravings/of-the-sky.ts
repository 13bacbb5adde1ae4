import { pointAt, spokes, steps } from '../circle';
import { crescent, rays, ring, spark, wave, type Drawing } from './drawing';

const beads = (step: number, radius: number, size: number) =>
  steps(step)
    .map((longitude) => {
      const [x, y] = pointAt(longitude, radius);
      return ring(x, y, size);
    })
    .join('');

/** Charts, planets, the Moon, and what is thrown or drawn. */
export const OF_THE_SKY = {
  blank: { line: ring(0, 0, 40), faint: ring(0, 0, 46) + rays(15, 40, 46), fill: spark(0, 0, 16) },
  'twelve-houses': {
    line: ring(0, 0, 44) + ring(0, 0, 34) + ring(0, 0, 14) + spokes(steps(30), 14, 34),
    faint: spokes(steps(10), 34, 37) + 'M-10 10L12 -6L2 13L-4 -13L13 5Z',
  },
  loop: {
    line: 'M-46 18C-20 18 6 22 16 6C24 -8 8 -20 -4 -12C-18 -2 2 24 46 -4',
    faint: 'M-46 26C-18 26 12 30 23 9C33 -13 6 -30 -9 -18M46 4C20 18 6 20 -4 8M-46 38H46',
    fill: ring(16, 6, 5) + spark(-30, -26, 5) + spark(34, -30, 4),
  },
  'sun-returning': {
    line: ring(0, 0, 14) + 'M38 -16A41 41 0 1 0 40 12M28 -18L40 -16L43 -28',
    faint: rays(30, 19, 27) + 'M-8 0A8 8 0 0 1 8 0',
    fill: ring(0, 0, 3),
  },
  spiral: {
    line: 'M0 0C4 -6 13 -3 12 6C11 17 -5 20 -13 11C-24 -2 -14 -22 4 -24C27 -26 40 -2 34 18C27 40 -2 46 -24 36',
    faint:
      'M12 6L22 2M-1 17L-3 27M-13 11L-22 16M-16 -11L-25 -18M4 -24L6 -35M29 -6L39 -11M34 18L44 22M8 40L11 48',
    fill: ring(0, 0, 2.6),
  },
  zenith: {
    line: 'M-44 34H44M-36 34A36 36 0 0 1 36 34M0 34V-10',
    faint: 'M-28 34A28 28 0 0 1 28 34M-44 40H44' + spokes([-30, -60, -120, -150], 30, 36),
    fill: spark(0, -24, 12),
  },
  crystals: {
    line: 'M-8 38L-16 -18L0 -44L14 -18L8 38ZM-8 38L-22 34L-34 -4L-24 -18L-14 -4M8 38L24 32L36 4L28 -10L13 6M-26 38H28',
    faint: 'M0 -44L-2 38M-16 -18L-2 -10L14 -18M-34 -4L-24 2L-20 33M36 4L26 10L20 33',
    fill: spark(30, -30, 5),
  },
  wings: {
    line: 'M-4 20C-10 -2 -24 -22 -46 -28C-44 -8 -38 4 -28 10C-34 12 -36 12 -38 12C-30 22 -18 26 -4 20ZM4 20C10 -2 24 -22 46 -28C44 -8 38 4 28 10C34 12 36 12 38 12C30 22 18 26 4 20Z',
    faint:
      'M-38 -18C-26 -8 -16 4 -8 16M-32 2C-24 6 -16 12 -8 17M38 -18C26 -8 16 4 8 16M32 2C24 6 16 12 8 17M-14 34H14M-8 40H8',
    fill: spark(0, -16, 10),
  },
  'moon-jar': {
    line: 'M-18 -34H18M-14 -34V-24C-30 -16 -32 0 -32 10C-32 30 -20 40 0 40C20 40 32 30 32 10C32 0 30 -16 14 -24V-34',
    faint: wave(-31, 4, 20.7, 6, 3) + 'M-26 26C-18 34 -8 35 0 35',
    fill: crescent(-3, 20, 9),
  },
  'ringed-planet': {
    line:
      ring(0, 0, 20) +
      'M-18 9C-36 16 -46 20 -44 14C-42 8 -30 -1 -20 -5M19 -8C36 -16 46 -20 44 -14C42 -6 16 10 -6 18C-20 23 -30 25 -36 25',
    faint: 'M-19 -6C-6 -4 8 -6 19 -6M-20 2C-6 5 8 3 20 1M-15 13C-6 14 4 13 14 14',
    fill: spark(-32, -30, 6) + spark(34, 30, 4),
  },
  'star-rising': {
    line: 'M-46 22H46M0 22V-2M-8 6L0 -3L8 6',
    faint: 'M-40 30H40M-30 38H30M-18 45H18M-34 22A34 34 0 0 1 34 22',
    fill: spark(0, -24, 14),
  },
  'three-dice': {
    line: 'M-20 -42L0 -32V-10L-20 0L-40 -10V-32ZM-20 0V-21M-20 -21L-40 -32M-20 -21L0 -32M24 -30L44 -20V2L24 12L4 2V-20ZM24 12V-9M24 -9L4 -20M24 -9L44 -20M0 4L20 14V36L0 46L-20 36V14ZM0 46V25M0 25L-20 14M0 25L20 14',
    fill:
      ring(-20, -31, 2) +
      ring(-30, -14, 2) +
      ring(-10, -14, 2) +
      ring(24, -20, 2) +
      ring(14, -2, 2) +
      ring(34, -4, 2) +
      ring(0, 15, 2) +
      ring(-10, 32, 2) +
      ring(10, 32, 2),
  },
  'star-mansions': {
    line: ring(0, 0, 44) + ring(0, 0, 30) + crescent(-3, 0, 14),
    faint: spokes(steps(360 / 27), 30, 34),
    fill: beads(360 / 27, 38, 1.5) + spark(10, 0, 5),
  },
  'eternal-knot': {
    line:
      'M-12 0C-20 -20 -44 -16 -44 0C-44 16 -20 20 -12 0ZM12 0C20 -20 44 -16 44 0C44 16 20 20 12 0Z' +
      'M-12 0C-4 -26 4 -26 12 0M-12 0C-4 26 4 26 12 0',
    faint: ring(0, 0, 30) + 'M-30 -34L-24 -28M30 34L24 28M-30 34L-24 28M30 -34L24 -28',
    fill: ring(-12, 0, 2.6) + ring(12, 0, 2.6),
  },
  'orbit-bell': {
    line: 'M-22 20C-22 8 -18 4 -18 -8C-18 -20 -10 -26 0 -26C10 -26 18 -20 18 -8C18 4 22 8 22 20ZM-6 20A6 6 0 0 0 6 20M0 -26V-32',
    faint: 'M-44 2C-44 -18 44 -34 44 -10C44 4 18 14 -8 18M-44 2C-44 8 -36 10 -24 10M-12 12H12',
    fill: ring(40, -18, 3.6),
  },
  hourglass: {
    line: 'M-24 -42H24M-24 42H24M-19 -42C-19 -16 -3 -10 -3 0C-3 10 -19 16 -19 42M19 -42C19 -16 3 -10 3 0C3 10 19 16 19 42',
    faint: 'M-13 -22C-6 -18 6 -18 13 -22M-13 42C-10 28 10 28 13 42M0 0V26',
    fill: crescent(-3, -31, 7) + spark(0, 34, 4),
  },
  record: {
    line: ring(-4, 4, 38) + ring(-4, 4, 13) + 'M40 -42L30 -10L14 -2',
    faint: ring(-4, 4, 32) + ring(-4, 4, 26) + ring(-4, 4, 20) + ring(40, -42, 4),
    fill: spark(-4, 4, 7),
  },
} as const satisfies Readonly<Record<string, Drawing>>;
