import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { routes } from '@cosmic/contracts/http';
import { runInSpan, withTrace } from '@cosmic/platform/trace';
import { startSpan, TRACEPARENT, type Span } from '@cosmic/platform/tracing/spans';

const spans = new WeakMap<FastifyRequest, Span>();

/**
 * Gives each request its correlation id and makes each call of the API a step of its browser's
 * trace. A stream is none: it lasts for as long as a tab is open.
 */
export function traceRequests(server: FastifyInstance): void {
  // Not earlier: reading the body would lose the context again.
  server.addHook('preHandler', (request, _reply, done) => {
    withTrace(request.id, () => {
      const span = begin(request);
      if (span) runInSpan(span, done);
      else done();
    });
  });
  server.addHook('onResponse', (request, reply, done) => {
    end(request, reply);
    done();
  });
}

/** The trace that a request belongs to; undefined where it belongs to none. */
export function traceIdOf(request: FastifyRequest): string | undefined {
  return spans.get(request)?.traceId;
}

function begin(request: FastifyRequest): Span | undefined {
  const { method, headers, routeOptions } = request;
  const route = routeOptions.url;
  if (!route?.startsWith('/api/') || route === routes.stream.path) return undefined;
  const offered = headers[TRACEPARENT];
  const span = startSpan(`${method} ${route}`, {
    kind: 'server',
    parent: typeof offered === 'string' ? offered : undefined,
    attributes: { 'http.request.method': method, 'http.route': route },
  });
  if (span) spans.set(request, span);
  return span;
}

function end(request: FastifyRequest, { statusCode }: FastifyReply): void {
  const span = spans.get(request);
  span?.set({ 'http.response.status_code': statusCode });
  if (statusCode >= 500) span?.fail(String(statusCode));
  span?.end();
}
