import { z } from 'zod';
import { AYANAMSAS, HOUSE_SYSTEMS, ZODIACS } from '../sky/chart-school';
import { MAX_NOTE_CHARACTERS } from './day-limits';
import { problem } from '../field-problems';
import { LANGUAGES } from '../language';
import { request } from '../message';
import { placeSchema, zoneSchema } from '../sky/places';
import { zodiacSignSchema } from '../account/profile';
import { commitmentSchema, editionSchema, factSchema } from '../readings/readings';
import { text, textLike, trimmedText } from '../text';

const EARLIEST_DAY = '1900-01-01';

/** A date of somebody's own calendar; none that has not begun anywhere on Earth. */
export const localDateSchema = z.iso
  .date({ error: problem('not_a_date', { example: '2026-11-25' }), abort: true })
  .refine((date) => date >= EARLIEST_DAY && date <= lastDateAnywhere(Date.now()), {
    error: problem('not_until_today'),
  });

/** How two points go together: with ease, with effort, or by standing at one place. */
export const toneSchema = z.enum(['flow', 'friction', 'meeting']);

/** When something in the sky holds; instants, which a page shows by the reader's clock. */
const windowSchema = z.object({
  from: z.iso.datetime(),
  /** Every pass within the window; none where it only comes near, or is a stay in a house. */
  exact: z.array(z.iso.datetime()),
  until: z.iso.datetime(),
  /** Its end as a sentence has it, by the reader's clock: `until Thursday`, `until 18:40`. */
  untilWords: z.string(),
});

/**
 * Something in the sky that holds on the day, for one person or for one sign.
 *
 * - `transit`: a mover makes an aspect to a point of the member's own chart
 * - `house`: a mover goes through a house, of the chart or counted from the sign
 * - `sky`: two movers make an aspect to each other, the same for everybody
 */
export const dayTransitSchema = z.object({
  kind: z.enum(['transit', 'house', 'sky']),
  /** `moon`, `venus` …: what moves. */
  mover: z.string(),
  /** What it meets: a point of the chart (`sun`, `ascendant` …) or another mover; null for a house. */
  point: z.string().nullable(),
  /** `trine`, `square` …; null for a house. */
  aspect: z.string().nullable(),
  tone: toneSchema.nullable(),
  /** The house that the mover goes through, 1 to 12. */
  house: z.number().int().min(1).max(12),
  /** In plain words, without a full stop: `Venus meets your Moon`. */
  title: z.string(),
  /** What it means, one to three sentences. */
  meaning: z.string(),
  window: windowSchema,
  /** What a why-tap shows: every value computed, times by the reader's clock. */
  facts: z.array(factSchema),
});
export type DayTransit = z.infer<typeof dayTransitSchema>;

/** The card of a day once it is turned, with all that is needed to check the draw. */
export const turnedCardSchema = z.object({
  /** `the-fool` … `the-world`. */
  id: z.string(),
  name: z.string(),
  /** Two or three sentences for this person and day. */
  meaning: z.string(),
  commitment: z.string(),
  serverSeed: z.string(),
  clientSeed: z.string(),
  turnedAt: z.iso.datetime(),
});
export type TurnedCard = z.infer<typeof turnedCardSchema>;

/** One's own line of a day, beside the question that it answers. */
export const dayNoteSchema = z.object({
  question: z.string(),
  text: z.string(),
  writtenAt: z.iso.datetime(),
});
export type DayNote = z.infer<typeof dayNoteSchema>;

/** A day as its reader kept it. */
export const keptDaySchema = z.object({
  date: z.iso.date(),
  /** Whether the day was opened while it lasted: its tick in the ring of the lunation. */
  opened: z.boolean(),
  card: z.object({ id: z.string(), name: z.string() }).nullable(),
  note: dayNoteSchema.nullable(),
});
export type KeptDay = z.infer<typeof keptDaySchema>;

/** One lunation, from a new moon to the next, in the days of the reader's calendar. */
export const lunationSchema = z.object({
  /** Which day of it this is, 1 for the day of the new moon. */
  day: z.number().int().min(1),
  /** How many days it has: 29 or 30, seldom 31 by the calendar. */
  days: z.number().int(),
  from: z.iso.date(),
  /** Its last day, the one before the next new moon's. */
  to: z.iso.date(),
  /** The days on which its four phases are exact. */
  phases: z.array(
    z.object({
      phase: z.enum(['new-moon', 'first-quarter', 'full-moon', 'last-quarter']),
      date: z.iso.date(),
    }),
  ),
});

/** A day as it is told: the same for the same person or sign, date, zone and language, whenever it is asked for. */
export const dayTextSchema = z.object({
  date: z.iso.date(),
  zone: z.string(),
  /** Of its sentences: `en` where no authors have written that part in the asked one yet. */
  language: z.enum(LANGUAGES),
  /**
   * What it stands on: a chart with hour and place, a birth date alone (no houses, no angles and
   * no Moon of the birth), or one sign for everybody who has it.
   */
  basis: z.enum(['chart', 'birth-date', 'sign']),
  /** Whose houses are counted where no hour is known; the Sun's sign of a chart. */
  sign: zodiacSignSchema,
  /** At most 14 words, in hero type. */
  headline: z.string(),
  /** The Moon at noon of the date, by the reader's clock. */
  moon: z.object({
    at: z.iso.datetime(),
    /** `Waxing Gibbous`, as `moonAt` of libs/sky names it. */
    phase: z.string(),
    /** The lit share of the disc, 0 to 1. */
    illumination: z.number(),
    waxing: z.boolean(),
    /** Degrees from the Sun, 0 to 360: what the disc is drawn by. */
    elongation: z.number(),
    /** Degrees that the drawn disc is turned by, as in the sky page. */
    tilt: z.number(),
    sign: zodiacSignSchema,
    /** Within the sign, 0 to 30. */
    degree: z.number(),
    /** In a sentence's words: `Waxing gibbous Moon in Taurus, 97% lit`. */
    words: z.string(),
  }),
  transit: dayTransitSchema,
  /** What else holds on the day, the most telling first; at most four. */
  others: z.array(dayTransitSchema),
  question: z.string(),
  /** The headline of the next day, word for word; a page shows it veiled. */
  tomorrow: z.string(),
  lunation: lunationSchema,
  edition: editionSchema,
});
export type DayText = z.infer<typeof dayTextSchema>;

