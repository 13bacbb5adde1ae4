import type { SealedTable } from '@cosmic/platform/crypto/seal-anew';

/**
 * What was asked for and what was told of it: names, births, dreams, and the chart that shows them.
 * Texts in members' journals stay open, since members search them.
 */
export const GENERATIONS: SealedTable = {
  table: 'generations',
  key: { column: 'id', type: 'uuid' },
  columns: { params: 'jsonb', content: 'text', facts: 'jsonb', figure: 'jsonb' },
};

/** The birth date that a blind passage stands on, half of the time the member's own. */
export const BLIND_TRIALS: SealedTable = {
  table: 'blind_trials',
  key: { column: 'id', type: 'uuid' },
  columns: { sealed_date: 'text' },
};

/** What somebody answered to the question of a day, and the question. */
export const KEPT_DAYS: SealedTable = {
  table: 'kept_days',
  key: { column: 'id', type: 'uuid' },
  columns: { sealed_note: 'text' },
};
