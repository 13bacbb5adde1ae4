import { z } from 'zod';
import { request } from './message';

/**
 * What is counted day by day, and by what: `readings` and `failures` by tool, `refusals` by whose
 * limit it was, `model-calls` by how they ended, `tokens` and `cost` (millionths of a US dollar) by
 * model, `revenue` (the smallest unit of the money) by currency; `sign-ups` and `sign-ins` by nothing.
 */
export const figureKindSchema = z.enum([
  'readings',
  'failures',
  'refusals',
  'model-calls',
  'tokens',
  'cost',
  'sign-ups',
  'sign-ins',
  'revenue',
]);
export type FigureKind = z.infer<typeof figureKindSchema>;

/** For how many days figures are told, today included. */
export const usageRangeSchema = z.enum(['7', '30', '90']);
export type UsageRange = z.infer<typeof usageRangeSchema>;

export const usageQuerySchema = z.object({ days: usageRangeSchema.optional() });

/** One row of numbers: a value for each day, 0 where nothing was counted. */
export const usageSeriesSchema = z.object({
  figure: figureKindSchema,
  /** By what it is counted; empty where by nothing. */
  name: z.string(),
  values: z.array(z.number().int()),
});
export type UsageSeries = z.infer<typeof usageSeriesSchema>;

/** Figures by UTC day, oldest first. They name nobody. */
export const usageSchema = z.object({
  days: z.array(z.iso.date()),
  series: z.array(usageSeriesSchema),
});
export type Usage = z.infer<typeof usageSchema>;

export const usage = {
  /** What was counted in the last days. */
  figures: request(
    'usage.figures.list',
    z.strictObject({ days: z.number().int().min(1).max(90) }),
    usageSchema,
    { access: 'admin' },
  ),
};
