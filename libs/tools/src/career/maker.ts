import { makerOf } from '../maker';
import { almanac } from './almanac';
import { brief } from './brief';
import { facts } from './facts';
import { career } from './tool';

/** How the reading of this tool is made. */
export const careerMaker = makerOf(career, { facts, brief, almanac });
