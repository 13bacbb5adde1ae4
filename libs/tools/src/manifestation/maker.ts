import { makerOf } from '../maker';
import { almanac } from './almanac';
import { brief } from './brief';
import { facts } from './facts';
import { manifestation } from './tool';

/** How the reading of this tool is made. */
export const manifestationMaker = makerOf(manifestation, {
  isTropical: true,
  facts,
  brief,
  almanac,
});
