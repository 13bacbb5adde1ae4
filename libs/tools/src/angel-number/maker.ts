import { makerOf } from '../maker';
import { almanac } from './almanac';
import { brief } from './brief';
import { facts } from './facts';
import { angelNumber } from './tool';

/** How the reading of this tool is made. */
export const angelNumberMaker = makerOf(angelNumber, { facts, brief, almanac });
