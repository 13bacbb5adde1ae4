import { makerOf } from '../maker';
import { almanac } from './almanac';
import { brief } from './brief';
import { facts } from './facts';
import { risingTracker } from './tool';

/** How the reading of this tool is made. */
export const risingTrackerMaker = makerOf(risingTracker, {
  isTropical: true,
  facts,
  brief,
  almanac,
});
