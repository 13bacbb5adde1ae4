/**
 * Which calculation and which words made a reading; kept with it, so that it can
 * be made again and compared.
 *
 * Raise `engine` when the same parameters would give other facts, `words` when the
 * same facts would give another text. `edition.spec.ts` fails when that was forgotten.
 */
export const EDITION = { engine: '12', words: '15' } as const;