/** A day with what its reader has kept of it. */
export const daySchema = dayTextSchema.extend({
  /**
   * The card, face down or turned. Its commitment is the SHA-256 of the seed that the server has
   * for this person and date; the one who turns adds a seed of their own.
   */
  card: z.object({ commitment: z.string(), turned: turnedCardSchema.nullable() }),
  note: dayNoteSchema.nullable(),
  /** The dates within the lunation that this person opened; a missed one is only left out. */
  ticks: z.array(z.iso.date()),
  /** What they wrote on this day of the month before and of the year before, where they did. */
  before: z.array(keptDaySchema.extend({ ago: z.enum(['month', 'year']) })),
});
export type Day = z.infer<typeof daySchema>;

/** Query of GET /api/today. */
export const dayQuerySchema = z.strictObject({
  /** The date on the reader's calendar; today by the clock of the zone where it is left out. */
  date: localDateSchema.optional(),
  zone: zoneSchema,
  /** A guest's own choice; taken of a member only where the profile has no birth date. */
  sign: zodiacSignSchema.optional(),
  language: z.enum(LANGUAGES).default('en'),
});
export type DayQuery = z.infer<typeof dayQuerySchema>;

const dateOnly = z.strictObject({ date: localDateSchema });

/** Body of POST /api/today/card. */
export const turnBodySchema = z.strictObject({
  date: localDateSchema,
  /** As the day told it before the turn. */
  ...commitmentSchema.shape,
  /** Chosen by whoever turns, after they were told the commitment. */
  clientSeed: text(100, { min: 1 }),
  language: z.enum(LANGUAGES).default('en'),
});
export type TurnBody = z.infer<typeof turnBodySchema>;

/** Body of PUT /api/today/note. */
export const noteBodySchema = z.strictObject({
  date: localDateSchema,
  /** The question as it was shown; kept beside the answer. */
  question: trimmedText(300, { min: 1 }),
  text: trimmedText(MAX_NOTE_CHARACTERS, { min: 1 }),
});
export type NoteBody = z.infer<typeof noteBodySchema>;

/** Query of GET /api/today/days. */
export const keptDaysQuerySchema = z.strictObject({
  month: textLike(
    /^(?:19|2[01])\d\d-(?:0[1-9]|1[0-2])$/,
    7,
    problem('not_a_month', { example: '2026-11' }),
  ),
});
export type KeptDaysQuery = z.infer<typeof keptDaysQuerySchema>;

/** The days of a month of which something is kept, the first first. */
export const keptDaysSchema = z.object({
  month: z.string(),
  days: z.array(keptDaySchema),
  /** The nearest months before and after of which something is kept. */
  earlier: z.string().nullable(),
  later: z.string().nullable(),
});
export type KeptDays = z.infer<typeof keptDaysSchema>;

/** Ticks of one lunation. */
export const ticksSchema = z.object({ ticks: z.array(z.iso.date()) });

/** Birth data as a profile has them, and how it has charts counted where that is not the usual way. */
const birthSchema = z.strictObject({
  date: z.iso.date(),
  time: textLike(/^\d\d:\d\d$/, 5, problem('not_a_time', { example: '07:45' })).nullable(),
  place: placeSchema.nullable(),
  zodiac: z.enum(ZODIACS).optional(),
  houses: z.enum(HOUSE_SYSTEMS).optional(),
  ayanamsa: z.enum(AYANAMSAS).optional(),
});

export const days = {
  /**
   * The day of whoever asks: by their birth data, else by their sign.
   *
   * @throws `sign_needed` where neither is known; `invalid_input` for a date that has not begun
   *   by the clock of the zone, or that its calendar left out
   */
  get: request(
    'readings.day.get',
    z.strictObject({ ...dayQuerySchema.shape, birth: birthSchema.nullable() }),
    daySchema,
  ),
  /** Ticks today as opened, once; tells the ticks of its lunation by the clock of the zone. */
  open: request(
    'readings.day.open',
    z.strictObject({ date: localDateSchema, zone: zoneSchema }),
    ticksSchema,
  ),
  /**
   * Turns the card of a day; one that is turned already stays as it is.
   *
   * @throws `invalid_input` for a commitment that is not this person's of this date
   */
  turn: request('readings.day.turn', turnBodySchema, turnedCardSchema),
  /** Keeps the answer to a day's question, in place of the one before. */
  write: request('readings.day.write', noteBodySchema, dayNoteSchema),
  /** Removes the answer of a day, of whichever; one that is not there is no error. */
  erase: request('readings.day.erase', dateOnly, z.object({})),
  /** What the asker has kept of a month's days. */
  kept: request('readings.day.kept', keptDaysQuerySchema, keptDaysSchema),
};

/** The date of an instant where the day begins first (UTC+14). */
export function lastDateAnywhere(at: number): string {
  return new Date(at + 14 * 3_600_000).toISOString().slice(0, 10);
}

/** The date of an instant where the day ends last (UTC-12). */
export function firstDateAnywhere(at: number): string {
  return new Date(at - 12 * 3_600_000).toISOString().slice(0, 10);
}
