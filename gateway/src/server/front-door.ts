import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { AppError } from '@cosmic/contracts/errors';
import { traceFrom } from '@cosmic/platform/trace';
import { noteAnswered } from '../answered';
import { errorBody } from '../errors/error-body';
import type { Site } from './site';

/** What a balancer asks by whatever address it knows. */
const PROBES = new Set(['/healthz', '/readyz']);
const READING = new Set(['GET', 'HEAD']);

/** Told in any case: where a browser shows it, it may do nothing, and nobody keeps it. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

/**
 * Looks at the host that a request names before anything else does, and refuses those that are
 * not for this site: a cache in front must never learn a page under somebody else's name.
 *
 * @returns whether it has answered the request
 */
export function frontDoor(
  site: Site,
  log: Logger,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const answer = (
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    headers: Record<string, string>,
    body: (trace: string) => string,
  ) => {
    const trace = traceFrom(request.headers['x-request-id']);
    response.writeHead(status, { ...HEADERS, ...headers, 'x-request-id': trace }).end(body(trace));
    const method = request.method ?? '';
    noteAnswered(log, {
      trace,
      traceId: undefined,
      method,
      route: undefined,
      status,
      milliseconds: 0,
    });
    return true;
  };
  const refuse = (request: IncomingMessage, response: ServerResponse, error: AppError) =>
    answer(
      request,
      response,
      error.status,
      { 'content-type': 'application/json; charset=utf-8' },
      (trace) => JSON.stringify(errorBody(error, trace)),
    );
  return (request, response) => {
    const host = hostOf(request);
    if (host === null) return refuse(request, response, new AppError('malformed_request'));
    const path = request.url!.split('?', 1)[0]!;
    if (PROBES.has(path)) return false;
    const { answered, redirected } = site.judge(host);
    const isPage = READING.has(request.method!) && !path.startsWith('/api/');
    if (isPage && redirected) {
      const location = site.origin + request.url!;
      return answer(request, response, 308, { location }, () => '');
    }
    if (answered) return false;
    if (!isPage) return refuse(request, response, new AppError('misdirected_request'));
    return answer(request, response, 421, { 'content-type': 'text/plain; charset=utf-8' }, () =>
      wordsFor(site),
    );
  };
}

/**
 * The host that a request is for; null where it names two. A target that is a whole address, as
 * proxies are sent, becomes a path.
 */
function hostOf(request: IncomingMessage): string | undefined | null {
  const { rawHeaders, headers, url = '/' } = request;
  let named = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!;
    if (name.length === 4 && name.toLowerCase() === 'host') named += 1;
  }
  if (named > 1) return null;
  if (url.startsWith('/')) return headers.host;
  const asked = `http://${headers.host}`;
  if (!/^https?:/i.test(url) || !URL.canParse(url) || !URL.canParse(asked)) return null;
  const target = new URL(url);
  if (target.host !== new URL(asked).host) return null;
  request.url = target.pathname + target.search;
  return headers.host;
}

function wordsFor({ origin, isLocal }: Site): string {
  if (!isLocal) return `This site is at ${origin}\n`;
  return (
    `This site is at ${origin}\n\n` +
    'To reach it under another address, such as a forwarded port or one of the local network,\n' +
    'start it with PUBLIC_URL set to that address.\n'
  );
}
