import type { Assignment, Narration, Narrator } from '../narrator';

/** Reads a narrator to its end, for specs only: the pieces as they came and what was returned. */
export async function read(
  narrator: Narrator,
  assignment: Assignment,
  signal: AbortSignal = new AbortController().signal,
): Promise<{ pieces: string[]; narration: Narration }> {
  const pieces: string[] = [];
  const text = narrator.write(assignment, { signal });
  for (;;) {
    const next = await text.next();
    if (next.done) return { pieces, narration: next.value };
    pieces.push(next.value);
  }
}
