import { seeded } from '@cosmic/divination/draw/seeded';
import { variantsOn, type Listener } from './memory/memory';

/** One place in a text: the passages that could stand there and what fills their slots. */
export interface Line {
  readonly from: readonly string[];
  readonly slots?: Readonly<Record<string, string>>;
  /** For a text of every day: how many days lie between two tellings of this line; 1 where left out. */
  readonly every?: number;
  /** The same for what comes round by another count than that of days, as the Moon’s signs do. */
  readonly turn?: number;
}

const MONTH_DAYS = 30;
const SENTENCE_BREAK = /(?<=[.!?।][”’"']?)\s+/;

/**
 * Joins passages to paragraphs: one passage a line, chosen by a seed, or for somebody who reads
 * every day by memory (`memory/memory.ts`), so that the same choice and lines give the same text on
 * any machine.
 *
 *     compose([seed, sign], paragraphs);                               // by chance
 *     compose({ who: sign, day: dayNumber(noon) }, paragraphs);        // none again for a month
 *
 * No passage comes twice; a line whose passages are all used up is left out. Where
 * the line has a choice, no two adjacent sentences begin with the same word. By memory a line of
 * fewer passages than a month has days keeps its own where a longer one before it can give way.
 *
 * @throws Error when a passage has a slot that its line does not fill
 */
export function compose(
  choice: readonly (string | number)[] | Listener,
  paragraphs: readonly (readonly (Line | undefined)[])[],
): string {
  const isByMemory = 'who' in choice;
  const ordered = isByMemory ? byMemory(choice) : byChance(choice);
  const used = new Set<string>();
  let lastWord = '';

  const write = (line: Line, next: Line | undefined): string[] => {
    const free = ordered(line).filter((passage) => !used.has(passage));
    // What comes round within the month has no passage to spare, so the line before it gives way.
    const givesWay = isByMemory && next && lastsAMonth(line) && !lastsAMonth(next);
    const nextWord = givesWay ? firstWord(fill(ordered(next)[0] ?? '', next)) : '';
    const follows = (passage: string) => firstWord(fill(passage, line)) !== lastWord;
    const leads = (passage: string) => lastWordOf(fill(passage, line)) !== nextWord;
    const passage = free.find((one) => follows(one) && leads(one)) ?? free.find(follows) ?? free[0];
    if (passage === undefined) return [];
    used.add(passage);
    const text = fill(passage, line);
    lastWord = lastWordOf(text);
    return [text];
  };

  const known = paragraphs.map((lines) => lines.filter((line) => line !== undefined));
  return known
    .map((lines, at) => {
      const beyond = known.slice(at + 1).find(({ length }) => length > 0)?.[0];
      return lines.flatMap((line, index) => write(line, lines[index + 1] ?? beyond)).join(' ');
    })
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

/** Whether a month has no passage of a line twice, but for one that stands in for another. */
function lastsAMonth({ from, every = 1, turn }: Line): boolean {
  return from.length * (turn === undefined ? every : 1) >= MONTH_DAYS;
}

/** A line's passages, the best first. */
type Ordered = (line: Line) => readonly string[];

function byChance(seed: readonly (string | number)[]): Ordered {
  const random = seeded(...seed);
  return ({ from }) => random.shuffle(from);
}

/** A list is known by its first passage, which stands in no other. */
function byMemory(listener: Listener): Ordered {
  return ({ from, every, turn = listener.day }) => {
    const [kind] = from;
    if (kind === undefined) return [];
    const variants = variantsOn({ ...listener, day: turn }, kind, from.length, every);
    return variants.flatMap((at) => from[at] ?? []);
  };
}

/** A passage as it stands in a text, its slots filled by its line. */
function fill(passage: string, { slots = {} }: Line): string {
  const text = passage.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = slots[name];
    if (value === undefined) throw new Error(`nothing fills {${name}} in: ${passage}`);
    return value;
  });
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The word that the last sentence of a text begins with. */
function lastWordOf(text: string): string {
  return firstWord(text.split(SENTENCE_BREAK).at(-1) ?? '');
}

function firstWord(sentence: string): string {
  return /[\p{L}\p{M}\p{N}]+/u.exec(sentence)?.[0].toLowerCase() ?? '';
}
