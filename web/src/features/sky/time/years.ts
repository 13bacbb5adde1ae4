import { EARLIEST, LATEST } from '@cosmic/sky/astronomy/range';

/** The first minute that the tables answer for: the beginning of 1800. */
export const EARLIEST_MS = EARLIEST.getTime();

/** The last one: the end of 2200. */
export const LATEST_MS = LATEST.getTime() - 60_000;
