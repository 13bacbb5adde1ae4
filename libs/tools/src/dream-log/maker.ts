import { makerOf } from '../maker';
import { almanac } from './almanac';
import { brief } from './brief';
import { facts } from './facts';
import { dreamLog } from './tool';

/** How the reading of this tool is made. */
export const dreamLogMaker = makerOf(dreamLog, { isTropical: true, facts, brief, almanac });
