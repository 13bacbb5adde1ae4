import type { IncomingMessage, ServerResponse } from 'node:http';
import { routes } from '@cosmic/contracts/http';
import type { HttpRoute } from '@cosmic/contracts/route';
import { requestsRefused } from '../metrics';
import type { FullLane } from '../readings/full-lane';
import { tooMuchWork } from './bound-work';
import type { PlainAnswers } from './plain-answer';
import type { WorkInFlight } from './work-in-flight';

const nameOf = ({ method, path }: HttpRoute) => `${method} ${path}`;
const GENERATE = nameOf(routes.generate);
/** Routes whose address is a fixed one: they are known without being looked for. Streams have limits of their own. */
const FIXED = new Map(
  Object.values<HttpRoute>(routes)
    .filter((route) => !route.path.includes(':') && route !== routes.stream)
    .map((route) => [nameOf(route), route.path]),
);

/**
 * Refuses a call of the API for which there is no room before the framework sees it: in a flood what
 * refusals cost delays everything else, the next refusals included.
 *
 * @returns whether it has answered the request
 */
export function refuseEarly(
  work: WorkInFlight,
  guests: FullLane,
  answers: PlainAnswers,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const refusalOf = (name: string, { headers }: IncomingMessage) => {
    if (!work.hasRoom(name)) {
      requestsRefused.inc();
      return tooMuchWork();
    }
    const isGuest = headers.authorization === undefined;
    return name === GENERATE && isGuest ? guests.refusal() : null;
  };
  return (request, response) => {
    const name = `${request.method} ${request.url!.split('?', 1)[0]!}`;
    const route = FIXED.get(name);
    if (route === undefined) return false;
    const refusal = refusalOf(name, request);
    if (!refusal) return false;
    answers.refuse(request, response, refusal, { route, level: 'debug' });
    return true;
  };
}
