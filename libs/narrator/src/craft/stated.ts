import type { Fact } from '@cosmic/contracts/readings/readings';
import type { When } from './statement';

/** A line that a reader sees, with what it states; without that the line itself is read. */
export interface StatedFact extends Fact {
  readonly states?: readonly Stated[];
}

/** A UTC date `2026-11-24`, and a time of that day `14:05` where it is known. */
export interface Moment {
  readonly date: string;
  readonly time?: string;
}

/** Degrees and minutes within a sign. */
export interface Degree {
  readonly degrees: number;
  readonly minutes: number;
}

/** What is counted out of a date or a name, or drawn by chance. */
export type Count =
  | 'life-path'
  | 'destiny'
  | 'soul-urge'
  | 'personality'
  | 'personal-year'
  | 'personal-day'
  | 'birthday'
  | 'lucky'
  | 'chaldean'
  | 'root'
  | 'angel'
  | 'majors'
  | 'courts'
  | 'reversals'
  | 'pada';

export type Turn = 'retrograde' | 'direct';

/** Where a body of a chart or a sky stands: bodies, signs and phases by their keys, houses from 1. */
export interface Placed {
  readonly is: 'placed';
  readonly body: string;
  readonly sign?: string;
  readonly degree?: Degree;
  readonly house?: number;
  readonly motion?: Turn;
  readonly phase?: string;
  readonly light?: 'waxing' | 'waning';
  /** How much of the Moon is lit, in whole percent. */
  readonly lit?: number;
  readonly nakshatra?: string;
  /** The instant for which that was computed. */
  readonly at?: Moment;
  readonly when: When;
}

/** A body comes into a sign, or a phase, a station or an eclipse happens. */
export interface Happens {
  readonly is: 'happens';
  readonly body?: string;
  readonly turns?: Turn;
  readonly phase?: string;
  readonly eclipse?: boolean;
  readonly sign?: string;
  readonly degree?: Degree;
  readonly house?: number;
  readonly at?: Moment;
  readonly until?: Moment;
}

/** Two bodies at an angle. */
export interface Angle {
  readonly is: 'angle';
  readonly bodies: readonly [string, string];
  readonly aspect: string;
  /** How far from exact, in degrees. */
  readonly orb?: number;
  readonly at?: Moment;
  readonly when: When;
}

/** A number of the craft, with the numbers on the way to it. */
export interface Counted {
  readonly is: 'number';
  readonly of: Count;
  readonly value: number | null;
  /** The same in words, as in 'one of the four places'. */
  readonly through?: readonly string[];
  readonly at?: Moment;
}

/** A card at a place of a spread, counted from 1. */
export interface Drawn {
  readonly is: 'drawn';
  readonly place: number;
  readonly title: string;
  /** As in `the-tower`, `ace-of-cups`. */
  readonly card: string;
  readonly reversed: boolean;
}

/** An animal of the Chinese years and what it is to the visitor. */
export interface YearAnimal {
  readonly is: 'animal';
  readonly of: 'yours' | 'friend' | 'team' | 'clash' | 'other';
  readonly animal: string;
  readonly element?: string;
  readonly polarity?: 'yin' | 'yang';
  readonly at?: Moment;
}

/** Where a rhythm stands. */
export interface Cycle {
  readonly is: 'cycle';
  /** All of them added up where none is named. */
  readonly cycle?: 'physical' | 'emotional' | 'intellectual';
  readonly percent?: number;
  readonly day?: number;
  readonly length?: number;
  readonly trend?: 'rising' | 'falling' | 'critical' | 'high' | 'low';
  readonly at?: Moment;
}

/** One rules the other: a body a sign, a house or a nakshatra. */
export interface Rules {
  readonly is: 'rules';
  readonly body: string;
  readonly over: Term;
}

/** The visitor's own sign, where the reading is theirs. */
export interface Own {
  readonly is: 'own';
  readonly sign: string;
}

/** Days of which the reading speaks, and nothing more. */
export interface Days {
  readonly is: 'days';
  readonly at: readonly Moment[];
  /** Whether positions are those of these days. */
  readonly positions?: boolean;
}

/** What belongs together in another way: a stone and its sign, a centre and its share. */
export interface Belongs {
  readonly is: 'belongs';
  readonly terms: readonly Term[];
}

/** A term of the vocabulary: `stone:opal`, `chakra:root`. */
export type Term = `${string}:${string}`;

/** One thing that is known for a reading, as the maker of the reading knows it. */
export type Stated =
  Placed | Happens | Angle | Counted | Drawn | YearAnimal | Cycle | Rules | Own | Days | Belongs;
