import { Counter } from 'prom-client';

// This service's own figures. Those of every process are in libs/platform/src/metrics.ts.

/** Readings refused because a day's units were used up, by whose (`member`, `guest`, `address`). */
export const quotaRefusals = new Counter({
  name: 'cosmic_quota_refusals_total',
  help: "Readings refused by a day's limit, by whose limit it was",
  labelNames: ['limit'] as const,
});
