import OpenAI from 'openai';
import { NarratorError } from './narrator';
import type { Assignment, Brief, Narration, Narrator, Repair } from './narrator';
import { obedienceCheck } from './obedience';
import { narratorErrorOf } from './openai-errors';
import { plainText } from './plain-text';
import { instructionsFor, promptFor } from './prompt';
import { startPatience } from './patience';
import { faultOf, isRefusal } from './usable-text';

/** Longest text that is taken; the longest brief asks for a quarter of it. */
export const MAX_TEXT_CHARACTERS = 20_000;

/** Longest answer that is read, event framing included: some 200 bytes for each token of a text. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;

/** Longest line that is read; a piece of text needs a thousandth of it. */
const MAX_LINE_BYTES = 256 * 1024;

/** How long the count of tokens is waited for once the text is complete. */
const USAGE_WAIT_MS = 2_000;

/** Where and how the model is asked. */
export interface OpenAiNarratorOptions {
  apiKey: string;
  /** Address of any server that speaks the same protocol, up to and with `/v1`. */
  baseUrl?: string;
  model: string;
  /** Sent to the server as its limit, thinking included. */
  maxOutputTokens: number;
  /** For the whole text, from the request to the last word. */
  timeoutMs?: number;
  /** Longest silence in the middle of an answer. */
  stallMs?: number;
}

/**
 * The narrator that asks a language model, by streaming chat completions.
 *
 * It asks once: retrying is the caller's, whose queue can wait without holding a worker.
 */
export function openAiNarrator(options: OpenAiNarratorOptions): Narrator {
  const settings = {
    model: options.model,
    maxOutputTokens: options.maxOutputTokens,
    timeoutMs: options.timeoutMs ?? 60_000,
    stallMs: options.stallMs ?? 15_000,
  };
  const client = new OpenAI({
    apiKey: options.apiKey,
    // Named in full, so that the SDK does not look for any of these in the environment by itself.
    baseURL: options.baseUrl ?? 'https://api.openai.com/v1',
    organization: null,
    project: null,
    timeout: settings.timeoutMs,
    maxRetries: 0,
    // The SDK logs events that it can't parse, and with them what a visitor may have typed.
    logLevel: 'off',
    fetch: fetchBounded,
  });
  return {
    kind: 'model',
    write: (assignment, { signal, repair }) => write(client, settings, assignment, signal, repair),
  };
}

type Settings = Required<Omit<OpenAiNarratorOptions, 'apiKey' | 'baseUrl'>>;

async function* write(
  client: OpenAI,
  settings: Settings,
  assignment: Assignment,
  signal: AbortSignal,
  repair: Repair | undefined,
): AsyncGenerator<string, Narration> {
  const { brief } = assignment;
  const prose = plainText();
  const faultSoFar = obedienceCheck(brief, instructionsFor(brief));
  let text = '';
  let tokensUsed = 0;
  let model = settings.model;
  let finish: string | null = null;

  for await (const part of answer(client, settings, assignment, signal, repair)) {
    tokensUsed = part.totalTokens ?? tokensUsed;
    model = part.model ?? model;
    finish ??= part.finish;
    if (part.refusal) throw new NarratorError('refused', 'the model refused to write the text');

    const piece = prose.push(part.content);
    text += piece;
    if (text.length + prose.held > MAX_TEXT_CHARACTERS) {
      throw new NarratorError(
        'unusable',
        `the text is longer than ${MAX_TEXT_CHARACTERS} characters`,
      );
    }
    if (piece === '') continue;
    // Before a reader sees it: words that came out of a visitor's order must not flash by.
    refuse(faultSoFar(text));
    yield piece;
  }

  const last = prose.finish({ dropUnfinished: finish === 'length' });
  text += last;
  refuse(faultSoFar(text));
  judge(text, finish, brief);
  if (last !== '') yield last;
  return { text, tokensUsed, model };
}

/** @throws NarratorError where a fault was found */
function refuse(fault: string | null): void {
  if (fault !== null) throw new NarratorError('unusable', fault);
}

