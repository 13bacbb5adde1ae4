import { makerOf } from '../maker';
import { almanac } from './almanac';
import { brief } from './brief';
import { facts } from './facts';
import { panchang } from './tool';

/** How the reading of this tool is made. */
export const panchangMaker = makerOf(panchang, { facts, brief, almanac });
