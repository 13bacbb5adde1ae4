import { lazyPart } from '../../lazy-part';

/** Pictures are fetched by the readings that have one. */
export const Figure = lazyPart(() => import('./figure'), 'Figure');
