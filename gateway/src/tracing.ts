import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
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
    endCall(spans.get(request), reply.statusCode);
    done();
  });
}

/** The trace that a request belongs to; undefined where it belongs to none. */
export function traceIdOf(request: FastifyRequest): string | undefined {
  return spans.get(request)?.traceId;
}

/** Begins the step that a call of the API is. */
export function beginCall(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  route: string,
): Span | undefined {
  const offered = headers[TRACEPARENT];
  return startSpan(`${method} ${route}`, {
    kind: 'server',
    parent: typeof offered === 'string' ? offered : undefined,
    attributes: { 'http.request.method': method!, 'http.route': route },
  });
}

/** Ends it with what was answered. */
export function endCall(span: Span | undefined, status: number): void {
  span?.set({ 'http.response.status_code': status });
  if (status >= 500) span?.fail(String(status));
  span?.end();
}

function begin(request: FastifyRequest): Span | undefined {
  const route = request.routeOptions.url;
  if (!route?.startsWith('/api/') || route === routes.stream.path) return undefined;
  const span = beginCall(request, route);
  if (span) spans.set(request, span);
  return span;
}
