import { NarratorError } from './narrator';
import type { Assignment, Narration, Narrator, Writing } from './narrator';

/**
 * The narrator that needs no model: it hands out our authors' text for the same facts, in one
 * piece. At which pace it is read is for the page to say.
 */
export const almanacNarrator: Narrator = {
  kind: 'almanac',
  write,
};

async function* write(
  assignment: Assignment,
  { signal, shown = '' }: Writing,
): AsyncGenerator<string, Narration> {
  refuseWhenAborted(signal);
  const ours = assignment.almanac().trim();
  if (ours === '') throw new Error('the almanac composed an empty text');
  const text = ours.startsWith(shown) ? ours : `${shown}\n\n${ours}`;
  if (text !== shown) yield text.slice(shown.length);
  return { text, tokensUsed: 0, model: null };
}

function refuseWhenAborted(signal: AbortSignal): void {
  if (signal.aborted) throw new NarratorError('cancelled', 'the reading was cancelled');
}
