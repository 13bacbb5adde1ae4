import { makerOf } from '../maker';
import { almanac } from './almanac';
import { brief } from './brief';
import { facts } from './facts';
import { horoscope } from './tool';

/** How the reading of this tool is made. */
export const horoscopeMaker = makerOf(horoscope, { isTropical: true, facts, brief, almanac });
