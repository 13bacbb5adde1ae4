import { lazyPart } from '../../../lazy-part';

/** The engraved cards are a part of their own: they weigh as much as the page. */
export const DrawStage = lazyPart(() => import('./draw-stage'), 'DrawStage');
