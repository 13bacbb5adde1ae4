import { setTimeout as pause } from 'node:timers/promises';
import { NarratorError } from './narrator';
import type { Assignment, Narration, Narrator } from './narrator';

/** Words a piece holds at most; fewer where punctuation or a paragraph ends it. */
const WORDS_A_PIECE = 4;

/**
 * The narrator that needs no model: it hands out our authors' text for the same facts.
 *
 * @param options.paceMs pause between two pieces, so that the words arrive as if written;
 *   0 hands the text out in one piece.
 */
export function almanacNarrator(options: { paceMs: number }): Narrator {
  return {
    kind: 'almanac',
    write: (assignment, { signal }) => write(assignment, options.paceMs, signal),
  };
}

async function* write(
  assignment: Assignment,
  paceMs: number,
  signal: AbortSignal,
): AsyncGenerator<string, Narration> {
  refuseWhenAborted(signal);
  const text = assignment.almanac().trim();
  if (text === '') throw new Error('the almanac composed an empty text');

  let first = true;
  for (const piece of paceMs > 0 ? pieces(text) : [text]) {
    if (!first) {
      await pause(paceMs, undefined, { signal }).catch(() => refuseWhenAborted(signal));
    }
    refuseWhenAborted(signal);
    first = false;
    yield piece;
  }
  return { text, tokensUsed: 0, model: null };
}

function refuseWhenAborted(signal: AbortSignal): void {
  if (signal.aborted) throw new NarratorError('cancelled', 'the reading was cancelled');
}

/** Cuts a text where a reader would draw breath; the pieces joined are the text. */
function* pieces(text: string): Generator<string> {
  let piece = '';
  let words = 0;
  for (const word of text.match(/\S+\s*/g) ?? []) {
    piece += word;
    words += 1;
    const breath = words > 1 && /[.,;:!?…]["”’)]?\s*$/.test(word);
    if (words === WORDS_A_PIECE || breath || word.includes('\n')) {
      yield piece;
      piece = '';
      words = 0;
    }
  }
  if (piece !== '') yield piece;
}
