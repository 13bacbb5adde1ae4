import { makerOf } from '../maker';
import { almanac } from './almanac';
import { brief } from './brief';
import { facts } from './facts';
import { dreamAnalyzer } from './tool';

/** How the reading of this tool is made. */
export const dreamAnalyzerMaker = makerOf(dreamAnalyzer, {
  isTropical: true,
  facts,
  brief,
  almanac,
});
