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
  const rules = runsOf(plain(instructions));
  const typed = plain(Object.values(brief.userInput).join('\n'));
  const phrases = runsOf(typed);
  const marks = rawWords(typed).filter((word) => isMark(word, 4));
  const ordered = orderedWords(typed);
  const canOrder = Object.values(brief.userInput).some((value) => !CHOSEN.test(value));
  return (written) => {
    const text = plain(written);
    const runs = runsOf(text);
    if (shares(runs, rules)) return 'the text repeats its instructions';
    if (shares(runs, phrases)) return 'the text repeats what was typed';
    const words = rawWords(text);
    if (marks.some((mark) => words.includes(mark))) {
      return 'the text repeats a mark that was typed';
    }
    const lower = text.toLowerCase();
    if (ordered.some((order) => lower.includes(order))) return 'the text holds what was ordered';
    // An order may come in code, so that what it asks for was not typed as it is written.
    const isForeign = (word: string) => isMark(word, 3) && !IN_READINGS.test(word);
    if (canOrder && (words.some(isForeign) || SPELLED.test(text))) {
      return 'the text holds a mark that no reading holds';
    }
    return OTHER_ROLES.some((role) => role.test(text)) ? 'the text leaves its role' : null;
  };
}

/** What a sentence completes began at most so many characters before it: a run of words, an order, a word in letters. */
const REACH = 400;

/**
 * The same check for a text that comes a sentence at a time: it reads each sentence with as much of
 * the text before as can belong to it, where reading all of it again grows with the square of its length.
 *
 * @returns a check of the next sentence
 */
export function obedienceOfSentences(
  brief: Brief,
  instructions: string,
): (sentence: string) => string | null {
  const faultOf = obedienceCheck(brief, instructions);
  let recent = '';
  return (sentence) => {
    recent += `${sentence} `;
    const fault = faultOf(recent);
    if (recent.length > REACH) recent = recent.slice(recent.indexOf(' ', recent.length - REACH));
    return fault;
  };
}

/** What a form lets one choose or count: a sign, a date, an hour, a number. It orders nothing. */
const CHOSEN = /^(?:[a-z-]+|[\d:.-]+|)$/;

/** Marks that readings do hold: 2nd, 1990s, 7am, and a card's number, as in XVIII. */
const IN_READINGS = /^(?:\d+(?:st|nd|rd|th|s|am|pm)|[IVXL]+)$/i;

/** A word told letter by letter. */
const SPELLED = /(?<![\p{L}\p{N}])\p{L}(?:[ .·*_-]{1,3}\p{L}){4,}(?![\p{L}\p{N}])/u;

/** An order to write something, and up to three words of it in quotes. */
const ORDER =
  /\b(?:say|write|print|output|repeat|answer|reply|respond|include|insert|append|add|mention|begin|start|close|end|finish|sign)\b[^"“”.!?\n]{0,40}?["“'‘]([^"“”'‘’\n]{4,40})["”'’]/gi;

/** What somebody ordered in quotes to be written, in small letters. */
function orderedWords(typed: string): string[] {
  return [...typed.matchAll(ORDER)]
    .map(([, words]) => words!.trim().toLowerCase())
    .filter((words) => words.split(/\s+/).length <= 3);
}

/**
 * What is no word of a dream or a name: letters mixed with digits or underscores, or a long row of
 * capitals. An order to write something tends to name it in that way.
 */
function isMark(word: string, shortest: number): boolean {
  return (
    (/\p{L}/u.test(word) && /[\p{N}_]/u.test(word) && word.length >= shortest) ||
    /^\p{Lu}{5,}$/u.test(word)
  );
}

/** One way of writing a letter, without the marks that nobody sees. */
function plain(text: string): string {
  return text.normalize('NFKC').replace(/\p{Cf}/gu, '');
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
