/**
 * A pattern that finds any of a list of words and phrases, whole: `cat` is not in `cathedral`.
 * A star stands for any ending, so `swim*` finds `swimmer`. For text that went through `evenText`.
 */
export function anyWordOf(list: string): RegExp {
  const words = list
    .split(',')
    .map((word) => escaped(evenText(word)).replace('\\*', '[\\p{L}\\p{M}]*'));
  return new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{M}\\p{N}])`,
    'gu',
  );
}

/** A text in one way of writing: lower case, straight apostrophes, hyphens and breaks as spaces. */
export function evenText(text: string): string {
  return evenDevanagari(text)
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/é/g, 'e')
    .replace(/[\s\-–—]+/g, ' ')
    .trim();
}

/** The dot below, the moon above and the joiners of Devanagari are typed by some and left out by others. */
function evenDevanagari(text: string): string {
  return text
    .replace(/[\u0929\u0931\u0934\u0958-\u095F]/g, (letter) => letter.normalize('NFD'))
    .replace(/[\u093C\u200C\u200D]/g, '')
    .replace(/\u0901/g, '\u0902');
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
