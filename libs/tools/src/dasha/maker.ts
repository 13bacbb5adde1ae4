import { makerOf } from '../maker';
import { almanac } from './almanac';
import { brief } from './brief';
import { facts } from './facts';
import { dasha } from './tool';

/** How the reading of this tool is made. */
export const dashaMaker = makerOf(dasha, { facts, brief, almanac });
