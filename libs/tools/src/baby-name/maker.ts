import { makerOf } from '../maker';
import { almanac } from './almanac';
import { brief } from './brief';
import { facts } from './facts';
import { babyName } from './tool';

/** How the reading of this tool is made. */
export const babyNameMaker = makerOf(babyName, { isTropical: true, facts, brief, almanac });
