import { z } from 'zod';
import { request } from './message';
import { factSchema } from './readings';
import { textLike } from './text';

/** What the address of a public reading ends in; a secret by itself. */
export const shareTokenSchema = textLike(/^[\w-]{43}$/, 43, 'is not the end of a link');

/** The public link of a saved reading. */
export const shareSchema = z.object({
  token: z.string(),
  sharedAt: z.iso.datetime(),
});
export type Share = z.infer<typeof shareSchema>;

/**
 * What a public link shows: the words as they were written here; of the facts only those that depend on nobody's birth or name, and
 * nothing of the member whose reading it is.
 */
export const sharedReadingSchema = z.object({
  toolType: z.string(),
  toolName: z.string(),
  content: z.string(),
  facts: z.array(factSchema),
  createdAt: z.iso.datetime(),
});
export type SharedReading = z.infer<typeof sharedReadingSchema>;

/** A picture of 1200 by 630 for previews, PNG in base64. */
export const pictureSchema = z.object({ png: z.base64() });
export type Picture = z.infer<typeof pictureSchema>;

const one = z.strictObject({ id: z.uuid() });

export const sharing = {
  /** Makes the public link of a saved reading; the one that there is stays. @throws `not_found`, `not_shareable` where it was not written here */
  share: request('readings.sharing.share', one, shareSchema),
  /** Ends it: from then on nobody finds anything there, also not when a new one is made. */
  stop: request('readings.sharing.stop', one, z.object({})),
  /** What would be public of a reading of the asking member. @throws `not_found`, `not_shareable` */
  preview: request('readings.sharing.preview', one, sharedReadingSchema),
  /** What stands behind a link, whoever asks. @throws `not_found` also for one that has ended */
  open: request(
    'readings.sharing.open',
    z.strictObject({ token: shareTokenSchema }),
    sharedReadingSchema,
  ),
};

export const pictures = {
  /** Draws a reading for previews; the same for the same reading. */
  reading: request('content.picture.reading', sharedReadingSchema, pictureSchema),
};
