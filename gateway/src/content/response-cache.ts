import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { traceFrom } from '@cosmic/platform/trace';
import { noteAnswered } from '../answered';
import { beginCall, endCall } from '../tracing';
import { isKnown, send, type CachedResponse } from './cached-response';

/**
 * So long an answer is given again before the cache behind is asked. No longer, for a change that
 * comes while an answer is being sent finds nothing here yet to take away.
 */
const TTL_MS = 1_000;
const MAX_ANSWERS = 500;

/** A character for each byte. */
const BYTES = 'latin1';

const REQUEST_ID = 'x-request-id';
const OF_ONE = [REQUEST_ID, 'set-cookie'];
/** What goes with a body and not with the word that it has not changed. */
const OF_BODIES = ['content-type', 'content-encoding', 'content-length'];

/** An answer as it was given, and may be given again to whoever asks in the same words. */
interface Answer {
  route: string;
  etag: string;
  /**
   * Its bytes as a string of as many characters, which Node sends in one piece with the headers.
   * Undefined where only those are answered who have it already.
   */
  body: string | undefined;
  /** Names and values in turn, without the correlation id. */
  headers: string[];
  headersWhenKnown: string[];
  until: number;
}

/**
 * What everybody gets alike, whole as it was last sent. Whoever asks for the same is answered
 * before the framework has looked at the request: routing, guards and hooks would cost more than
 * all the rest, and have nothing to decide where nobody says who they are. The headers are those
 * of the first answer; each request is counted and traced as any other. Its line is written at
 * `debug`, for it says nothing that the figures do not.
 */
export class ResponseCache {
  /** By the coding asked for, and by address. */
  private readonly answers = new Map<string, Map<string, Answer>>();
  private size = 0;
  private isOpen = true;

  constructor(private readonly log: Logger) {}

  /** Answers a request and keeps the answer. It must be the same for everybody. */
  async send(request: FastifyRequest, reply: FastifyReply, kept: CachedResponse): Promise<void> {
    const body = await send(request, reply, kept);
    if (body && isAnonymous(request.raw)) this.keep(request, reply, kept.etag, body);
  }

  /**
   * Answers a request for a page. One that comes without cookies makes a guest of its sender, so
   * the page itself is not kept; but whoever comes again without any, as crawlers do, and has it
   * already is told so.
   */
  async sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    kept: CachedResponse,
  ): Promise<void> {
    await send(request, reply, kept, 'private, no-cache');
    if (isStranger(request.raw)) this.keep(request, reply, kept.etag, undefined);
  }

  /** Answers a request with what is here for it. @returns whether there was something */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (!isAnonymous(request)) return false;
    const answer = this.answers.get(codingOf(request))?.get(request.url!);
    if (!answer || Date.now() >= answer.until) return false;
    const known = isKnown(request.headers['if-none-match'], answer.etag);
    if (!answer.body && !(known && isStranger(request))) return false;
    const { route } = answer;
    const span = beginCall(request, route);
    const trace = traceFrom(request.headers[REQUEST_ID]);
    const status = known ? 304 : 200;
    const headers = known ? answer.headersWhenKnown : answer.headers;
    response
      .writeHead(status, headers.concat(REQUEST_ID, trace))
      .end(known ? '' : answer.body, BYTES);
    endCall(span, status);
    noteAnswered(
      this.log,
      { trace, traceId: span?.traceId, method: 'GET', route, status, milliseconds: 0 },
      'debug',
    );
    return true;
  }

  private keep(
    { raw, url, routeOptions }: FastifyRequest,
    reply: FastifyReply,
    etag: string,
    body: Buffer | undefined,
  ): void {
    if (!this.isOpen) return;
    if (this.size >= MAX_ANSWERS) this.clear();
    this.size += 1;
    const coding = codingOf(raw);
    const answers = this.answers.get(coding) ?? new Map<string, Answer>();
    this.answers.set(coding, answers);
    const headers = { ...reply.getHeaders(), 'content-length': body?.length };
    answers.set(url, {
      route: routeOptions.url!,
      etag,
      body: body?.toString(BYTES),
      headers: inTurn(headers, OF_ONE),
      headersWhenKnown: inTurn(headers, [...OF_ONE, ...OF_BODIES]),
      until: Date.now() + TTL_MS,
    });
  }

  /** Something may have changed: what is here is not given any more. */
  clear(): void {
    this.answers.clear();
    this.size = 0;
  }

  /** From now on every request goes the whole way; a server that closes tells its clients there. */
  close(): void {
    this.isOpen = false;
    this.clear();
  }
}

/** Whether it only reads and its sender does not say who they are. */
function isAnonymous({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && headers.authorization === undefined;
}

/** Whether its sender has never been here, or keeps no cookies. */
function isStranger(request: IncomingMessage): boolean {
  return isAnonymous(request) && request.headers.cookie === undefined;
}

function codingOf({ headers }: IncomingMessage): string {
  return headers['accept-encoding']?.toString() ?? '';
}

function inTurn(headers: Record<string, unknown>, without: readonly string[]): string[] {
  return Object.entries(headers)
    .filter(([name]) => !without.includes(name))
    .flatMap(([name, value]) => [name, [value].flat().join(', ')]);
}
