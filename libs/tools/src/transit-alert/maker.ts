import { makerOf } from '../maker';
import { almanac } from './almanac';
import { brief } from './brief';
import { facts } from './facts';
import { transitAlert } from './tool';

/** How the reading of this tool is made. */
export const transitAlertMaker = makerOf(transitAlert, { isTropical: true, facts, brief, almanac });
