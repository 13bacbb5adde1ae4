import { makerOf } from '../maker';
import { almanac } from './almanac';
import { brief } from './brief';
import { facts } from './facts';
import { kundli } from './tool';

/** How the reading of this tool is made. */
export const kundliMaker = makerOf(kundli, { facts, brief, almanac });
