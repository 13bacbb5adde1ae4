import { collectDefaultMetrics, Counter, Histogram, register } from 'prom-client';

collectDefaultMetrics();

/** Seconds a request over NATS took, by subject and outcome (`ok` or the error's code). */
export const requestSeconds = new Histogram({
  name: 'cosmic_request_seconds',
  help: 'Seconds taken to answer a request, by subject and outcome',
  labelNames: ['subject', 'outcome'] as const,
  buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
});

/** Seconds a job took, by queue and outcome (`completed`, `retried`, `failed`). */
export const jobSeconds = new Histogram({
  name: 'cosmic_job_seconds',
  help: 'Seconds taken to work on a job, by queue and outcome',
  labelNames: ['queue', 'outcome'] as const,
  buckets: [0.01, 0.1, 0.5, 1, 2, 5, 10, 30, 60, 120],
});

/** Events handled, by subject and outcome (`done`, `duplicate`, `failed`). */
export const eventsHandled = new Counter({
  name: 'cosmic_events_total',
  help: 'Events consumed, by subject and outcome',
  labelNames: ['subject', 'outcome'] as const,
});

/** @returns the figures of this process in Prometheus's text format, with their content type. */
export async function renderMetrics(): Promise<{ contentType: string; body: string }> {
  return { contentType: register.contentType, body: await register.metrics() };
}
