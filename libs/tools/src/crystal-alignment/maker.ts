import { makerOf } from '../maker';
import { almanac } from './almanac';
import { brief } from './brief';
import { facts } from './facts';
import { crystalAlignment } from './tool';

/** How the reading of this tool is made. */
export const crystalAlignmentMaker = makerOf(crystalAlignment, {
  isTropical: true,
  facts,
  brief,
  almanac,
});
