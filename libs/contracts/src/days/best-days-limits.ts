/** Conditions that can be asked of a time at once. Without a schema, so that a page can know it. */
export const MAX_CONDITIONS = 24;
