import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppError } from '@cosmic/contracts/errors';
import { routes } from '@cosmic/contracts/http';
import { errorBody } from '../errors/error-body';
import { requestsRefused } from '../metrics';
import { WorkInFlight } from './work-in-flight';

/** Those who were refused come again after so many seconds, not all at one moment. */
const COME_AGAIN_SECONDS = { least: 1, most: 4 };
/** One slow route leaves half of the places to all others. */
const SHARE_OF_ROUTE = 1 / 2;

const WORDS =
  'More people ask just now than can be answered. Please load the page again in a moment.\n';

/** Counts a gateway's work, of which it takes in so many requests at a time. */
export function workOf(most: number): WorkInFlight {
  return new WorkInFlight({ inAll: most, ofRoute: Math.ceil(most * SHARE_OF_ROUTE) });
}

/** What a request is refused with for which there is no room, with a time to come again. */
export function tooMuchWork(): AppError {
  return new AppError('service_unavailable', { retryAfterSeconds: someSeconds() });
}

/**
 * Gives each request its place, and refuses what is beyond with 503 and when to come again. Streams
 * have limits of their own, and a file of the application is sent sooner than it is refused.
 */
export function boundWork(app: NestFastifyApplication, work: WorkInFlight): void {
  const server = app.getHttpAdapter().getInstance();
  server.addHook('onRequest', (request, reply, done) => {
    const route = request.routeOptions.url;
    if (!isWork(route)) return done();
    const end = work.begin(`${request.method} ${route}`);
    if (end) {
      reply.raw.once('close', end);
      return done();
    }
    requestsRefused.inc();
    const error = tooMuchWork();
    void reply
      .status(error.status)
      .headers({ 'retry-after': error.retryAfterSeconds, 'cache-control': 'no-store' });
    if (route.startsWith('/api/')) void reply.send(errorBody(error, request.id));
    else void reply.type('text/plain; charset=utf-8').send(WORDS);
  });
}

/** Probes have to be answered however much there is to do. */
const NO_WORK: readonly string[] = [routes.stream.path, '/healthz', '/readyz'];

function isWork(route: string | undefined): route is string {
  return route !== undefined && !NO_WORK.includes(route) && !route.startsWith('/assets/');
}

function someSeconds(): number {
  const { least, most } = COME_AGAIN_SECONDS;
  return least + Math.floor(Math.random() * (most - least + 1));
}
