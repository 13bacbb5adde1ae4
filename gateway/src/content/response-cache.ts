import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { traceFrom } from '@cosmic/platform/trace';
import { noteAnswered } from '../answered';
import { beginCall, endCall } from '../tracing';
import { isKnown, send, type CachedResponse } from './cached-response';

/** A change that arrives while a response is being sent can't evict it, so no entry may live long. */
const TTL_MS = 1_000;
const MAX_RESPONSES = 500;

const REQUEST_ID = 'x-request-id';
/** These headers belong to one response and are never sent again. */
const OWN_HEADERS = [REQUEST_ID, 'set-cookie'];
/** A 304 has no body, so it has no headers that describe one. */
const BODY_HEADERS = ['content-type', 'content-encoding', 'content-length'];

interface StoredResponse {
  route: string;
  etag: string;
  body: Buffer;
  /** Whether only those who carry no cookie are answered with it. */
  isForStrangers: boolean;
  /** Header names and values in turn, as `writeHead` takes them. */
  headers: string[];
  headersOf304: string[];
}

/**
 * Repeats public responses before the framework sees a request, because routing, guards and hooks cost
 * more than the response. Each request is counted and traced; its log line has the level `debug`.
 */
export class ResponseCache {
  private readonly stored = new LRUCache<string, StoredResponse>({
    max: MAX_RESPONSES,
    ttl: TTL_MS,
    perf: Date,
  });
  private isOpen = true;

  constructor(private readonly log: Logger) {}

  /** Sends a response that is the same for everybody and stores it. */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    response: CachedResponse,
  ): Promise<void> {
    const body = await send(request, reply, response);
    if (body && isAnonymous(request.raw)) {
      this.store(request, reply, { etag: response.etag, body, isForStrangers: false });
    }
  }

  /** Sends a response that is the same for all whom nobody knows, and stores it for those without cookies. */
  async sendToStranger(
    request: FastifyRequest,
    reply: FastifyReply,
    response: CachedResponse,
  ): Promise<void> {
    const body = await send(request, reply, response);
    if (body && hasNoCookies(request.raw)) {
      this.store(request, reply, { etag: response.etag, body, isForStrangers: true });
    }
  }

  /** Answers a request with its stored response. @returns whether there was one */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (!isAnonymous(request)) return false;
    const found = this.stored.get(keyOf(request, request.url!));
    if (!found || (found.isForStrangers && !hasNoCookies(request))) return false;
    const isUnchanged = isKnown(request.headers['if-none-match'], found.etag);
    const { route } = found;
    const span = beginCall(request, route);
    const trace = traceFrom(request.headers[REQUEST_ID]);
    const status = isUnchanged ? 304 : 200;
    const headers = isUnchanged ? found.headersOf304 : found.headers;
    response.writeHead(status, [...headers, REQUEST_ID, trace]);
    response.end(isUnchanged ? undefined : found.body);
    endCall(span, status);
    noteAnswered(
      this.log,
      { trace, traceId: span?.traceId, method: 'GET', route, status, milliseconds: 0 },
      'debug',
    );
    return true;
  }

  /** Deletes all responses, because what they were made of may have changed. */
  clear(): void {
    this.stored.clear();
  }

  /** Stores and serves nothing from now on, so that a closing server can tell each client. */
  close(): void {
    this.isOpen = false;
    this.clear();
  }

  private store(
    request: FastifyRequest,
    reply: FastifyReply,
    response: Pick<StoredResponse, 'etag' | 'body' | 'isForStrangers'>,
  ): void {
    if (!this.isOpen) return;
    const headers = { ...reply.getHeaders(), 'content-length': response.body.length };
    this.stored.set(keyOf(request.raw, request.originalUrl), {
      route: request.routeOptions.url!,
      ...response,
      headers: listed(headers, OWN_HEADERS),
      headersOf304: listed(headers, [...OWN_HEADERS, ...BODY_HEADERS]),
    });
  }
}

/** Whether a request reads and does not say who its sender is. */
function isAnonymous({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && headers.authorization === undefined;
}

function hasNoCookies(request: IncomingMessage): boolean {
  return isAnonymous(request) && request.headers.cookie === undefined;
}

/** Responses differ by address and by the encodings that a client accepts. */
function keyOf({ headers }: IncomingMessage, url: string): string {
  return `${headers['accept-encoding']?.toString() ?? ''} ${url}`;
}

function listed(headers: Record<string, unknown>, without: readonly string[]): string[] {
  return Object.entries(headers)
    .filter(([name]) => !without.includes(name))
    .flatMap(([name, value]) => [name, [value].flat().join(', ')]);
}
