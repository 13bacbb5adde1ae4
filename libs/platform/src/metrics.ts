import { collectDefaultMetrics, Counter, Gauge, Histogram, register } from 'prom-client';

// The figures that every process shows, whatever it is for. Dashboards and alerts know them by
// these names; the README's table says who shows which.

/** Measuring how late the event loop is wakes it: by default a hundred times a second, half of what an idle process costs. */
const EVENT_LOOP_RESOLUTION_MS = 50;

/**
 * Shows what Node and the system say of this process: processor time, memory, the event loop's lag.
 * Called once, by what runs a process: the library can't stop it, and it would keep every
 * module of a test file alive.
 */
export function showProcess(): void {
  collectDefaultMetrics({ eventLoopMonitoringPrecision: EVENT_LOOP_RESOLUTION_MS });
}

const LOOK_TIMEOUT_MS = 1_000;

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

/** Whether this process reaches NATS, as far as it knows. */
export const natsConnected = new Gauge({
  name: 'cosmic_nats_connected',
  help: 'Whether this process is connected to NATS (1) or has lost it (0)',
});

/** Jobs in a queue, by state (`waiting`, `active`, `delayed`, `failed`). */
export const queueJobs = new Gauge({
  name: 'cosmic_queue_jobs',
  help: 'Jobs in a queue, by queue and state',
  labelNames: ['queue', 'state'] as const,
});

/** How long the job that has waited longest has waited; 0 where none waits. */
export const queueOldestSeconds = new Gauge({
  name: 'cosmic_queue_oldest_waiting_seconds',
  help: 'Age of the oldest waiting job, by queue',
  labelNames: ['queue'] as const,
});

/** Rows that are older than their rule of retention says, by table; counted to ten thousand. */
export const rowsPastAge = new Gauge({
  name: 'cosmic_rows_past_age',
  help: 'Rows older than they may be after the last clean-up, by table',
  labelNames: ['table'] as const,
});

/** Events handled, by subject and outcome (`done`, `duplicate`, `failed`). */
export const eventsHandled = new Counter({
  name: 'cosmic_events_total',
  help: 'Events consumed, by subject and outcome',
  labelNames: ['subject', 'outcome'] as const,
});

/** Events that the stream holds for this service and that are not applied yet, by subject. */
export const eventsPending = new Gauge({
  name: 'cosmic_events_pending',
  help: 'Events that wait in the stream for this service, by subject',
  labelNames: ['subject'] as const,
});

/** Events recorded that the stream does not hold yet. */
export const outboxUnsent = new Gauge({
  name: 'cosmic_outbox_unsent',
  help: 'Events not sent yet, by the schema whose outbox they are in',
  labelNames: ['schema'] as const,
});

/** How long the event that has waited longest has waited; 0 where none waits. */
export const outboxOldestSeconds = new Gauge({
  name: 'cosmic_outbox_oldest_seconds',
  help: 'Age of the oldest event not sent yet, by schema',
  labelNames: ['schema'] as const,
});

/** The pool's connections in use and idle, and the statements that wait for one. */
export const databaseConnections = new Gauge({
  name: 'cosmic_database_connections',
  help: 'Database connections of this process (used, idle) and callers waiting for one (waiting)',
  labelNames: ['schema', 'state'] as const,
});

/** How many connections the pool may hold. */
export const databaseConnectionsMax = new Gauge({
  name: 'cosmic_database_connections_max',
  help: 'Database connections this process may hold',
  labelNames: ['schema'] as const,
});

/** Seconds a call of a language model took, by model and outcome (`ok` or the kind of failure). */
export const modelCallSeconds = new Histogram({
  name: 'cosmic_model_call_seconds',
  help: 'Seconds taken by a call of a language model, by model and outcome',
  labelNames: ['model', 'outcome'] as const,
  buckets: [0.5, 1, 2, 5, 10, 20, 30, 60, 120],
});

/** Tokens paid for, by model and direction (`input`, `output`). */
export const modelTokens = new Counter({
  name: 'cosmic_model_tokens_total',
  help: 'Tokens used by language models, by model and direction',
  labelNames: ['model', 'direction'] as const,
});

/** What those tokens cost by the prices that are set. */
export const modelCost = new Counter({
  name: 'cosmic_model_cost_dollars_total',
  help: 'Cost of language models in US dollars, by model',
  labelNames: ['model'] as const,
});

const looks = new Set<() => Promise<void>>();

/**
 * Has figures looked up each time they are asked for. A look that fails or takes longer than a
 * second leaves the others as they are.
 *
 * @returns ends it
 */
export function atEachScrape(look: () => Promise<void>): () => void {
  looks.add(look);
  return () => looks.delete(look);
}

/** @returns the figures of this process in Prometheus's text format, with their content type. */
export async function renderMetrics(): Promise<{ contentType: string; body: string }> {
  await Promise.all([...looks].map(inTime));
  return { contentType: register.contentType, body: await register.metrics() };
}

async function inTime(look: () => Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, LOOK_TIMEOUT_MS);
  });
  await Promise.race([look().catch(() => undefined), late]);
  clearTimeout(timer);
}
