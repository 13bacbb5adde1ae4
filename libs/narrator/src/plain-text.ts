import { sentencesOf } from './guard';

/** Ends a sentence: its mark, what closes quotes or Markdown after it, and the space that shows it is over. */
const SENTENCE_END = /[.!?…।॥]["'”’»)\]*_`]*(?=\s)|\n/;
const WHOLE_SENTENCE = /[.!?…।॥]["'”’»)\]*_`]*\s*$/;
const THINKING_OPENS = '<think>';
const THINKING_CLOSES = '</think>';

interface Options {
  mayLeave?: (sentence: string) => boolean;
  after?: string;
}

/** Collects a model's pieces and gives them back as plain text, a sentence at a time. */
export interface PlainText {
  /** Takes the next raw piece; returns what has become whole, '' when nothing has. */
  push(raw: string): string;
  /**
   * Says that no more comes and returns the rest.
   *
   * @param options.dropUnfinished leaves out a last sentence that has no end.
   */
  finish(options: { dropUnfinished: boolean }): string;
  /** Characters taken in but not given back yet. */
  readonly held: number;
}

/**
 * Turns what a model streams into plain paragraphs parted by one blank line.
 *
 * Markdown and HTML marks, angle brackets, control characters and a leading block of thinking are
 * left out, so what is stored holds no markup wherever it is shown later. Text leaves only in whole
 * sentences: a mark is complete by then, and a text that the server cuts off can end at its last
 * whole sentence without taking back words that a reader has seen.
 *
 * @param options.mayLeave says of each sentence whether it is given back; one that may not is left out
 * @param options.after a text that this one goes on; sentences of it that come again are left out
 */
export function plainText({ mayLeave = () => true, after = '' }: Options = {}): PlainText {
  const told = new Set(sentencesOf(after));
  let waiting = '';
  let thinking: 'unknown' | 'yes' | 'no' = 'unknown';
  let begun = after !== '';
  let lineStart = true;
  let paragraphEnded = false;

  /** Passes the text on without the thinking that some models write before it. */
  function skipThinking(): boolean {
    if (thinking === 'unknown') {
      const start = waiting.trimStart();
      if (start.startsWith(THINKING_OPENS)) thinking = 'yes';
      else if (!THINKING_OPENS.startsWith(start)) thinking = 'no';
    }
    if (thinking === 'yes') {
      const end = waiting.indexOf(THINKING_CLOSES);
      if (end === -1) return false;
      waiting = waiting.slice(end + THINKING_CLOSES.length);
      thinking = 'no';
    }
    return thinking === 'no';
  }

  /** One sentence or line, cleaned and with the space that parts it from the one before. */
  function give(unit: string): string {
    const words = clean(unit, lineStart);
    lineStart = false;
    if (told.has(words)) paragraphEnded = false;
    if (words === '' || told.has(words) || !mayLeave(words)) return '';
    const gap = !begun ? '' : paragraphEnded ? '\n\n' : ' ';
    begun = true;
    paragraphEnded = false;
    return gap + words;
  }

  function giveWhole(): string {
    let given = '';
    for (;;) {
      const gap = /^\s*/.exec(waiting)?.[0] ?? '';
      if (gap.includes('\n')) {
        lineStart = true;
        paragraphEnded = true;
      }
      waiting = waiting.slice(gap.length);
      const end = SENTENCE_END.exec(waiting);
      if (!end) return given;
      // The line break itself stays, to be seen as a gap by the next round.
      const length = end[0] === '\n' ? end.index : end.index + end[0].length;
      given += give(waiting.slice(0, length));
      waiting = waiting.slice(length);
    }
  }

  return {
    push(raw) {
      waiting += raw.replace(/\r\n?|[\u2028\u2029]/g, '\n');
      return skipThinking() ? giveWhole() : '';
    },
    finish({ dropUnfinished }) {
      // Thinking that never ended is no text; a text as short as the start of its mark is.
      if (thinking === 'yes') return '';
      const given = giveWhole();
      const rest = dropUnfinished && !WHOLE_SENTENCE.test(waiting) ? '' : give(waiting);
      waiting = '';
      return given + rest;
    },
    get held() {
      return thinking === 'yes' ? 0 : waiting.length;
    },
  };
}

function clean(unit: string, lineStart: boolean): string {
  const words = unit
    .replace(/<(script|style)\b[^>]*>.*?<\/\1\s*>/gis, '')
    .replace(/<[/!?]?[a-z][^<>]*>/gi, '')
    .replace(/!?\[([^[\]]*)\]\([^()\s]*\)/g, '$1')
    .replace(/```\w*/g, '')
    .replace(/(^|[\s"'“‘(])_+(?=\S)/g, '$1')
    .replace(/(?<!_)_+(?=$|[\s.,;:!?…)"'”’])/g, '');
  const unmarked = lineStart
    ? words
        .replace(/^\s*(?:(?:#{1,6}|>+|[-+*•]|\d{1,2}[.)])(?:\s+|$))+/, '')
        .replace(/^[-=_]{3,}$/, '')
    : words;
  return (
    unmarked
      .replace(/[*`<>]/g, '')
      // PostgreSQL stores neither NUL nor half a character, and invisible marks can reorder a text.
      .replace(/\p{Surrogate}/gu, '')
      .replace(/(?!\u200d)[\p{Cf}]/gu, '')
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim()
  );
}
