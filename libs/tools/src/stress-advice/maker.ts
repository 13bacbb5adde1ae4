import { makerOf } from '../maker';
import { almanac } from './almanac';
import { brief } from './brief';
import { facts } from './facts';
import { stressAdvice } from './tool';

/** How the reading of this tool is made. */
export const stressAdviceMaker = makerOf(stressAdvice, { isTropical: true, facts, brief, almanac });
