/** Up to three words of letters, as names are written: hyphens and apostrophes within, nothing else. */
const NAME = /^\p{L}[\p{L}\p{M}]*(?:[ '’-]\p{L}[\p{L}\p{M}]*){0,2}$/u;
const LONGEST = 40;

/**
 * A visitor's name as our own sentences may say it, or undefined when what was typed is not
 * plainly a name; then a text has to do without it.
 */
export function spokenName(typed: string): string | undefined {
  const name = typed.normalize('NFC').trim().replace(/\s+/g, ' ');
  if (name.length > LONGEST || !NAME.test(name)) return undefined;
  return name.replace(/'/g, '’');
}
