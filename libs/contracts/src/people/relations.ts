/** Who somebody is to a member who keeps their birth. */
export const RELATIONS = [
  'partner',
  'parent',
  'child',
  'sibling',
  'relative',
  'friend',
  'colleague',
  'other',
] as const;
export type Relation = (typeof RELATIONS)[number];
