/** What a form sends. */
export type Params = Record<string, unknown>;
