import { makerOf } from '../maker';
import { almanac } from './almanac';
import { brief } from './brief';
import { facts } from './facts';
import { auraColor } from './tool';

/** How the reading of this tool is made. */
export const auraColorMaker = makerOf(auraColor, { facts, brief, almanac });
