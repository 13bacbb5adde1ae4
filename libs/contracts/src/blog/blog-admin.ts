import { z } from 'zod';
import { writtenIn } from './blog';
import { problem } from '../field-problems';
import { LANGUAGES } from '../language';
import { request } from '../message';
import { narratorKindSchema } from '../readings/readings';
import { instant, text, trimmedText } from '../text';

export const toneSchema = z.enum(['mystical', 'educational', 'conversational', 'poetic']);
export type Tone = z.infer<typeof toneSchema>;

/** When a generated post is published: at once, not by itself, or at an instant. */
export const publishModeSchema = z.union([
  z.enum(['now', 'draft']),
  z.strictObject({ at: instant() }),
]);
export type PublishMode = z.infer<typeof publishModeSchema>;

/**
 * Body of POST /api/admin/blog/generations. Keywords are parted by commas. In each language that is
 * asked for a post of its own is written, which may succeed or fail by itself.
 */
export const blogRequestBodySchema = z.strictObject({
  topic: trimmedText(200, { min: 1 }),
  keywords: trimmedText(500).default(''),
  tone: toneSchema.default('mystical'),
  publish: publishModeSchema.default('now'),
  languages: z
    .array(z.enum(LANGUAGES, { error: problem('not_a_language') }))
    .min(1)
    .max(LANGUAGES.length)
    .refine((languages) => new Set(languages).size === languages.length, {
      error: problem('language_twice'),
    })
    .default(['en']),
});
export type BlogRequestBody = z.infer<typeof blogRequestBodySchema>;

/** What is done for a post, in this order. */
export const PUBLISHING_STEPS = ['outline', 'draft', 'check', 'cover', 'publish'] as const;
export const publishingStepSchema = z.enum(PUBLISHING_STEPS);
export type PublishingStep = z.infer<typeof publishingStepSchema>;

export const postStatusSchema = z.enum(['draft', 'scheduled', 'published']);
export type PostStatus = z.infer<typeof postStatusSchema>;

/** A post that was asked for, as the administrator may see it. */
export const blogGenerationSchema = z.object({
  id: z.uuid(),
  topic: z.string(),
  keywords: z.array(z.string()),
  language: writtenIn,
  tone: toneSchema,
  publish: publishModeSchema,
  status: z.enum(['queued', 'running', 'completed', 'failed', 'cancelled']),
  /** What is being done; null before it has begun. */
  step: publishingStepSchema.nullable(),
  narrator: narratorKindSchema.nullable(),
  /** Why our authors wrote although a model was asked. */
  fallbackReason: z.string().nullable(),
  /** The post that came of it, while there is one. */
  post: z
    .object({ id: z.uuid(), slug: z.string(), title: z.string(), status: postStatusSchema })
    .nullable(),
  /** What to tell the administrator once it is over. */
  message: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
});
export type BlogGeneration = z.infer<typeof blogGenerationSchema>;

/** A post that was asked for, in the first language; `beside` it the same in the others. */
export const blogRequestReplySchema = blogGenerationSchema.extend({
  beside: z.array(blogGenerationSchema),
});
export type BlogRequestReply = z.infer<typeof blogRequestReplySchema>;

/** Said of a generated post that is out, and of nothing else. */
export const PUBLISHED_MESSAGE = 'Blog post generated and published successfully';

/** A post with everything its editor needs, whatever its status. */
export const editedPostSchema = z.object({
  id: z.uuid(),
  slug: z.string(),
  language: writtenIn,
  title: z.string(),
  content: z.string(),
  metaDescription: z.string(),
  tags: z.array(z.string()),
  authorName: z.string(),
  coverImage: z.string(),
  status: postStatusSchema,
  publishedAt: z.iso.datetime().nullable(),
  readTimeMinutes: z.number().int(),
  likes: z.number().int(),
  views: z.number().int(),
  /**
   * The language in which nothing tells the same yet, with the run that is writing it; null where
   * every language has it.
   */
  lacks: z.object({ language: writtenIn, run: z.uuid().nullable() }).nullable(),
  /** Grows with every change; named when saving, so that nobody overwrites what they have not seen. */
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type EditedPost = z.infer<typeof editedPostSchema>;

/** Body of PUT /api/admin/blog/posts/:id. */
export const editBodySchema = z.strictObject({
  version: z.int32(),
  title: trimmedText(160, { min: 1 }),
  content: trimmedText(100_000, { min: 1 }),
  metaDescription: trimmedText(300),
  tags: z.array(trimmedText(40, { min: 1 })).max(12),
});
export type EditBody = z.infer<typeof editBodySchema>;

export const editedListSchema = z.object({
  posts: z.array(editedPostSchema.omit({ content: true })),
  next: z.string().nullable(),
});
export type EditedList = z.infer<typeof editedListSchema>;

export const editedQuerySchema = z.strictObject({
  status: postStatusSchema.optional(),
  after: text(200).optional(),
});
export type EditedQuery = z.infer<typeof editedQuerySchema>;

/** Body of POST /api/admin/blog/posts/:id/publish; without an instant it is published now. */
export const publishBodySchema = z.strictObject({ at: instant().optional() });

const byId = z.strictObject({ id: z.uuid() });

const FOR_ADMIN = { access: 'admin' } as const;

/** What only the administrator may ask. */
export const blogAdmin = {
  /** Has a post written, in each language that is named. */
  generate: request(
    'content.generation.request',
    blogRequestBodySchema,
    blogRequestReplySchema,
    FOR_ADMIN,
  ),
  generation: request('content.generation.get', byId, blogGenerationSchema, FOR_ADMIN),
  /** The 50 last posts asked for, newest first. */
  generations: request(
    'content.generation.list',
    z.strictObject({}),
    z.object({ generations: z.array(blogGenerationSchema) }),
    FOR_ADMIN,
  ),
  /** Stops one that is not over. @throws `already_over` */
  cancel: request('content.generation.cancel', byId, blogGenerationSchema, FOR_ADMIN),
  /**
   * Has a post written anew in the language that it lacks, to come out when the post itself did.
   *
   * @throws `not_found`, and `twin_exists` where every language has it or a run is writing it
   */
  twin: request('content.generation.twin', byId, blogGenerationSchema, FOR_ADMIN),
  /**
   * Begins one again that failed or was cancelled.
   *
   * @throws `already_over` for any other, `twin_exists` where another run has written the same meanwhile
   */
  retry: request('content.generation.retry', byId, blogGenerationSchema, FOR_ADMIN),
  /** Posts of every status, the last changed first, 20 a page. */
  list: request('content.editing.list', editedQuerySchema, editedListSchema, FOR_ADMIN),
  get: request('content.editing.get', byId, editedPostSchema, FOR_ADMIN),
  /** @throws `post_changed` when the version is not the newest */
  edit: request(
    'content.editing.save',
    byId.extend(editBodySchema.shape),
    editedPostSchema,
    FOR_ADMIN,
  ),
  /** Publishes a post now, or gives it its time. */
  publish: request(
    'content.editing.publish',
    byId.extend(publishBodySchema.shape),
    editedPostSchema,
    FOR_ADMIN,
  ),
  /** Takes a post, or its time, back: it is a draft again. */
  unpublish: request('content.editing.unpublish', byId, editedPostSchema, FOR_ADMIN),
  remove: request('content.editing.remove', byId, z.object({}), FOR_ADMIN),
};
