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
import { closeStream, writeEndless, writeRefusal, writeText } from './chat-stream';
import { orderIn } from './obeyed-order';

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
      await writeEndless(response, model, behaviour);
      return;
    case 'stall':
      await writeText(response, model, behaviour.after);
      return;
    case 'drop':
      await writeText(response, model, behaviour.after);
      response.destroy();
      return;
    case 'refusal':
      await writeRefusal(response, model, behaviour.text);
      await closeStream(response, model, 'stop', 12);
      return;
    case 'drip':
      await writeText(response, model, behaviour.text, behaviour.everyMs);
      await closeStream(response, model, 'stop', 200);
      return;
    case 'late':
      await new Promise((resolve) => setTimeout(resolve, behaviour.afterMs));
      await writeText(response, model, behaviour.text);
      await closeStream(response, model, 'stop', 200);
      return;
    case 'obey':
      await writeText(
        response,
        model,
        orderIn(request.body.messages, behaviour.understands) ?? behaviour.otherwise,
      );
      await closeStream(response, model, 'stop', 200);
      return;
    case 'text':
      await writeText(response, model, behaviour.text);
      await closeStream(response, model, behaviour.finish ?? 'stop', behaviour.totalTokens ?? 200);
      return;
  }
}
