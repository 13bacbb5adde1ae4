import { makerOf } from '../maker';
import { almanac } from './almanac';
import { brief } from './brief';
import { facts } from './facts';
import { birthdayMessage } from './tool';

/** How the reading of this tool is made. */
export const birthdayMessageMaker = makerOf(birthdayMessage, { facts, brief, almanac });
