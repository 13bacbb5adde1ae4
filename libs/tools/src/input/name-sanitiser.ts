/** The longest name that one of our sentences can carry. */
const MAX_SAID = 40;

/**
 * A name that a visitor typed, if it may stand in a sentence of ours: letters, parted by single
 * blanks, hyphens or apostrophes, at most 40 characters. Anything else could say what we never
 * would, so the text then speaks without a name.
 */
export function sanitiseName(typed: string): string | undefined {
  const name = typed.trim().replace(/\s+/g, ' ').replaceAll("'", '’');
  if (name.length > MAX_SAID) return undefined;
  return /^\p{L}[\p{L}\p{M}]*(?:[ ’-]\p{L}[\p{L}\p{M}]*)*$/u.test(name) ? name : undefined;
}
