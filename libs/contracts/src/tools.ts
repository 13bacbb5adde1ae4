import { z } from 'zod';

/** How a form shows a field. */
export const controlSchema = z.enum([
  'text',
  'textarea',
  'date',
  'zodiac',
  'timeframe',
  'tarot',
  'gender',
  'transit',
  'planet',
  'select',
  'choice',
  'time',
  'place',
]);
export type Control = z.infer<typeof controlSchema>;

export const toolFieldSchema = z.object({
  name: z.string(),
  control: controlSchema,
  label: z.string(),
  hint: z.string().optional(),
  required: z.boolean(),
  maxLength: z.number().int().positive().optional(),
  options: z.array(z.object({ value: z.string(), label: z.string() })).optional(),
});
export type ToolField = z.infer<typeof toolFieldSchema>;

/** A tool as the catalogue lists it. */
export const toolSchema = z.object({
  slug: z.string(),
  readingType: z.string(),
  name: z.string(),
  icon: z.string(),
  description: z.string(),
  category: z.string(),
  premium: z.boolean(),
  fields: z.array(toolFieldSchema),
});
export type ToolSummary = z.infer<typeof toolSchema>;
