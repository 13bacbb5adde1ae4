import { makerOf } from '../maker';
import { almanac } from './almanac';
import { brief } from './brief';
import { facts } from './facts';
import { signStory } from './tool';

/** How the reading of this tool is made. */
export const signStoryMaker = makerOf(signStory, { isTropical: true, facts, brief, almanac });
