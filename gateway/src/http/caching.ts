import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { routes } from '@cosmic/contracts/http';
import type { HttpRoute } from '@cosmic/contracts/route';

const NOT_CHANGED = 304;
/** By what the API tells its askers apart. */
const ASKER = ['cookie', 'authorization'];

/**
 * Has nobody keep what the API answers, unless the contract of a route says who may: what is said to
 * one asker must never be shown to another, nor after they have left. Refusals are kept by nobody.
 */
export function boundCaching(app: NestFastifyApplication): void {
  const keptBy = new Map(
    Object.values<HttpRoute>(routes).map((route) => [
      `${route.method} ${route.path}`,
      route.keptBy,
    ]),
  );
  const server = app.getHttpAdapter().getInstance();
  server.addHook('onSend', (request, reply, payload, done) => {
    const template = request.routeOptions.url ?? '';
    if (!template.startsWith('/api/') && !request.url.startsWith('/api/'))
      return done(null, payload);
    const isGood = reply.statusCode < 300 || reply.statusCode === NOT_CHANGED;
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const who = isGood ? keptBy.get(`${method} ${template}`) : undefined;
    if (who === undefined) void reply.header('cache-control', 'no-store');
    if (who !== 'everybody') void reply.header('vary', alsoBy(reply.getHeader('vary'), ASKER));
    done(null, payload);
  });
}

/** A `Vary` header with more names in it. */
function alsoBy(vary: unknown, names: readonly string[]): string {
  const there = [vary ?? []].flat().flatMap((text) => String(text).toLowerCase().split(','));
  return [...new Set([...there.map((name) => name.trim()), ...names])].join(', ');
}
