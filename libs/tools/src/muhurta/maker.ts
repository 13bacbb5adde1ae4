import { makerOf } from '../maker';
import { almanac } from './almanac';
import { brief } from './brief';
import { facts } from './facts';
import { muhurta } from './tool';

/** How the reading of this tool is made. */
export const muhurtaMaker = makerOf(muhurta, { facts, brief, almanac });
