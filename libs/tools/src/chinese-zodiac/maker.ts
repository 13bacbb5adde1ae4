import { makerOf } from '../maker';
import { almanac } from './almanac';
import { brief } from './brief';
import { facts } from './facts';
import { chineseZodiac } from './tool';

/** How the reading of this tool is made. */
export const chineseZodiacMaker = makerOf(chineseZodiac, { facts, brief, almanac });
