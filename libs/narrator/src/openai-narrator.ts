import type OpenAI from 'openai';
import { sentenceGuard, sentencesOf } from './guard';
import { ModelCall } from './model-call';
import { NarratorError } from './narrator';
import type { Assignment, Brief, Narration, Narrator, Writing } from './narrator';
import { obedienceOfSentences } from './obedience';
import { answer, openConnection, type OpenAiOptions, type Settings } from './openai-answer';
import { plainText } from './plain-text';
import { instructionsFor, promptFor } from './prompt';
import { faultOf, isRefusal } from './usable-text';

/** Longest text that is taken; the longest brief asks for a quarter of it. */
export const MAX_TEXT_CHARACTERS = 20_000;

/**
 * The narrator that asks a language model, by streaming chat completions.
 *
 * It asks once: retrying is the caller's, whose queue can wait without holding a worker.
 */
export function openAiNarrator(options: OpenAiOptions): Narrator {
  const { client, settings } = openConnection(options);
  return {
    kind: 'model',
    write: (assignment, writing) =>
      watched(settings, (call) => write(client, settings, assignment, writing, call)),
  };
}

async function* watched(
  settings: Settings,
  write: (call: ModelCall) => AsyncGenerator<string, Narration>,
): AsyncGenerator<string, Narration> {
  const call = new ModelCall(settings);
  try {
    const narration = yield* write(call);
    call.succeeded();
    return narration;
  } catch (error) {
    call.failed(error);
    throw error;
  } finally {
    call.ended();
  }
}

async function* write(
  client: OpenAI,
  settings: Settings,
  assignment: Assignment,
  { signal, repair, shown = '' }: Writing,
  call: ModelCall,
): AsyncGenerator<string, Narration> {
  const { brief, ours } = assignment;
  const facts = assignment.stated ?? assignment.facts;
  const guard = sentenceGuard({ facts, ours, userInput: brief.userInput });
  const refused: string[] = [];
  const obedienceFaultOf = obedienceOfSentences(brief, instructionsFor(brief));
  // What is shown has been judged; a sentence behind it may say 'it' of what stands there.
  for (const sentence of sentencesOf(shown)) guard.refuses(sentence);
  let writtenCharacters = 0;
  let obeyed: string | null = null;
  const prose = plainText({
    after: shown,
    mayLeave: (sentence) => {
      // Of all that the model wrote, also of what is left out.
      writtenCharacters += sentence.length + 1;
      obeyed ??= obedienceFaultOf(sentence);
      const why = guard.refuses(sentence);
      if (why !== null) refused.push(why);
      return why === null && obeyed === null;
    },
  });
  let text = shown;
  let tokensUsed = 0;
  let model = settings.model;
  let finish: string | null = null;

  const asked = { messages: promptFor(assignment, { repair, shown }) };
  for await (const part of answer(client, settings, asked, signal)) {
    call.used(part.usage);
    tokensUsed = part.totalTokens ?? tokensUsed;
    model = part.model ?? model;
    finish ??= part.finish;
    if (part.refusal) throw new NarratorError('refused', 'the model refused to write the text');

    const piece = prose.push(part.content);
    text += piece;
    if (writtenCharacters + prose.held > MAX_TEXT_CHARACTERS) {
      throw new NarratorError(
        'unusable',
        `the text is longer than ${MAX_TEXT_CHARACTERS} characters`,
      );
    }
    // Before a reader sees it: words that came out of a visitor's order must not flash by.
    refuse(obeyed);
    if (piece === '') continue;
    yield piece;
  }

  const last = prose.finish({ dropUnfinished: finish === 'length' });
  text += last;
  refuse(obeyed);
  judge({ text, fresh: text.slice(shown.length) }, finish, brief, refused);
  if (last !== '') yield last;
  return { text, tokensUsed, model };
}

/** @throws NarratorError where a fault was found */
function refuse(fault: string | null): void {
  if (fault !== null) throw new NarratorError('unusable', fault);
}

/**
 * @param refused why sentences were left out
 * @throws NarratorError when the finished text may not be shown
 */
function judge(
  { text, fresh }: { text: string; fresh: string },
  finish: string | null,
  brief: Brief,
  refused: readonly string[],
): void {
  if (finish === 'content_filter' || isRefusal(fresh, brief)) {
    throw new NarratorError('refused', 'the model refused to write the text');
  }
  if (finish === 'tool_calls' || finish === 'function_call') {
    throw new NarratorError('unusable', 'the model called a tool in place of writing');
  }
  const fault = faultOf(text, brief, { cut: finish === 'length' });
  refuse(fault === null ? null : [...new Set(refused).values(), fault].join('; '));
}
