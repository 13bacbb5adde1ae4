import type { Gender } from '../../fields/choice';

/** A given name as it is kept: by whom it is mostly borne, its language and what it means there. */
export type NameRow = readonly [name: string, gender: Gender, origin: string, meaning: string];
