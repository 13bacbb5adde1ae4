import { NarratorError } from './narrator';
import type { Assignment, Narration, Narrator } from './narrator';

/**
 * The narrator that needs no model: it hands out our authors' text for the same facts, in one
 * piece. At which pace it is read is for the page to say.
 */
export const almanacNarrator: Narrator = {
  kind: 'almanac',
  write: (assignment, { signal }) => write(assignment, signal),
};

async function* write(
  assignment: Assignment,
  signal: AbortSignal,
): AsyncGenerator<string, Narration> {
  refuseWhenAborted(signal);
  const text = assignment.almanac().trim();
  if (text === '') throw new Error('the almanac composed an empty text');
  yield text;
  return { text, tokensUsed: 0, model: null };
}

function refuseWhenAborted(signal: AbortSignal): void {
  if (signal.aborted) throw new NarratorError('cancelled', 'the reading was cancelled');
}
