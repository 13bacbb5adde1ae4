import { makerOf } from '../maker';
import { almanac } from './almanac';
import { brief } from './brief';
import { facts } from './facts';
import { astroHouses } from './tool';

/** How the reading of this tool is made. */
export const astroHousesMaker = makerOf(astroHouses, { facts, brief, almanac });
