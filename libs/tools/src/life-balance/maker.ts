import { makerOf } from '../maker';
import { almanac } from './almanac';
import { brief } from './brief';
import { facts } from './facts';
import { lifeBalance } from './tool';

/** How the reading of this tool is made. */
export const lifeBalanceMaker = makerOf(lifeBalance, { facts, brief, almanac });
