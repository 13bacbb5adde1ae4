import { makerOf } from '../maker';
import { almanac } from './almanac';
import { brief } from './brief';
import { facts } from './facts';
import { midheaven } from './tool';

/** How the reading of this tool is made. */
export const midheavenMaker = makerOf(midheaven, { facts, brief, almanac });
