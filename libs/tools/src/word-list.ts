/**
 * A pattern that finds any of a list of words and phrases, whole: `cat` is not in `cathedral`.
 * A star stands for any ending, so `swim*` finds `swimmer`. For text that went through `evenText`.
 */
export function anyWordOf(list: string): RegExp {
  const words = list.split(',').map((word) => escaped(word.trim()).replace('\\*', '[\\p{L}]*'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
}

/** A text in one way of writing: lower case, straight apostrophes, hyphens and breaks as spaces. */
export function evenText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/é/g, 'e')
    .replace(/[\s\-–—]+/g, ' ')
    .trim();
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
