import {
  ROOT_CONTEXT,
  SpanKind as Kind,
  SpanStatusCode,
  trace,
  type Context,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { SpanKind, Tracer } from './spans';

const KINDS: Record<SpanKind, Kind> = {
  server: Kind.SERVER,
  client: Kind.CLIENT,
  producer: Kind.PRODUCER,
  consumer: Kind.CONSUMER,
};

/** Version, trace, span and flags as W3C writes them; all zeros name nothing. */
const PARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

/**
 * OpenTelemetry's own SDK behind our few words for it. Spans are sent in batches over OTLP/HTTP;
 * what can't be sent is dropped, for nothing may wait for it.
 */
export function openTelemetry(
  name: string,
  endpoint: string,
): { tracer: Tracer; stop: () => Promise<void> } {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.namespace': 'cosmic', 'service.name': name }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  const spans = provider.getTracer('@cosmic/platform');
  return {
    tracer: {
      start(spanName, { kind, parent, attributes }) {
        const span = spans.startSpan(
          spanName,
          { kind: KINDS[kind], attributes },
          contextOf(parent),
        );
        const { traceId, spanId, traceFlags } = span.spanContext();
        return {
          traceId,
          traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
          set: (more) => void span.setAttributes(more),
          fail(code) {
            span.setAttribute('error.type', code);
            span.setStatus({ code: SpanStatusCode.ERROR });
          },
          end: () => span.end(),
        };
      },
    },
    // A collector that is away must not keep a process from leaving.
    stop: () => provider.shutdown().catch(() => undefined),
  };
}

function contextOf(traceparent: string | undefined): Context {
  const [, traceId, spanId, flags] = PARENT.exec(traceparent ?? '') ?? [];
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16) & 1;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
