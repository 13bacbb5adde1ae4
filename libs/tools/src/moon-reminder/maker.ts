import { makerOf } from '../maker';
import { almanac } from './almanac';
import { brief } from './brief';
import { facts } from './facts';
import { moonReminder } from './tool';

/** How the reading of this tool is made. */
export const moonReminderMaker = makerOf(moonReminder, { isTropical: true, facts, brief, almanac });
