/** Where a first sentence may end: after its mark, and whatever closes a quotation. */
const FIRST_SENTENCE = /^.+?[.!?…]["'”’)]*(?=\s|$)/su;

/** The first sentence of a text in one line, cut between words where it is longer than `most`. */
export function firstLineOf(text: string, most: number): string {
  const plain = text.trim().replace(/\s+/g, ' ');
  const sentence = FIRST_SENTENCE.exec(plain)?.[0] ?? plain;
  if (sentence.length <= most) return sentence;
  const cut = sentence.slice(0, most - 1).replace(/ \S*$/u, '');
  return `${cut.replace(/(?<![\s,;:–-])[\s,;:–-]+$/u, '')}…`;
}
