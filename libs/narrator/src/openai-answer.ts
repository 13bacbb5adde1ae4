import OpenAI, { APIError } from 'openai';
import { isStorableText } from '@cosmic/contracts/validation';
import type { CallWatcher, Usage } from './model-call';
import { NarratorError } from './narrator';
import { ModelEvents } from './model-events';
import { narratorErrorOf } from './openai-errors';
import { startPatience } from './patience';
import type { Message } from './prompt';

/** No answer has so many; a larger count is a fault of the server's. */
const MAX_TOKENS = 100_000_000;

const MAX_NAME_CHARACTERS = 200;

/** How long the count of tokens is waited for once the text is complete. */
const USAGE_WAIT_MS = 2_000;

const NO_EVENTS = 'the model server did not answer with a stream of events';

/** Where and how the model is asked. */
export interface OpenAiOptions {
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
  /** Is told of each call. */
  watch?: CallWatcher;
}

export type Settings = Required<Omit<OpenAiOptions, 'apiKey' | 'baseUrl' | 'watch'>> &
  Pick<OpenAiOptions, 'watch'>;

/** What the model is asked for. */
export interface Asked {
  messages: readonly Message[];
  /** The shape that the answer has to have; plain text unless told. */
  format?: OpenAI.ResponseFormatJSONSchema;
}

/** The connection to the model server and the limits that hold on it. */
export function openConnection(options: OpenAiOptions): { client: OpenAI; settings: Settings } {
  const settings = {
    model: options.model,
    maxOutputTokens: options.maxOutputTokens,
    timeoutMs: options.timeoutMs ?? 60_000,
    stallMs: options.stallMs ?? 15_000,
    watch: options.watch,
  };
  const client = new OpenAI({
    apiKey: options.apiKey,
    // Named in full, so that the SDK does not look for any of these in the environment by itself.
    baseURL: options.baseUrl ?? 'https://api.openai.com/v1',
    organization: null,
    project: null,
    timeout: settings.timeoutMs,
    maxRetries: 0,
    // The SDK logs what it sends, and with it what a visitor may have typed.
    logLevel: 'off',
  });
  return { client, settings };
}

/** What one event of the stream says. */
export interface Part {
  content: string;
  refusal: boolean;
  finish: string | null;
  totalTokens: number | null;
  usage: Usage | null;
  model: string | null;
}

/**
 * The events of one answer, each checked. Ends normally only after the server named a reason to
 * finish; leaving it early closes the connection.
 */
export async function* answer(
  client: OpenAI,
  settings: Settings,
  asked: Asked,
  signal: AbortSignal,
): AsyncGenerator<Part, void> {
  const patience = startPatience(signal, settings.timeoutMs);
  let events = 0;
  let finished = false;
  let streaming = false;
  try {
    patience.check();
    const response = await open(client, settings, asked, patience.signal);
    streaming = true;
    if (response.body === null) throw new NarratorError('unusable', NO_EVENTS);
    const arriving = new ModelEvents(response.headers);
    const body = response.body.getReader();
    let isWhole: boolean;
    do {
      const wait = finished ? Math.min(USAGE_WAIT_MS, settings.stallMs) : settings.stallMs;
      const next = await patience.during(wait, body.read());
      patience.check();
      isWhole = next.done;
      for (const event of next.done ? arriving.end() : arriving.read(next.value)) {
        events += 1;
        const part = readChunk(event);
        finished ||= part.finish !== null;
        yield part;
      }
    } while (!isWhole);
  } catch (error) {
    const failure = patience.failure ?? narratorErrorOf(error, { streaming });
    // The text is whole by then; only the count of tokens is lost.
    if (!finished || failure.code === 'cancelled') throw failure;
  } finally {
    patience.end();
  }
  if (finished) return;
  throw events === 0
    ? new NarratorError('unusable', NO_EVENTS)
    : new NarratorError('interrupted', 'the answer ended before the text did');
}

/** Connections to servers that know the protocol as it was before `max_completion_tokens`. */
const older = new WeakSet<OpenAI>();

/**
 * Asks for an answer in events. A server that refuses a newer parameter by its name is asked once
 * more with the older ones, and with those alone from then on.
 */
async function open(client: OpenAI, settings: Settings, asked: Asked, signal: AbortSignal) {
  const create = (limits: object) =>
    client.chat.completions
      .create(
        {
          model: settings.model,
          messages: [...asked.messages],
          ...(asked.format && { response_format: asked.format }),
          ...limits,
          stream: true,
        },
        { signal },
      )
      .asResponse();
  const ofOlder = { max_tokens: settings.maxOutputTokens };
  if (older.has(client)) return create(ofOlder);
  try {
    return await create({
      max_completion_tokens: settings.maxOutputTokens,
      stream_options: { include_usage: true },
    });
  } catch (error) {
    if (!mayRefuseParameter(error)) throw error;
    const response = await create(ofOlder);
    older.add(client);
    return response;
  }
}

/** Servers that do not use the protocol's shape for errors tell their reason where the SDK does not look. */
function mayRefuseParameter(error: unknown): boolean {
  if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422)) return false;
  return (
    error.error === undefined ||
    /max_completion_tokens|stream_options/.test(JSON.stringify(error.error))
  );
}

/** Reads an event as no more than it shows itself to be: compatible servers differ in what they send. */
function readChunk(chunk: unknown): Part {
  const { choices, usage, model } = asRecord(chunk);
  if (!Array.isArray(choices)) {
    throw new NarratorError('unusable', 'the model server sent an event without choices');
  }
  const choice = asRecord(choices[0] ?? {});
  const delta = asRecord(choice['delta'] ?? {});
  const content = textOf(delta['content'] ?? '');
  const finish = choice['finish_reason'];
  const counts = asRecord(usage ?? {});
  return {
    content,
    refusal: typeof delta['refusal'] === 'string' && delta['refusal'] !== '',
    finish: typeof finish === 'string' && finish !== '' ? finish : null,
    totalTokens: countIn(counts, 'total_tokens'),
    usage: usageIn(counts),
    model: nameIn(model),
  };
}

/** The text of a piece of content; of one in parts, its text parts: the others are what a model thinks. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) {
    throw new NarratorError('unusable', 'the model server sent content that is not text');
  }
  return content
    .map(asRecord)
    .filter(({ type }) => type === 'text')
    .map(({ text }) => (typeof text === 'string' ? text : ''))
    .join('');
}

/** The name a server gives its model; null for what is no name, or could not be stored. */
function nameIn(model: unknown): string | null {
  const isName =
    typeof model === 'string' &&
    model !== '' &&
    model.length <= MAX_NAME_CHARACTERS &&
    isStorableText(model);
  return isName ? model : null;
}

function usageIn(counts: Record<string, unknown>): Usage | null {
  const inputTokens = countIn(counts, 'prompt_tokens');
  const outputTokens = countIn(counts, 'completion_tokens');
  if (inputTokens === null && outputTokens === null) return null;
  return { inputTokens: inputTokens ?? 0, outputTokens: outputTokens ?? 0 };
}

function countIn(counts: Record<string, unknown>, name: string): number | null {
  const count = counts[name];
  return typeof count === 'number' && Number.isInteger(count) && count >= 0 && count <= MAX_TOKENS
    ? count
    : null;
}

function asRecord(value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  throw new NarratorError('unusable', 'the model server sent an event of an unknown shape');
}
