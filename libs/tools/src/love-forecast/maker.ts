import { makerOf } from '../maker';
import { almanac } from './almanac';
import { brief } from './brief';
import { facts } from './facts';
import { loveForecast } from './tool';

/** How the reading of this tool is made. */
export const loveForecastMaker = makerOf(loveForecast, { facts, brief, almanac });
