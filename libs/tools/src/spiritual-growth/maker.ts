import { makerOf } from '../maker';
import { almanac } from './almanac';
import { brief } from './brief';
import { facts } from './facts';
import { spiritualGrowth } from './tool';

/** How the reading of this tool is made. */
export const spiritualGrowthMaker = makerOf(spiritualGrowth, { facts, brief, almanac });
