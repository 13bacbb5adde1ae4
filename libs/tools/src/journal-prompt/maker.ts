import { makerOf } from '../maker';
import { almanac } from './almanac';
import { brief } from './brief';
import { facts } from './facts';
import { journalPrompt } from './tool';

/** How the reading of this tool is made. */
export const journalPromptMaker = makerOf(journalPrompt, {
  isTropical: true,
  facts,
  brief,
  almanac,
});
