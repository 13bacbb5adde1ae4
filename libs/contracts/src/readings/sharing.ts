import { z } from 'zod';
import { problem } from '../field-problems';
import { figureSchema } from './figures';
import { request } from '../message';
import type { PictureFormat } from './picture-formats';
import { factSchema } from './readings';
import { textLike } from '../text';

/** What the address of a public reading ends in; a secret by itself. */
export const shareTokenSchema = textLike(/^[\w-]{43}$/, 43, problem('not_ours'));

/** The public link of a saved reading. */
export const shareSchema = z.object({
  token: z.string(),
  sharedAt: z.iso.datetime(),
});
export type Share = z.infer<typeof shareSchema>;

/**
 * What a public link shows: the words as they were written here, their line to quote, and a picture without birth data; of the
 * facts only those that depend on nobody's birth or name, and nothing of the member whose reading it is.
 */
export const sharedReadingSchema = z.object({
  toolType: z.string(),
  toolName: z.string(),
  content: z.string(),
  /** Empty where no line of it stands by itself. */
  essence: z.string(),
  /** What was chosen from lists, such as a sign; nothing that was typed. */
  params: z.record(z.string(), z.unknown()),
  figure: figureSchema.nullable(),
  facts: z.array(factSchema),
  createdAt: z.iso.datetime(),
});
export type SharedReading = z.infer<typeof sharedReadingSchema>;

export const pictureFormatSchema = z.enum(['link', 'feed', 'story'] satisfies PictureFormat[]);

export const pictureQuerySchema = z.strictObject({ format: pictureFormatSchema.default('link') });
export type PictureQuery = z.infer<typeof pictureQuerySchema>;

/** A picture of one of the formats, PNG in base64. */
export const pictureSchema = z.object({ png: z.base64() });
export type Picture = z.infer<typeof pictureSchema>;

const one = z.strictObject({ id: z.uuid() });

export const sharing = {
  /** Makes the public link of a saved reading; the one that there is stays. @throws `not_found`, `not_shareable` where it was not written here */
  share: request('readings.sharing.share', one, shareSchema),
  /** Ends it: from then on nobody finds anything there, also not when a new one is made. */
  stop: request('readings.sharing.stop', one, z.object({})),
  /** What would be public of a finished reading of whoever asks, saved or not. @throws `not_found`, `not_shareable` */
  preview: request('readings.sharing.preview', one, sharedReadingSchema),
  /** What stands behind a link, whoever asks. @throws `not_found` also for one that has ended */
  open: request(
    'readings.sharing.open',
    z.strictObject({ token: shareTokenSchema }),
    sharedReadingSchema,
  ),
};

export const pictures = {
  /** Draws a reading; the same for the same reading. */
  reading: request(
    'content.picture.reading',
    z.strictObject({ reading: sharedReadingSchema, format: pictureFormatSchema }),
    pictureSchema,
  ),
};
