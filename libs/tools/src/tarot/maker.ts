import { makerOf } from '../maker';
import { almanac } from './almanac';
import { brief } from './brief';
import { facts } from './facts';
import { tarot } from './tool';

/** How the reading of this tool is made. */
export const tarotMaker = makerOf(tarot, { facts, brief, almanac });
