import { CALENDAR } from './states/calendar';
import { EDITING } from './states/editing';
import { MEMBER } from './states/member';
import { PAGES } from './states/pages';
import { TOOLS } from './states/tools';
import type { State } from './states/state';

export type { State, Viewer } from './states/state';

/** Every address of the site and the main states of what stands there, in the order they are opened. */
export const STATES: readonly State[] = [...TOOLS, ...PAGES, ...MEMBER, ...EDITING, ...CALENDAR];
