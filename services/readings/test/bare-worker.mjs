/** A worker that does nothing, as BullMQ's guide writes it: what the pipeline is measured against. */
import { Worker } from 'bullmq';

const { REDIS_URL, QUEUE, CONCURRENCY } = process.env;
const { hostname: host, port } = new URL(REDIS_URL);
new Worker(QUEUE, async () => undefined, {
  connection: { host, port: Number(port), maxRetriesPerRequest: null },
  concurrency: Number(CONCURRENCY),
});
