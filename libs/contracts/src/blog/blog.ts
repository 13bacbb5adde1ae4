import { z } from 'zod';
import { problem } from '../field-problems';
import { LANGUAGES } from '../language';
import { event, request } from '../message';
import { text, trimmedText } from '../text';

/** A slug as posts have them; checked loosely, since one that nobody has is simply not found. */
export const slugSchema = text(120, { min: 1 });

/** Where a shown text matches what was searched for: from (included) and to (not), in UTF-16 units. */
export const marksSchema = z.array(z.tuple([z.number().int(), z.number().int()]));
export type Marks = z.infer<typeof marksSchema>;

/** The language that something is written in. */
export const writtenIn = z.enum(LANGUAGES);

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
