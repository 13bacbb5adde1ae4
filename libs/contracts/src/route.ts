import type { z } from 'zod';
import type { ErrorCode } from './errors';
import type { Access } from './message';

/** One route of the public API. Path parameters are written `:name`. */
export interface HttpRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/api/${string}`;
  /** Who may call it; the gateway's guard goes by it and by nothing else. */
  readonly access: Access;
  /** What a guest is told on a route of members; `authentication_required` unless said here. */
  readonly unauthenticated?: ErrorCode;
  /** Goes by cookies, a signature or a token of its own: an access token means nothing to it. */
  readonly ignoresToken?: true;
  /** Open, too, to a member whose password is still a one-time one. */
  readonly withOneTimePassword?: true;
  readonly summary: string;
  /** What a client has to know besides, in sentences. */
  readonly notes?: string;
  readonly status: number;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
  /** What a 2xx answer holds; `stream` means server-sent events. */
  readonly reply: z.ZodType | 'stream';
  /** What it may refuse besides what follows from its access and input; see `errorsOf`. */
  readonly errors?: readonly ErrorCode[];
  /** Changes something, and yet other sites' requests are taken: it knows its callers by what they carry. */
  readonly anyOrigin?: true;
  /**
   * Who may keep a good answer: everybody, where it is the same for all, or the asker alone. Where
   * it is left out, nobody.
   */
  readonly keptBy?: 'everybody' | 'asker';
}

/** What any route may answer: the request never arrived whole, or whoever should answer is away. */
const ANYWHERE = [
  'malformed_request',
  'headers_too_large',
  'request_timeout',
  'service_unavailable',
  'timeout',
] as const satisfies readonly ErrorCode[];

/** What a request may be refused for that can carry a body, whether one is asked for or not. */
const WITH_BODY = [
  'malformed_json',
  'payload_too_large',
  'unsupported_media_type',
] as const satisfies readonly ErrorCode[];

/** Every error that a route can answer with, `internal` aside. */
export function errorsOf(route: HttpRoute): ErrorCode[] {
  const { access, ignoresToken, unauthenticated = 'authentication_required', errors = [] } = route;
  const { params, query, headers, body, withOneTimePassword } = route;
  return [
    ...new Set([
      // A token that is not good any more is refused on every route that reads it.
      ...(ignoresToken ? [] : (['authentication_required'] as const)),
      ...(ignoresToken || withOneTimePassword ? [] : (['password_change_required'] as const)),
      ...(access === 'member' ? [unauthenticated] : []),
      ...(access === 'admin' ? (['admin_only', 'second_factor_required'] as const) : []),
      ...(params || query || headers || body ? (['invalid_input'] as const) : []),
      ...(route.method === 'GET' ? [] : WITH_BODY),
      ...(needsOwnOrigin(route) ? (['foreign_origin'] as const) : []),
      ...errors,
      ...ANYWHERE,
    ]),
  ];
}

/** Whether a route takes requests from the site's own pages alone. */
export function needsOwnOrigin({ method, anyOrigin }: HttpRoute): boolean {
  return method !== 'GET' && !anyOrigin;
}
