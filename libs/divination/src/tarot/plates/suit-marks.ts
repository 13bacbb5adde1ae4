import type { Suit } from '../card';

/** A suit's mark on a grid of 40, round its middle. */
export const SUIT_MARKS: Record<Suit, string> = {
  wands:
    'M-3 19L-3 -12M3 19L3 -12M-3 19H3M0 -20c-5 4 -5 8 0 10c5 -2 5 -6 0 -10ZM3 -6c6 -1 8 -4 8 -8M-3 2c-6 -1 -8 -4 -8 -8M3 10c5 -1 7 -3 7 -6',
  cups: 'M-13 -16H13C13 -2 8 4 0 4S-13 -2 -13 -16ZM0 4V14M-8 18c1 -3 4 -4 8 -4s7 1 8 4ZM-13 -16c4 3 22 3 26 0',
  swords:
    'M0 -20L3.5 -15V8H-3.5V-15ZM0 -15V8M-10 8H10M-2 8V16M2 8V16M0 19a2.5 2.5 0 1 0 0 -5a2.5 2.5 0 0 0 0 5Z',
  pentacles:
    'M0 -18a18 18 0 1 0 0 36a18 18 0 0 0 0 -36ZM0 -18L10.6 14.6L-17.1 -5.6H17.1L-10.6 14.6Z',
};
