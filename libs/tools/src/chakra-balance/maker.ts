import { makerOf } from '../maker';
import { almanac } from './almanac';
import { brief } from './brief';
import { facts } from './facts';
import { chakraBalance } from './tool';

/** How the reading of this tool is made. */
export const chakraBalanceMaker = makerOf(chakraBalance, { facts, brief, almanac });
