import { makerOf } from '../maker';
import { almanac } from './almanac';
import { brief } from './brief';
import { facts } from './facts';
import { nameNumerology } from './tool';

/** How the reading of this tool is made. */
export const nameNumerologyMaker = makerOf(nameNumerology, { facts, brief, almanac });
