import type { Suit } from '../card';
import type { Plate } from './plate';
import { disc, hatch, rays } from './strokes';

/** A suit's mark as number cards show it, cut like the rest of the deck; on a grid of 40. */
export const SUIT_PIPS: Readonly<Record<Suit, Plate>> = {
  wands: [
    [
      'form',
      'M3 -3C8 -4 12 -9 12 -14C6 -13 3 -9 3 -3ZM-3 5C-8 4 -12 -1 -12 -6C-6 -5 -3 -1 -3 5ZM3 14C7 13 11 9 11 4C6 5 3 9 3 14Z',
    ],
    ['figure', 'M-3.2 19L-2.6 -11C-6 -14 -4 -20 0 -21C4 -20 6 -14 2.6 -11L3.2 19Z'],
    ['shade', 'M1.6 -9V18M.2 -9V18M-1.6 -9V4M0 -18V-13M2 -17V-13'],
    ['hatch', 'M4 -4L10 -12M-4 4L-10 -4M4 13L9.500 6'],
  ],
  cups: [
    [
      'figure',
      'M-13 -15C-13 -2 -8 4 -2.500 5.500V12C-6 13 -8.500 15 -9 18.500H9C8.500 15 6 13 2.500 12V5.500C8 4 13 -2 13 -15Z',
    ],
    ['shade', hatch([4, -11, 3, 4], [11.5, -12, 10, -2], 7)],
    ['form', 'M-13 -15C-9 -11.500 9 -11.500 13 -15C9 -18.500 -9 -18.500 -13 -15Z'],
    ['detail', 'M-12 -7.500C-6 -5 6 -5 12 -7.500M-3.500 8.500H3.500'],
    ['spark', 'M-4 -3.500L-3 -1L-.500 0L-3 1L-4 3.500L-5 1L-7.500 0L-5 -1Z'],
  ],
  swords: [
    ['figure', 'M0 -21L4 -15.500V8H-4V-15.500Z'],
    ['shade', hatch([1.2, -17, 1.2, 7], [3.2, -15, 3.2, 7], 4)],
    ['detail', 'M0 -20V7.500'],
    [
      'form',
      'M-12 8C-12 6 -9.500 5.700 -8 7H8C9.500 5.700 12 6 12 8C12 10.300 9.500 10.600 8 9.800H-8C-9.500 10.600 -12 10.300 -12 8Z',
    ],
    ['figure', 'M-1.800 10H1.800V15.500H-1.800Z'],
    ['spark', disc(0, 18, 2.6)],
  ],
  pentacles: [
    ['figure', disc(0, 0, 18.5)],
    ['hatch', rays([0, 0], [15.2, 18], 36)],
    ['line', disc(0, 0, 14.8)],
    ['detail', 'M0 -14L8.200 11.300L-13.300 -4.300H13.300L-8.200 11.300Z'],
    ['spark', disc(0, 0, 1.6)],
  ],
};
