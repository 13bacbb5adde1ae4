import { makerOf } from '../maker';
import { almanac } from './almanac';
import { brief } from './brief';
import { facts } from './facts';
import { compatibility } from './tool';

/** How the reading of this tool is made. */
export const compatibilityMaker = makerOf(compatibility, { facts, brief, almanac });
