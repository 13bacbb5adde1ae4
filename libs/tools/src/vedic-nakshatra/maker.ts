import { makerOf } from '../maker';
import { almanac } from './almanac';
import { brief } from './brief';
import { facts } from './facts';
import { vedicNakshatra } from './tool';

/** How the reading of this tool is made. */
export const vedicNakshatraMaker = makerOf(vedicNakshatra, { facts, brief, almanac });
