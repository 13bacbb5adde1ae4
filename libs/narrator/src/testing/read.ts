import type { Assignment, Narration, Narrator, Writing } from '../narrator';

/** Reads a narrator to its end, for specs only: the pieces as they came and what was returned. */
export async function read(
  narrator: Narrator,
  assignment: Assignment,
  { signal = new AbortController().signal, ...more }: Partial<Writing> = {},
): Promise<{ pieces: string[]; narration: Narration }> {
  const pieces: string[] = [];
  const text = narrator.write(assignment, { signal, ...more });
  for (;;) {
    const next = await text.next();
    if (next.done) return { pieces, narration: next.value };
    pieces.push(next.value);
  }
}
