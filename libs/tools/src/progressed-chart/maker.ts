import { makerOf } from '../maker';
import { almanac } from './almanac';
import { brief } from './brief';
import { facts } from './facts';
import { progressedChart } from './tool';

/** How the reading of this tool is made. */
export const progressedChartMaker = makerOf(progressedChart, { facts, brief, almanac });
