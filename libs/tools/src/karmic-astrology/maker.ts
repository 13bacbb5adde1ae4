import { makerOf } from '../maker';
import { almanac } from './almanac';
import { brief } from './brief';
import { facts } from './facts';
import { karmicAstrology } from './tool';

/** How the reading of this tool is made. */
export const karmicAstrologyMaker = makerOf(karmicAstrology, { facts, brief, almanac });
