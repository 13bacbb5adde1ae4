import type { Brief } from './narrator';

/** So many words in a row are no accident. */
const RUN = 8;

/** What no reading says, and a model does that was talked into another role. */
const OTHER_ROLES = [
  /\bas an ai\b/i,
  /\b(?:large )?language model\b/i,
  /\b(?:system|developer) (?:prompt|message|instructions?)\b/i,
  /\b(?:my|previous|prior) instructions\b/i,
  /\buserInput\b/,
  /https?:\/\/|\bwww\.|\bmailto:|\bjavascript:/i,
];

/**
 * Reads a text for signs that a model obeyed what a visitor typed, or told its own rules.
 *
 * @param instructions what the model was told besides the visitor's data
 * @returns a check of a text, whole or begun, that answers what is wrong or null
 */
export function obedienceCheck(
  brief: Brief,
  instructions: string,
): (text: string) => string | null {
  const rules = runsOf(instructions);
  const typed = Object.values(brief.userInput).join('\n');
  const phrases = runsOf(typed);
  const marks = marksIn(typed);
  return (text) => {
    const runs = runsOf(text);
    if (shares(runs, rules)) return 'the text repeats its instructions';
    if (shares(runs, phrases)) return 'the text repeats what was typed';
    const words = new Set(rawWords(text));
    if (marks.some((mark) => words.has(mark))) return 'the text repeats a mark that was typed';
    return OTHER_ROLES.some((role) => role.test(text)) ? 'the text leaves its role' : null;
  };
}

/**
 * What was typed and is no word of a dream or a name: letters mixed with digits or underscores, or
 * a long row of capitals. An order to write something tends to name it in that way.
 */
function marksIn(typed: string): string[] {
  return rawWords(typed).filter(
    (word) =>
      (/\p{L}/u.test(word) && /[\p{N}_]/u.test(word) && word.length > 3) ||
      /^\p{Lu}{5,}$/u.test(word),
  );
}

function rawWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}_]+(?:-[\p{L}\p{N}_]+)*/gu) ?? [];
}

function runsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const runs = words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' '));
  return new Set(runs);
}

function shares(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  for (const run of some) if (others.has(run)) return true;
  return false;
}
