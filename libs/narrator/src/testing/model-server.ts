/**
 * A stand-in for a model server, for specs only: no code that runs for visitors imports it.
 *
 * It speaks streaming chat completions over real HTTP, so that what is tested is the SDK, the
 * connection and our reading of both, and it misbehaves on demand.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How one request is answered. */
export type Behaviour =
  /** A whole answer, word by word, with usage. `finish` as in `finish_reason`. */
  | { kind: 'text'; text: string; finish?: string; totalTokens?: number }
  /** A whole answer, one word every `everyMs`. */
  | { kind: 'drip'; text: string; everyMs: number }
  /** Headers, some words, then silence on an open connection. */
  | { kind: 'stall'; after: string }
  /** Some words, then the connection is torn down. */
  | { kind: 'drop'; after: string }
  /** A whole answer, but nothing of it before `afterMs`. */
  | { kind: 'late'; text: string; afterMs: number }
  /** The request is taken and never answered. */
  | { kind: 'hang' }
  /** The connection is torn down before anything is answered. */
  | { kind: 'reset' }
  /** An error answer. */
  | { kind: 'status'; status: number; headers?: Record<string, string>; body?: unknown }
  /** The model's own refusal. */
  | { kind: 'refusal'; text: string }
  /** A well-formed stream without end, cut at so many bytes. `framed: false` is one endless line. */
  | { kind: 'flood'; bytes: number; framed: boolean }
  /** These bytes with status 200, whatever they are. */
  | { kind: 'raw'; body: string; contentType?: string }
  /**
   * A model that obeys an order found in the visitor's data; without one it writes `otherwise`.
   * `understands`, where given, reads each value in place of the few orders known here: it is told
   * what the model was told besides, and says what a model writes that is won over.
   */
  | {
      kind: 'obey';
      otherwise: string;
      understands?: (typed: string, instructions: string) => string | null;
    };

/** A chat completion request as the server got it. */
export interface RecordedRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: {
    model: string;
    messages: { role: string; content: string }[];
    [option: string]: unknown;
  };
  /** Resolves to true when the client left before the answer was whole, to false when it was whole. */
  readonly abandoned: Promise<boolean>;
}

/** A running stand-in. */
export interface ModelServer {
  /** Its base URL, up to and with `/v1`. */
  readonly url: string;
  /** What a worker that is to ask it finds in its environment. */
  readonly environment: Record<string, string>;
  /** All requests so far, oldest first. */
  readonly requests: readonly RecordedRequest[];
  /**
   * Says how the next requests are answered, one behaviour each; the last one goes on answering.
   * Replaces what was said before. Until it is called the server writes SAMPLE_TEXT.
   */
  script(...behaviours: [Behaviour, ...Behaviour[]]): void;
  /** Resolves to the n-th request, counted from 1, as soon as it has arrived. */
  request(n: number): Promise<RecordedRequest>;
  /** Closes the server and every connection. */
  close(): Promise<void>;
}

/** A text of 150 words that states nothing about the sky, as a good model would write it. */
export const SAMPLE_TEXT = [
  'There is a quiet strength in the way you begin this day, and it does not need an audience. You have been carrying a question for some time, and the answer is likely to arrive in pieces. Let each piece be enough while it is here.',
  'In company, you may notice that you listen more closely than usual. What a friend leaves unsaid can tell you as much as the story itself, so give the conversation room and let it wander. A small kindness offered early will return to you before evening.',
  'Work asks for patience with the middle part of things, where the beginning is forgotten and the end is not in sight. Choose one task, finish it well, and let that be the measure. Tonight, rest without an argument: you have done what was yours to do, and tomorrow will meet you where you are.',
].join('\n\n');

