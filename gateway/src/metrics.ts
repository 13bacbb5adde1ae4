import type { FastifyReply, FastifyRequest } from 'fastify';
import { Gauge, Histogram } from 'prom-client';
import { routes } from '@cosmic/contracts/http';

// The gateway's own figures. Those of every process are in libs/platform/src/metrics.ts.

/** Seconds a request took, by method, route (its template, never the address) and status. */
const httpSeconds = new Histogram({
  name: 'cosmic_http_request_seconds',
  help: 'Seconds taken to answer a request over HTTP, by method, route and status',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
});

/** Streams of pushes that are open now. */
export const streamsOpen = new Gauge({
  name: 'cosmic_streams_open',
  help: 'Open streams of pushes (server-sent events)',
});

/** Counts one answered request. A stream's length says nothing of how fast it was answered. */
export function countRequest(request: FastifyRequest, reply: FastifyReply): void {
  const route = routeOf(request);
  const status = reply.statusCode;
  if (route === routes.stream.path && status === 200) return;
  httpSeconds.observe({ method: request.method, route, status }, reply.elapsedTime / 1_000);
}

/** The template that a request's address matched. Files with a hash in their name are one. */
function routeOf({ routeOptions: { url } }: FastifyRequest): string {
  if (url === undefined) return 'none';
  return url.startsWith('/assets/') ? '/assets/*' : url;
}
