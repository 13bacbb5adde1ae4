import type { PushOf } from '@cosmic/contracts/live';
import type { Generation } from '@cosmic/contracts/readings/readings';

/** Whether nothing will be added to a reading any more. */
export function isFinal({ status }: Pick<Generation, 'status'>): boolean {
  return status === 'completed' || status === 'failed';
}

/**
 * Puts a piece of text where it belongs.
 *
 * What was shown from its offset on is replaced: a writer that begins anew
 * starts again at 0. A finished reading is not touched by a late piece.
 *
 * @returns the reading with the text, or `gap` when something before it is missing
 */
export function withDelta(
  reading: Generation,
  { offset, text }: Pick<PushOf<'generation.delta'>, 'offset' | 'text'>,
): Generation | 'gap' {
  if (isFinal(reading)) return reading;
  if (offset > reading.content.length) return 'gap';
  return { ...reading, status: 'generating', content: reading.content.slice(0, offset) + text };
}

/** Puts what a reading stands on beside its text; a finished one has it already. */
export function withFacts(
  reading: Generation,
  { facts, figure }: Pick<PushOf<'generation.facts'>, 'facts' | 'figure'>,
): Generation {
  return isFinal(reading) ? reading : { ...reading, facts, figure };
}

/**
 * What to show after the row was read back while pieces were arriving: a row
 * that is merely behind must not take away text that is already on the page.
 */
export function newerOf(shown: Generation, row: Generation): Generation {
  if (isFinal(row)) return row;
  if (isFinal(shown)) return shown;
  return shown.content.startsWith(row.content) ? { ...row, content: shown.content } : row;
}

/** When the next day of the UTC calendar begins, and with it a new day's readings. */
export function nextDayUtc(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
}

/** A reading that has just been accepted: nothing is known of it but what was asked. */
export function justAccepted(
  id: string,
  toolType: string,
  params: Record<string, unknown>,
  now: Date,
): Generation {
  return {
    id,
    toolType,
    params,
    status: 'queued',
    content: '',
    facts: [],
    figure: null,
    narrator: null,
    edition: null,
    loved: false,
    saved: false,
    error: null,
    processingTimeMs: null,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    completedAt: null,
  };
}
