import { makerOf } from '../maker';
import { almanac } from './almanac';
import { brief } from './brief';
import { facts } from './facts';
import { archetypeQuiz } from './tool';

/** How the reading of this tool is made. */
export const archetypeQuizMaker = makerOf(archetypeQuiz, {
  isTropical: true,
  facts,
  brief,
  almanac,
});
