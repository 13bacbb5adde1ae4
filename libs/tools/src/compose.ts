import { seeded } from '@cosmic/divination/seeded';

/** One place in a text: the passages that could stand there and what fills their slots. */
export interface Line {
  readonly from: readonly string[];
  readonly slots?: Readonly<Record<string, string>>;
}

const SENTENCE_BREAK = /(?<=[.!?।][”’"']?)\s+/;

/**
 * Joins passages to paragraphs: one passage a line, chosen by the seed, so that
 * the same seed and lines give the same text on any machine.
 *
 * No passage comes twice; a line whose passages are all used up is left out. Where
 * the line has a choice, no two adjacent sentences begin with the same word.
 *
 * @throws Error when a passage has a slot that its line does not fill
 */
export function compose(
  seed: readonly (string | number)[],
  paragraphs: readonly (readonly (Line | undefined)[])[],
): string {
  const random = seeded(...seed);
  const used = new Set<string>();
  let lastWord = '';

  const write = ({ from, slots = {} }: Line): string[] => {
    const free = random.shuffle(from).filter((passage) => !used.has(passage));
    const fitting = free.find((passage) => firstWord(fill(passage, slots)) !== lastWord);
    const passage = fitting ?? free[0];
    if (passage === undefined) return [];
    used.add(passage);
    const text = fill(passage, slots);
    lastWord = firstWord(text.split(SENTENCE_BREAK).at(-1) ?? '');
    return [text];
  };

  return paragraphs
    .map((lines) => lines.flatMap((line) => (line ? write(line) : [])).join(' '))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

function fill(passage: string, slots: Readonly<Record<string, string>>): string {
  const text = passage.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = slots[name];
    if (value === undefined) throw new Error(`nothing fills {${name}} in: ${passage}`);
    return value;
  });
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function firstWord(sentence: string): string {
  return /[\p{L}\p{M}\p{N}]+/u.exec(sentence)?.[0].toLowerCase() ?? '';
}
