import { makerOf } from '../maker';
import { almanac } from './almanac';
import { brief } from './brief';
import { facts } from './facts';
import { zodiacDating } from './tool';

/** How the reading of this tool is made. */
export const zodiacDatingMaker = makerOf(zodiacDating, { facts, brief, almanac });
