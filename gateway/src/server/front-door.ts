import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '@cosmic/contracts/errors';
import type { PlainAnswers } from './plain-answer';
import type { Site } from './site';

/** What a balancer asks by whatever address it knows. */
const PROBES = new Set(['/healthz', '/readyz']);
const READING = new Set(['GET', 'HEAD']);

/**
 * Looks at the host that a request names before anything else does, and refuses those that are
 * not for this site: a cache in front must never learn a page under somebody else's name.
 *
 * @returns whether it has answered the request
 */
export function frontDoor(
  site: Site,
  answers: PlainAnswers,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  return (request, response) => {
    const refuse = (error: AppError) => {
      answers.refuse(request, response, error);
      return true;
    };
    const answer = (status: number, headers: Record<string, string>, body: string) => {
      answers.send(request, response, { status, headers, body });
      return true;
    };
    const host = hostOf(request);
    if (host === null) return refuse(new AppError('malformed_request'));
    const path = request.url!.split('?', 1)[0]!;
    if (PROBES.has(path)) return false;
    const { answered, redirected } = site.judge(host);
    const isPage = READING.has(request.method!) && !path.startsWith('/api/');
    if (isPage && redirected) return answer(308, { location: site.origin + request.url! }, '');
    if (answered) return false;
    if (!isPage) return refuse(new AppError('misdirected_request'));
    return answer(421, { 'content-type': 'text/plain; charset=utf-8' }, wordsFor(site));
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
