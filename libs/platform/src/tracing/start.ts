import { useTracer } from './spans';

/**
 * Sends this process's spans to a collector, where the environment names one. Without, nothing of
 * OpenTelemetry is loaded.
 *
 * @returns sends what is left and ends it
 */
export async function startTracing(
  name: string,
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }: { OTEL_EXPORTER_OTLP_ENDPOINT?: string },
): Promise<() => Promise<void>> {
  if (!endpoint) return async () => undefined;
  const { openTelemetry } = await import('@cosmic/platform/tracing/open-telemetry');
  const { tracer, stop } = openTelemetry(name, endpoint);
  useTracer(tracer);
  return async () => {
    useTracer(undefined);
    await stop();
  };
}