/** @throws NarratorError when the finished text may not be shown. */
function judge(text: string, finish: string | null, brief: Brief): void {
  if (finish === 'content_filter' || isRefusal(text, brief)) {
    throw new NarratorError('refused', 'the model refused to write the text');
  }
  if (finish === 'tool_calls' || finish === 'function_call') {
    throw new NarratorError('unusable', 'the model called a tool in place of writing');
  }
  refuse(faultOf(text, brief, { cut: finish === 'length' }));
}

/** What one event of the stream says. */
interface Part {
  content: string;
  refusal: boolean;
  finish: string | null;
  totalTokens: number | null;
  model: string | null;
}

/**
 * The events of one answer, each checked. Ends normally only after the server named a reason to
 * finish; leaving it early closes the connection.
 */
async function* answer(
  client: OpenAI,
  settings: Settings,
  assignment: Assignment,
  signal: AbortSignal,
  repair: Repair | undefined,
): AsyncGenerator<Part, void> {
  const patience = startPatience(signal, settings.timeoutMs);
  let events = 0;
  let finished = false;
  let streaming = false;
  try {
    patience.check();
    const stream = await client.chat.completions.create(
      {
        model: settings.model,
        messages: promptFor(assignment, repair),
        max_completion_tokens: settings.maxOutputTokens,
        stream: true,
        stream_options: { include_usage: true },
      },
      { signal: patience.signal },
    );
    streaming = true;
    const chunks: AsyncIterator<unknown> = stream[Symbol.asyncIterator]();
    for (;;) {
      const wait = finished ? Math.min(USAGE_WAIT_MS, settings.stallMs) : settings.stallMs;
      const next = await patience.during(wait, chunks.next());
      patience.check();
      if (next.done) break;
      events += 1;
      const part = readChunk(next.value);
      finished ||= part.finish !== null;
      yield part;
    }
  } catch (error) {
    const failure = patience.failure ?? narratorErrorOf(error, { streaming });
    // The text is whole by then; only the count of tokens is lost.
    if (!finished || failure.code === 'cancelled') throw failure;
  } finally {
    patience.end();
  }
  if (finished) return;
  throw events === 0
    ? new NarratorError('unusable', 'the model server did not answer with a stream of events')
    : new NarratorError('interrupted', 'the answer ended before the text did');
}

/** Reads an event as no more than it shows itself to be: compatible servers differ in what they send. */
function readChunk(chunk: unknown): Part {
  const { choices, usage, model } = asRecord(chunk);
  if (!Array.isArray(choices)) {
    throw new NarratorError('unusable', 'the model server sent an event without choices');
  }
  const choice = asRecord(choices[0] ?? {});
  const delta = asRecord(choice['delta'] ?? {});
  const content = delta['content'] ?? '';
  if (typeof content !== 'string') {
    throw new NarratorError('unusable', 'the model server sent content that is not text');
  }
  const finish = choice['finish_reason'];
  const total = asRecord(usage ?? {})['total_tokens'];
  return {
    content,
    refusal: typeof delta['refusal'] === 'string' && delta['refusal'] !== '',
    finish: typeof finish === 'string' && finish !== '' ? finish : null,
    totalTokens:
      typeof total === 'number' && Number.isSafeInteger(total) && total >= 0 ? total : null,
    model: typeof model === 'string' && model !== '' ? model : null,
  };
}

function asRecord(value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  throw new NarratorError('unusable', 'the model server sent an event of an unknown shape');
}

/**
 * fetch that gives up on an answer that is too large, or that is one line without end. Counted here
 * and not by event: the SDK holds an unfinished event in memory and searches it anew for each packet.
 */
async function fetchBounded(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  if (response.body === null) return response;
  let bytes = 0;
  let lineBytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      const lineEnd = chunk.lastIndexOf(0x0a);
      lineBytes = lineEnd === -1 ? lineBytes + chunk.byteLength : chunk.byteLength - lineEnd - 1;
      if (bytes <= MAX_ANSWER_BYTES && lineBytes <= MAX_LINE_BYTES) controller.enqueue(chunk);
      else controller.error(new NarratorError('unusable', 'the answer is too large'));
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(counter), { status, statusText, headers });
}
