import { makerOf } from '../maker';
import { almanac } from './almanac';
import { brief } from './brief';
import { facts } from './facts';
import { sadeSati } from './tool';

/** How the reading of this tool is made. */
export const sadeSatiMaker = makerOf(sadeSati, { facts, brief, almanac });
