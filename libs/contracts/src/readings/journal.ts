import { z } from 'zod';
import { figureSchema } from './figures';
import { request } from '../message';
import { editionSchema, factSchema, narratorKindSchema } from './readings';
import { shareSchema } from './sharing';
import { instant, text, trimmedText } from '../text';

/** A reading in a member's journal, as a list shows it. */
export const savedReadingSchema = z.object({
  id: z.uuid(),
  readingType: z.string(),
  title: z.string(),
  content: z.string(),
  /** The line of it that can be quoted; empty where there is none. */
  essence: z.string(),
  loved: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type SavedReading = z.infer<typeof savedReadingSchema>;

/** A saved reading whole; what it stands on is null where it was saved without its generation. */
export const readingSchema = savedReadingSchema.extend({
  toolType: z.string().nullable(),
  params: z.record(z.string(), z.unknown()).nullable(),
  facts: z.array(factSchema),
  figure: figureSchema.nullable(),
  narrator: narratorKindSchema.nullable(),
  edition: editionSchema.nullable(),
  /** Its public link; null where there is none. */
  share: shareSchema.nullable(),
});
export type Reading = z.infer<typeof readingSchema>;

/**
 * Body of POST /api/readings. With `generationId` it is that reading which is kept, together with
 * its facts; saving it twice keeps one.
 */
export const saveBodySchema = z.strictObject({
  readingType: trimmedText(40, { min: 1 }),
  title: trimmedText(200, { min: 1 }),
  content: trimmedText(20_000, { min: 1 }),
  generationId: z.uuid().optional(),
});
export type SaveBody = z.infer<typeof saveBodySchema>;

/** How many readings were kept in a month, `YYYY-MM`, by the clock that was asked for. */
export const monthCountSchema = z.object({ month: z.string(), count: z.number().int() });
export type MonthCount = z.infer<typeof monthCountSchema>;

/** Readings of a page; the next page begins behind `next`, which is null on the last. */
export const readingListSchema = z.object({
  readings: z.array(savedReadingSchema),
  next: z.string().nullable(),
  /** How many there are of each reading type, whatever is searched for. */
  counts: z.record(z.string(), z.number().int()),
  /** The months in which there are readings of the asked type, newest first, whatever is searched for. */
  months: z.array(monthCountSchema),
});
export type ReadingList = z.infer<typeof readingListSchema>;

export const readingQuerySchema = z.strictObject({
  q: trimmedText(100).optional(),
  readingType: text(40).optional(),
  after: text(100).optional(),
  /** Kept at this instant or later. */
  from: instant().optional(),
  /** Kept before this instant. */
  before: instant().optional(),
  /** Minutes by which the clock that months are counted by is ahead of UTC. */
  offset: z.coerce.number().int().min(-840).max(840).default(0),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});
export type ReadingQuery = z.infer<typeof readingQuerySchema>;

const one = z.strictObject({ id: z.uuid() });

export const journal = {
  /**
   * Keeps a reading for the asking member.
   *
   * @throws `invalid_input`, `not_found` for a foreign generation, `saving_limit`, `journal_full`
   */
  save: request('readings.journal.save', saveBodySchema, savedReadingSchema),
  /** The member's readings, newest first. */
  list: request('readings.journal.list', readingQuerySchema, readingListSchema),
  /** One reading of the member; another's is not found. */
  get: request('readings.journal.get', one, readingSchema),
  /** Takes a reading out of the journal; it can be brought back for a day. */
  remove: request('readings.journal.remove', one, z.object({})),
  /** Brings a removed reading back. */
  restore: request('readings.journal.restore', one, savedReadingSchema),
};
