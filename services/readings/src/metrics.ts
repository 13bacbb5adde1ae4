import { Counter, Histogram } from 'prom-client';

// This service's own figures. Those of every process are in libs/platform/src/metrics.ts.

/** Readings refused because a day's units were used up, by whose (`member`, `guest`, `address`). */
export const quotaRefusals = new Counter({
  name: 'cosmic_quota_refusals_total',
  help: "Readings refused by a day's limit, by whose limit it was",
  labelNames: ['limit'] as const,
});

/** Seconds from the request for a reading to its first words. */
export const readingBegins = new Histogram({
  name: 'cosmic_reading_begin_seconds',
  help: 'Seconds from the request for a reading to its first words',
  buckets: [0.1, 0.25, 0.5, 1, 2, 5, 15, 60],
});

/** Seconds from the request for a reading to its end, by how it ended (`completed`, `failed`). */
export const readingEnds = new Histogram({
  name: 'cosmic_reading_end_seconds',
  help: 'Seconds from the request for a reading to its end, by outcome',
  labelNames: ['outcome'] as const,
  buckets: [0.5, 1, 2, 5, 10, 15, 30, 60, 300],
});
