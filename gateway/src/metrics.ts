import { Counter, Gauge, Histogram } from 'prom-client';
import { routes } from '@cosmic/contracts/http';

// The gateway's own figures. Those of every process are in libs/platform/src/metrics.ts.

/** Seconds a request took, by method, route (its template, never the address) and status. */
const httpSeconds = new Histogram({
  name: 'cosmic_http_request_seconds',
  help: 'Seconds taken to answer a request over HTTP, by method, route and status',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 0.5, 1, 2.5, 10],
});

/** Streams of pushes that are open now. */
export const streamsOpen = new Gauge({
  name: 'cosmic_streams_open',
  help: 'Open streams of pushes (server-sent events)',
});

/** Streams refused for want of room, by the limit that was reached (`client`, `network`, `site`, `all`). */
export const streamsRefused = new Counter({
  name: 'cosmic_streams_refused_total',
  help: 'Streams of pushes that were refused, by the limit reached',
  labelNames: ['limit'] as const,
});

/** Connections closed as they came, because there was no room for more. */
export const connectionsRefused = new Counter({
  name: 'cosmic_connections_refused_total',
  help: 'Connections refused because the gateway holds as many as it may',
});

/** Requests refused at once, because as many as the gateway may work on were in flight. */
export const requestsRefused = new Counter({
  name: 'cosmic_requests_refused_total',
  help: 'Requests refused at once because too many were in flight',
});

/** A request that was answered. */
export interface Answered {
  method: string;
  /** The template that its address matched; undefined where none did. */
  route: string | undefined;
  status: number;
  milliseconds: number;
}

/** Counts one answered request. A stream's length says nothing of how fast it was answered. */
export function countAnswered({ method, route = 'none', status, milliseconds }: Answered): void {
  if (route === routes.stream.path && status === 200) return;
  httpSeconds.observe({ method, route: countedAs(route), status }, milliseconds / 1_000);
}

/** Files with a hash in their name are one. */
function countedAs(route: string): string {
  return route.startsWith('/assets/') ? '/assets/*' : route;
}
