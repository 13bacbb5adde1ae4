/** The words of a text, lowercased, without their punctuation. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+(?:[’'][\p{L}\p{M}]+)*/gu) ?? [];
}

/** The sentences of a text, paragraph by paragraph. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?][”’"']?)\s+/).filter((sentence) => sentence !== '');
}

/** Every run of five words. */
export function shinglesOf(text: string): Set<string> {
  const words = wordsOf(text);
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')));
}

/** Which share of the smaller text's five-word runs also stand in the other, 0 to 1. */
export function overlapOf(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((shingle) => other.has(shingle)).length;
  return shared / Math.max(1, Math.min(one.size, other.size));
}

/** The school grade a text asks for (Flesch and Kincaid, 1975). */
export function gradeOf(text: string): number {
  const words = wordsOf(text);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return (
    0.39 * (words.length / sentencesOf(text).length) + 11.8 * (syllables / words.length) - 15.59
  );
}

/** A usual estimate: groups of vowels, a silent final e left out. */
function syllablesOf(word: string): number {
  const spoken = word.replace(/(?:[^laeiouy]|[^l]l)e(?:s|d)?$/, (end) => end.charAt(0));
  return Math.max(1, (spoken.match(/[aeiouy]+/g) ?? []).length);
}
