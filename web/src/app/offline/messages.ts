/** A new build's worker is to take the place of the old one's. */
export const TAKE_OVER = 'take-over';
/** Whether a page's entry script is of the worker's build; answered with a boolean. */
export const IS_YOURS = 'is-yours';

/** What a page tells the service worker. */
export type Told = { type: typeof TAKE_OVER } | { type: typeof IS_YOURS; entry: string };
