import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { NarratorError } from './narrator';

/** Longest pause that a server is granted: a queue that waits longer has lost its reader. */
const MAX_RETRY_AFTER_MS = 60_000;

/** What servers call a request that their content policy refuses. */
const POLICY_CODES = new Set(['content_filter', 'content_policy_violation']);

/** The account has no credit left: a 429 that no waiting cures. */
const NO_CREDIT_CODES = new Set(['insufficient_quota', 'billing_hard_limit_reached']);

/**
 * Turns whatever the SDK threw, before or during a stream, into a NarratorError.
 *
 * The server's own message is left out, since servers quote the request in it.
 *
 * @param options.streaming the server had begun to answer, so a lost connection interrupted a text.
 */
export function narratorErrorOf(error: unknown, options: { streaming: boolean }): NarratorError {
  if (error instanceof NarratorError) return error;
  if (error instanceof APIConnectionTimeoutError) {
    return new NarratorError('timeout', 'the model server did not answer in time');
  }
  if (error instanceof APIConnectionError) {
    return new NarratorError('unavailable', `the model server can't be reached${causeOf(error)}`);
  }
  if (error instanceof APIError) {
    return error.status === undefined ? errorEvent(error) : errorAnswer(error, error.status);
  }
  if (error instanceof SyntaxError) {
    return new NarratorError('unusable', 'the model server sent an event that is not JSON');
  }
  return options.streaming
    ? new NarratorError('interrupted', `the connection broke in the middle${causeOf(error)}`)
    : new NarratorError('unavailable', `the model server could not be asked${causeOf(error)}`);
}

/** An answer with a status other than 2xx. */
function errorAnswer(error: APIError, status: number): NarratorError {
  const said = `the model server answered ${status}${detailsOf(error)}`;
  const code = error.code ?? '';
  if (POLICY_CODES.has(code)) return new NarratorError('refused', said);
  if (NO_CREDIT_CODES.has(code)) return new NarratorError('misconfigured', said);

  const options = { retryAfterMs: retryAfterOf(error.headers) };
  if (status === 429) return new NarratorError('rate_limited', said, options);
  if (status === 408 || status === 409 || status >= 500) {
    return new NarratorError('unavailable', said, options);
  }
  return new NarratorError('misconfigured', said);
}

/** An error that the server sent as an event of a stream it had begun. */
function errorEvent(error: APIError): NarratorError {
  const said = `the model server broke off with an error${detailsOf(error)}`;
  const names = [error.code, error.type].filter((name) => typeof name === 'string');
  if (names.some((name) => POLICY_CODES.has(name))) return new NarratorError('refused', said);
  if (names.some((name) => NO_CREDIT_CODES.has(name))) {
    return new NarratorError('misconfigured', said);
  }
  if (names.some((name) => name.includes('rate_limit'))) {
    return new NarratorError('rate_limited', said);
  }
  return new NarratorError('unavailable', said);
}

/** How long to wait by `retry-after-ms` or `retry-after` (seconds or a date), at most a minute. */
function retryAfterOf(headers: Headers | undefined): number | undefined {
  const milliseconds = Number.parseFloat(headers?.get('retry-after-ms') ?? '');
  if (Number.isFinite(milliseconds)) return bounded(milliseconds);

  const value = headers?.get('retry-after')?.trim() ?? '';
  if (/^\d+(?:\.\d+)?$/.test(value)) return bounded(Number(value) * 1000);
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : bounded(date - Date.now());
}

function bounded(milliseconds: number): number {
  return Math.min(Math.max(Math.round(milliseconds), 0), MAX_RETRY_AFTER_MS);
}

/** Error code and request id, if they look like names and not like prose. */
function detailsOf(error: APIError): string {
  const name = /^[\w.:-]{1,80}$/;
  const code = typeof error.code === 'string' && name.test(error.code) ? ` ${error.code}` : '';
  const id = error.requestID;
  return `${code}${typeof id === 'string' && name.test(id) ? ` (request ${id})` : ''}`;
}

/** The system's name for what went wrong below, as in `: ECONNREFUSED`. */
function causeOf(error: unknown): string {
  for (
    let at: unknown = error, depth = 0;
    typeof at === 'object' && at !== null && depth < 4;
    depth += 1
  ) {
    const { code, cause } = at as { code?: unknown; cause?: unknown };
    if (typeof code === 'string' && /^[A-Z_]{3,40}$/.test(code)) return `: ${code}`;
    at = cause;
  }
  return '';
}
