import { makerOf } from '../maker';
import { almanac } from './almanac';
import { brief } from './brief';
import { facts } from './facts';
import { zodiacMeme } from './tool';

/** How the reading of this tool is made. */
export const zodiacMemeMaker = makerOf(zodiacMeme, { isTropical: true, facts, brief, almanac });
