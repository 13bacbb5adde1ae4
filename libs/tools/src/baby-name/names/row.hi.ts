/** Names by their English spelling: how Hindi writes each, and what it means. */
export type HindiNames = Readonly<Record<string, readonly [name: string, meaning: string]>>;
