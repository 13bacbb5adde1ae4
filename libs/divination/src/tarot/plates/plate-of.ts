import type { Suit } from '../card';
import { courtPlate } from './courts';
import { MAJORS_0_TO_7 } from './majors-0-to-7';
import { MAJORS_15_TO_21 } from './majors-15-to-21';
import { MAJORS_8_TO_14 } from './majors-8-to-14';
import { pipPlate } from './pips';
import type { Plate } from './plate';

const MAJORS = [...MAJORS_0_TO_7, ...MAJORS_8_TO_14, ...MAJORS_15_TO_21];
const PIPS = 10;

/** A trump's emblem: what the old decks show on it, without its people where things can speak. */
export function majorPlate(number: number): Plate {
  return MAJORS[number] ?? [];
}

/** A number card shows its suit as often as it counts; a court card its person. `number` is 1 to 14. */
export function minorPlate(suit: Suit, number: number): Plate {
  return number <= PIPS ? pipPlate(suit, number - 1) : courtPlate(suit, number - PIPS - 1);
}
