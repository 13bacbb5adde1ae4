import { makerOf } from '../maker';
import { almanac } from './almanac';
import { brief } from './brief';
import { facts } from './facts';
import { zodiacMeditation } from './tool';

/** How the reading of this tool is made. */
export const zodiacMeditationMaker = makerOf(zodiacMeditation, {
  isTropical: true,
  facts,
  brief,
  almanac,
});
