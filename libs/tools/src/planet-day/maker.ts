import { makerOf } from '../maker';
import { almanac } from './almanac';
import { brief } from './brief';
import { facts } from './facts';
import { planetDay } from './tool';

/** How the reading of this tool is made. */
export const planetDayMaker = makerOf(planetDay, { isTropical: true, facts, brief, almanac });
