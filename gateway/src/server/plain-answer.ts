import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { AppError } from '@cosmic/contracts/errors';
import { traceFrom } from '@cosmic/platform/trace';
import { noteAnswered } from '../answered';
import { errorBody } from '../errors/error-body';

/** Told in any case: where a browser shows it, it may do nothing, and nobody keeps it. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

/** An answer to a request that the framework never sees. */
export interface PlainAnswer {
  status: number;
  headers?: Readonly<Record<string, string>>;
  body: string;
}

/** Answers requests before the framework sees them: counted and logged as every other answer is. */
export class PlainAnswers {
  constructor(private readonly log: Logger) {}

  send(request: IncomingMessage, response: ServerResponse, answer: PlainAnswer): void {
    const trace = traceFrom(request.headers['x-request-id']);
    this.write(request, response, trace, answer);
  }

  /**
   * Sends an error, with `Retry-After` where it says when to come again.
   *
   * @param route  the route's template, for the figures; undefined where none was looked for
   * @param level  `debug` for what the figures tell as well, and a flood would have told without end
   */
  refuse(
    request: IncomingMessage,
    response: ServerResponse,
    error: AppError,
    { route, level }: { route?: string; level?: 'info' | 'debug' } = {},
  ): void {
    const trace = traceFrom(request.headers['x-request-id']);
    const { status, retryAfterSeconds } = error;
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
    };
    const body = JSON.stringify(errorBody(error, trace));
    this.write(request, response, trace, { status, headers, body }, route, level);
  }

  private write(
    { method = '' }: IncomingMessage,
    response: ServerResponse,
    trace: string,
    { status, headers, body }: PlainAnswer,
    route?: string,
    level?: 'info' | 'debug',
  ): void {
    const length = Buffer.byteLength(body);
    response
      .writeHead(status, {
        ...HEADERS,
        ...headers,
        'content-length': length,
        'x-request-id': trace,
      })
      .end(body);
    const answered = { trace, traceId: undefined, method, route, status, milliseconds: 0 };
    noteAnswered(this.log, answered, level);
  }
}
