/** What a morning that begins at sunrise over the reader's place has for its hour. */
export const DAWN = 'dawn';

/** The hour of whoever has not chosen another, by the reader's clock. */
export const DEFAULT_HOUR = '07:00';
