import { z } from 'zod';
import { DOORS } from './doors';

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

/** What a tool says in words of its own, where others say what all of them do. */
export const toolWordsSchema = z
  .object({
    submit: z.string(),
    busy: z.string(),
    /** Beside the form or in place of the reading. */
    failed: z.string(),
    failedTitle: z.string(),
    save: z.string(),
    saveAsGuest: z.string(),
    saved: z.string(),
    saveFailed: z.string(),
  })
  .partial();
export type ToolWords = z.infer<typeof toolWordsSchema>;

/** What a page does for a tool in another way than for most; all of it may be absent. */
export const toolPolicySchema = z
  .object({
    /** Readings of it that a guest may have in a day. */
    guestLimit: z.number().int().positive(),
    /** What happens when the day's readings are used up: nothing more, the plans are named, or the page leads to them. */
    onLimit: z.enum(['offer', 'lead']),
    /** Guests who open this premium tool are sent to the plans. */
    guestsToPlans: z.literal(true),
    /** Where guests go who want to keep a reading; otherwise to the login. */
    guestsSaveBy: z.literal('signup'),
    /** Addresses that lead back to it name it by its slug alone. */
    shortAddress: z.literal(true),
    /** What is missing, and that one has to log in, is told in a message as well. */
    tellsWhatIsMissing: z.literal(true),
    /** Its fields are left to chance: nothing fills them in, and each reading has its own. */
    isThrown: z.literal(true),
    /** Its reading is one for everybody who asks the same on one day, so it is not offered again. */
    oneADay: z.literal(true),
    /** Its readings tell of the Moon's nodes, which the profile has reckoned as true or as mean. */
    tellsOfNodes: z.literal(true),
    /** Its readings count a chart as the profile says: zodiac, houses, ayanamsa. */
    followsChartSchool: z.literal(true),
    /** Its readings tell minutes of the sky, by the clock of whoever reads them. */
    tellsMinutes: z.literal(true),
    /** Which ready set of the best days is for the same as its readings. */
    bestDays: z.object({
      tradition: z.string(),
      /** For what it is, whatever was asked. */
      purpose: z.string().optional(),
      /** Or for what, by the value of one of its fields; for others there is none. */
      field: z.string().optional(),
      purposes: z.record(z.string(), z.string()).optional(),
      /** The field that says where. */
      place: z.string().optional(),
    }),
  })
  .partial();
export type ToolPolicy = z.infer<typeof toolPolicySchema>;

/** A tool as the catalogue lists it. */
export const toolSchema = z.object({
  slug: z.string(),
  readingType: z.string(),
  name: z.string(),
  icon: z.string(),
  description: z.string(),
  category: z.string(),
  /** The door that it stands behind. */
  door: z.enum(DOORS),
  /** Whether it stands there with a picture; three of each door do. */
  pictured: z.literal(true).optional(),
  /** The name of its engraving. */
  engraving: z.string(),
  /** What people look for when they mean it, in any language and spelling. */
  alsoCalled: z.array(z.string()),
  premium: z.boolean(),
  fields: z.array(toolFieldSchema),
  /** What it makes, as a sentence names it: 'Failed to generate your …'. */
  noun: z.string().optional(),
  words: toolWordsSchema.optional(),
  policy: toolPolicySchema.optional(),
});
export type ToolSummary = z.infer<typeof toolSchema>;
