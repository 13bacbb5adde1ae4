import { makerOf } from '../maker';
import { almanac } from './almanac';
import { brief } from './brief';
import { facts } from './facts';
import { retrogradeImpact } from './tool';

/** How the reading of this tool is made. */
export const retrogradeImpactMaker = makerOf(retrogradeImpact, {
  isTropical: true,
  facts,
  brief,
  almanac,
});
