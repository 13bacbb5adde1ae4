import { makerOf } from '../maker';
import { almanac } from './almanac';
import { brief } from './brief';
import { facts } from './facts';
import { astroDice } from './tool';

/** How the reading of this tool is made. */
export const astroDiceMaker = makerOf(astroDice, { isTropical: true, facts, brief, almanac });
