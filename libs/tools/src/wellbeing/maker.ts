import { makerOf } from '../maker';
import { almanac } from './almanac';
import { brief } from './brief';
import { facts } from './facts';
import { wellbeing } from './tool';

/** How the reading of this tool is made. */
export const wellbeingMaker = makerOf(wellbeing, { isTropical: true, facts, brief, almanac });
