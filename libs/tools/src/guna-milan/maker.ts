import { makerOf } from '../maker';
import { almanac } from './almanac';
import { brief } from './brief';
import { facts } from './facts';
import { gunaMilan } from './tool';

/** How the reading of this tool is made. */
export const gunaMilanMaker = makerOf(gunaMilan, { facts, brief, almanac });
