/** How the Moon's nodes are reckoned: where they truly are, or where they are in the mean. */
export const LUNAR_NODES = ['true', 'mean'] as const;
export type LunarNode = (typeof LUNAR_NODES)[number];