/** Starts a stand-in on a free port of the loopback address. */
export async function startModelServer(): Promise<ModelServer> {
  const requests: RecordedRequest[] = [];
  const waiting = new Map<number, (request: RecordedRequest) => void>();
  let behaviours: readonly [Behaviour, ...Behaviour[]] = [{ kind: 'text', text: SAMPLE_TEXT }];

  function next(): Behaviour {
    const [now, following, ...later] = behaviours;
    if (following) behaviours = [following, ...later];
    return now;
  }

  const server = createServer((incoming, response) => {
    void take(incoming, response).catch(() => response.destroy());
  });

  async function take(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = JSON.parse(await textOf(incoming)) as RecordedRequest['body'];
    const abandoned = once(response, 'close').then(() => !response.writableFinished);
    const request = { path: incoming.url ?? '', headers: incoming.headers, body, abandoned };
    requests.push(request);
    waiting.get(requests.length)?.(request);
    waiting.delete(requests.length);
    await answer(next(), request, response);
  }

  // Longer than any pause of a busy machine: a connection ended between two requests loses the second.
  server.keepAliveTimeout = 60_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/v1`;

  return {
    url,
    environment: { OPENAI_API_KEY: 'key-of-a-test', OPENAI_BASE_URL: url },
    requests,
    script(...script) {
      behaviours = script;
    },
    request(n) {
      const arrived = requests[n - 1];
      if (arrived) return Promise.resolve(arrived);
      return new Promise((resolve) => waiting.set(n, resolve));
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Starts one that writes SAMPLE_TEXT slowly, so that what befalls a reading finds it half written. */
export async function startSlowModel(everyWordMs: number): Promise<ModelServer> {
  const model = await startModelServer();
  model.script({ kind: 'drip', text: SAMPLE_TEXT, everyMs: everyWordMs });
  return model;
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

async function answer(
  behaviour: Behaviour,
  request: RecordedRequest,
  response: ServerResponse,
): Promise<void> {
  const { model } = request.body;
  switch (behaviour.kind) {
    case 'hang':
      return;
    case 'reset':
      response.destroy();
      return;
    case 'status':
      response.writeHead(behaviour.status, {
        'content-type': 'application/json',
        ...behaviour.headers,
      });
      response.end(JSON.stringify(behaviour.body ?? { error: { message: 'scripted error' } }));
      return;
    case 'raw':
      response.writeHead(200, { 'content-type': behaviour.contentType ?? 'text/event-stream' });
      response.end(behaviour.body);
      return;
    case 'flood':
      await flood(response, model, behaviour);
      return;
    case 'stall':
      await words(response, model, behaviour.after);
      return;
    case 'drop':
      await words(response, model, behaviour.after);
      response.destroy();
      return;
    case 'refusal':
      open(response);
      await write(response, event(model, { refusal: behaviour.text }));
      await finish(response, model, 'stop', 12);
      return;
    case 'drip':
      await words(response, model, behaviour.text, behaviour.everyMs);
      await finish(response, model, 'stop', 200);
      return;
    case 'late':
      await new Promise((resolve) => setTimeout(resolve, behaviour.afterMs));
      await words(response, model, behaviour.text);
      await finish(response, model, 'stop', 200);
      return;
    case 'obey':
      await words(response, model, orderIn(request, behaviour.understands) ?? behaviour.otherwise);
      await finish(response, model, 'stop', 200);
      return;
    case 'text':
      await words(response, model, behaviour.text);
      await finish(response, model, behaviour.finish ?? 'stop', behaviour.totalTokens ?? 200);
      return;
  }
}

function open(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  response.flushHeaders();
}

async function words(
  response: ServerResponse,
  model: string,
  text: string,
  everyMs = 0,
): Promise<void> {
  open(response);
  await write(response, event(model, { role: 'assistant', content: '' }));
  for (const word of text.match(/\s*\S+/g) ?? []) {
    if (everyMs > 0) await new Promise((resolve) => setTimeout(resolve, everyMs));
    await write(response, event(model, { content: word }));
  }
}

async function finish(
  response: ServerResponse,
  model: string,
  reason: string,
  totalTokens: number,
): Promise<void> {
  await write(response, event(model, {}, reason));
  const usage = { prompt_tokens: 0, completion_tokens: totalTokens, total_tokens: totalTokens };
  await write(response, frame({ id: 'chatcmpl-1', model, choices: [], usage }));
  response.end('data: [DONE]\n\n');
}

async function flood(
  response: ServerResponse,
  model: string,
  { bytes, framed }: { bytes: number; framed: boolean },
): Promise<void> {
  open(response);
  // Thinking, so that the text itself stays short and the size of the answer is what is judged.
  const piece = framed
    ? event(model, { reasoning: 'x'.repeat(1_000) })
    : 'data: '.padEnd(65_536, 'x');
  for (let sent = 0; sent < bytes; sent += piece.length) await write(response, piece);
  response.end();
}

function event(
  model: string,
  delta: Record<string, unknown>,
  reason: string | null = null,
): string {
  return frame({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    model,
    choices: [{ index: 0, delta, finish_reason: reason }],
  });
}

function frame(data: unknown): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}

/** Writes as fast as the client reads; throws once it has left. */
async function write(response: ServerResponse, text: string): Promise<void> {
  if (response.destroyed) throw new Error('the client has left');
  if (response.write(text)) return;
  const left = new AbortController();
  await Promise.race([
    once(response, 'drain', { signal: left.signal }),
    once(response, 'close', { signal: left.signal }),
  ]).finally(() => left.abort());
}

/** What an attacked model would write: the words it was ordered to, or its own rules. */
function orderIn(
  { body }: RecordedRequest,
  understands?: (typed: string, instructions: string) => string | null,
): string | null {
  const instructions = body.messages
    .filter(({ role }) => role === 'system')
    .map(({ content }) => content)
    .join('\n\n');
  const data = body.messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  const values = data.flatMap((content) => {
    try {
      return stringsIn(JSON.parse(content));
    } catch {
      return [content];
    }
  });
  for (const value of values) {
    if (understands) {
      const meant = understands(value, instructions);
      if (meant !== null) return meant;
      continue;
    }
    const words = /\b(?:say|print|write|output|repeat)\b[^:]{0,60}:\s*(.+)/is.exec(value)?.[1];
    if (words) return words;
    if (/\b(?:reveal|show|print|repeat)\b.{0,60}\b(?:rules|instructions|prompt)\b/is.test(value)) {
      return body.messages.map(({ content }) => content).join('\n\n');
    }
  }
  return null;
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}
