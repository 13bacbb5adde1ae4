import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A span as it came, with the process that sent it. */
export interface SentSpan {
  process: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Record<string, string | number>;
}

/** A collector of traces that keeps what it is sent. */
export interface Collector {
  url: string;
  spans: SentSpan[];
  close(): Promise<void>;
}

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number | string };
}

interface Sent {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: (Omit<SentSpan, 'attributes'> & { attributes: Attribute[] })[] }[];
  }[];
}

/** Starts a collector that speaks OTLP/HTTP with JSON. */
export async function startCollector(): Promise<Collector> {
  const spans: SentSpan[] = [];
  const server = createServer(async (request, response) => {
    if (request.url === '/v1/traces') spans.push(...spansIn(JSON.parse(await text(request))));
    response.setHeader('content-type', 'application/json').end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function spansIn({ resourceSpans }: Sent): SentSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const process = String(valuesOf(resource.attributes)['service.name']);
    return scopeSpans.flatMap((scope) =>
      scope.spans.map((span) => ({ ...span, process, attributes: valuesOf(span.attributes) })),
    );
  });
}

function valuesOf(attributes: Attribute[]): Record<string, string | number> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]),
  );
}
