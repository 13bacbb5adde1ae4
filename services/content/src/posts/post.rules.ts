import { ACCENT } from '../search/fold';

const CHARACTERS_A_MINUTE = 1_500;
const EXCERPT_CHARACTERS = 150;
const MAX_SLUG = 80;
const MAX_TAGS = 12;
const MAX_TAG = 40;

/** Minutes to read a post's HTML. */
export function readTimeOf(content: string): number {
  return Math.max(1, Math.ceil(content.length / CHARACTERS_A_MINUTE));
}

/** What a list shows of a post: its description, else how its text begins. */
export function excerptOf(metaDescription: string, text: string): string {
  if (metaDescription) return metaDescription;
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  const start = characters.slice(0, EXCERPT_CHARACTERS).join('');
  return characters.length <= EXCERPT_CHARACTERS ? start : `${start.trimEnd()}…`;
}

/** A title as an address: in small letters, without accents, with hyphens for spaces. */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(ACCENT, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_\s]/gu, '')
    .trim()
    .replace(/\s+/g, '-');
  const short = words.length <= MAX_SLUG ? words : words.slice(0, MAX_SLUG + 1);
  const whole = short === words ? short : short.replace(/-[^-]*$/, '').slice(0, MAX_SLUG);
  return whole || 'post';
}

/** The addresses to try for a title, the plain one first, then with -2, -3 and so on. */
export function slugAt(base: string, attempt: number): string {
  return attempt === 1 ? base : `${base}-${attempt}`;
}

/** Tags in small letters, each once, in the order given. */
export function tagsOf(words: readonly string[]): string[] {
  const tags = words
    .map((word) => word.replace(/\s+/g, ' ').trim().toLowerCase())
    .filter((word) => word !== '' && [...word].length <= MAX_TAG);
  return [...new Set(tags)].slice(0, MAX_TAGS);
}
