import { makerOf } from '../maker';
import { almanac } from './almanac';
import { brief } from './brief';
import { facts } from './facts';
import { biorhythm } from './tool';

/** How the reading of this tool is made. */
export const biorhythmMaker = makerOf(biorhythm, { facts, brief, almanac });
