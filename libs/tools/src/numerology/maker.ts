import { makerOf } from '../maker';
import { almanac } from './almanac';
import { brief } from './brief';
import { facts } from './facts';
import { numerology } from './tool';

/** How the reading of this tool is made. */
export const numerologyMaker = makerOf(numerology, { facts, brief, almanac });
