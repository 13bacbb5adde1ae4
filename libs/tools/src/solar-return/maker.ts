import { makerOf } from '../maker';
import { almanac } from './almanac';
import { brief } from './brief';
import { facts } from './facts';
import { solarReturn } from './tool';

/** How the reading of this tool is made. */
export const solarReturnMaker = makerOf(solarReturn, { facts, brief, almanac });
