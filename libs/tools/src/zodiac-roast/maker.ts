import { makerOf } from '../maker';
import { almanac } from './almanac';
import { brief } from './brief';
import { facts } from './facts';
import { zodiacRoast } from './tool';

/** How the reading of this tool is made. */
export const zodiacRoastMaker = makerOf(zodiacRoast, { isTropical: true, facts, brief, almanac });
