import { makerOf } from '../maker';
import { almanac } from './almanac';
import { brief } from './brief';
import { facts } from './facts';
import { moonWater } from './tool';

/** How the reading of this tool is made. */
export const moonWaterMaker = makerOf(moonWater, { isTropical: true, facts, brief, almanac });
