import { z } from 'zod';
import { problem } from './field-problems';
import { LANGUAGES } from './language';
import { event, request } from './message';
import { narratorKindSchema } from './readings';
import { instant, text, trimmedText } from './text';

/** A slug as posts have them; checked loosely, since one that nobody has is simply not found. */
export const slugSchema = text(120, { min: 1 });

/** Where a shown text matches what was searched for: from (included) and to (not), in UTF-16 units. */
export const marksSchema = z.array(z.tuple([z.number().int(), z.number().int()]));
export type Marks = z.infer<typeof marksSchema>;

/** The language that something is written in. */
const writtenIn = z.enum(LANGUAGES);

/** The language that is asked for; English where none is, as before there was another. */
const askedLanguage = z.enum(LANGUAGES, { error: problem('not_a_language') }).default('en');

/** A published post as a list shows it. */
export const postCardSchema = z.object({
  id: z.uuid(),
  slug: z.string(),
  language: writtenIn,
  title: z.string(),
  /** The meta description, or the first 150 characters of the text with an ellipsis. */
  excerpt: z.string(),
  tags: z.array(z.string()),
  authorName: z.string(),
  /** An address on this site. */
  coverImage: z.string(),
  publishedAt: z.iso.datetime(),
  readTimeMinutes: z.number().int(),
});
export type PostCard = z.infer<typeof postCardSchema>;

/** What a search found in a post; null where nothing was searched for. */
export const hitSchema = z.object({
  titleMarks: marksSchema,
  /** A piece of the text around the first match; null where only the title matches. */
  snippet: z.object({ text: z.string(), marks: marksSchema }).nullable(),
});
export type Hit = z.infer<typeof hitSchema>;

export const postListSchema = z.object({
  posts: z.array(postCardSchema.extend({ hit: hitSchema.nullable() })),
  /** The next page begins behind it; null on the last. */
  next: z.string().nullable(),
  /** What was looked for instead, where nothing is written as it was typed. */
  corrected: z.string().nullable(),
});
export type PostList = z.infer<typeof postListSchema>;

/** Query of GET /api/blog/posts. */
export const postQuerySchema = z.strictObject({
  language: askedLanguage,
  /** Leaves out what readers of this language have in their own. */
  without: z.enum(LANGUAGES, { error: problem('not_a_language') }).optional(),
  tag: trimmedText(40).optional(),
  q: trimmedText(100).optional(),
  /** Names what is looked for as well, which may be written in any script. */
  after: text(1_000).optional(),
});
export type PostQuery = z.infer<typeof postQuerySchema>;

/** Query of what is asked for in a language and by nothing else. */
export const inLanguageQuerySchema = z.strictObject({ language: askedLanguage });
export type InLanguageQuery = z.infer<typeof inLanguageQuerySchema>;

/** Where a post is told in another language. */
export const translationSchema = z.object({ language: writtenIn, slug: z.string() });
export type Translation = z.infer<typeof translationSchema>;

/** A published post whole. `content` is HTML of the tags that are allowed, safe to show as it is. */
export const postSchema = postCardSchema.extend({
  content: z.string(),
  metaDescription: z.string(),
  likes: z.number().int(),
  /** The published posts that tell the same in other languages. */
  translations: z.array(translationSchema),
  updatedAt: z.iso.datetime(),
});
export type Post = z.infer<typeof postSchema>;

/** What a post means to one reader. */
export const readerViewSchema = z.object({
  /** The month's articles are used up: the post comes without its content. */
  metered: z.boolean(),
  /** Articles left this month; null without limit. */
  remaining: z.number().int().nonnegative().nullable(),
  liked: z.boolean(),
});
export type ReaderView = z.infer<typeof readerViewSchema>;

/** A post as one reader gets it. */
export const articleSchema = z.object({ post: postSchema, ...readerViewSchema.shape });
export type Article = z.infer<typeof articleSchema>;

/** The home page's view of a post. */
export const latestPostSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  excerpt: z.string(),
  slug: z.string(),
  language: writtenIn,
  featuredImage: z.string(),
  publishedAt: z.iso.datetime(),
});
export type LatestPost = z.infer<typeof latestPostSchema>;

export const tagCountSchema = z.object({ tag: z.string(), count: z.number().int() });

export const likeBodySchema = z.strictObject({ liked: z.boolean() });
export const likeReplySchema = z.object({ liked: z.boolean(), likes: z.number().int() });

export const coverFormatSchema = z.enum(['svg', 'png']);
export type CoverFormat = z.infer<typeof coverFormatSchema>;

/** A published post's address, for the map of the site. */
export const postAddressSchema = z.object({
  slug: z.string(),
  translations: z.array(translationSchema),
  updatedAt: z.iso.datetime(),
});

const bySlug = z.strictObject({ slug: slugSchema });

export const blog = {
  /** Published posts of a language, newest first, 20 a page; with `q` the best matches first, of these the newest. */
  list: request('content.post.list', postQuerySchema, postListSchema),
  /** The ten most used tags of a language. */
  tags: request(
    'content.post.tags',
    inLanguageQuerySchema,
    z.object({ tags: z.array(tagCountSchema) }),
  ),
  /** One published post, whole, whoever asks. @throws `not_found` */
  get: request('content.post.get', bySlug, postSchema),
  /** Begins reading a post: counts it for the month of the asking actor. */
  open: request('content.post.open', z.strictObject({ id: z.uuid() }), readerViewSchema),
  /** Up to three posts on the same subjects, in the same language. */
  related: request('content.post.related', bySlug, z.object({ posts: z.array(postCardSchema) })),
  /** Says, or takes back, that the actor likes a post. */
  like: request('content.post.like', bySlug.extend(likeBodySchema.shape), likeReplySchema),
  /** The three newest posts, as the home page shows them: those of a language first, of others where it has fewer. */
  latest: request(
    'content.post.latest',
    inLanguageQuerySchema,
    z.object({ posts: z.array(latestPostSchema) }),
  ),
  /** Addresses of published posts of a language, at most 1,000 behind a slug, in the order of slugs. */
  addresses: request(
    'content.post.addresses',
    inLanguageQuerySchema.extend({ after: text(120) }),
    z.object({ posts: z.array(postAddressSchema) }),
  ),
  /** The drawn cover of a published post, as base64. */
  cover: request(
    'content.cover.get',
    bySlug.extend({ format: coverFormatSchema }),
    z.object({ version: z.number().int(), body: z.string() }),
  ),
};

export const blogEvents = {
  /** Fires in the transaction that publishes a post, at once or when its time has come. */
  published: event(
    'event.content.post.published',
    z.object({ postId: z.uuid(), publishedAt: z.iso.datetime() }),
  ),
};

/**
 * Told to every gateway when what readers see of the journal has changed; a plain message, so a
 * gateway that misses it forgets what it keeps within the minute anyway.
 */
export const JOURNAL_CHANGED_SUBJECT = 'live.journal-changed';

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
