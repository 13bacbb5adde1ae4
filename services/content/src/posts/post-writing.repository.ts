import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Not, Repository, type EntityManager } from 'typeorm';
import type { PostStatus } from '@cosmic/contracts/blog/blog-admin';
import type { Language } from '@cosmic/contracts/language';
import { sanitise } from '../html/sanitise';
import { textOf } from '../html/text-of';
import { fold } from '../search/fold';
import { spelled, wordsIn } from '../search/query.rules';
import { readTimeOf, slugAt, slugOf, tagsOf } from './post.rules';
import { BlogPostEntity } from './blog-post.entity';

/** What an author gives. */
export interface PostText {
  title: string;
  /** Any HTML; what is stored is sanitised. */
  content: string;
  metaDescription: string;
  tags: readonly string[];
}

export interface NewPost extends PostText {
  id: string;
  language: Language;
  /** Shared with the posts that tell the same in other languages. */
  workId: string | null;
  status: PostStatus;
  publishedAt: Date | null;
  /** Told only where it must not follow from the title. */
  slug?: string;
}

/** A place in the editor's list. */
export interface EditedPlace {
  updatedAt: string;
  id: string;
}

/** No word of the journal that is longer helps anyone who mistyped one. */
const MAX_WORD = 40;

/** To the millisecond, which is what a place in a list can name. */
const CHANGED_AT = `date_trunc('milliseconds', clock_timestamp())`;
const CHANGED_SQL = `version = version + 1, updated_at = ${CHANGED_AT}`;
const CHANGED = { version: () => 'version + 1', updatedAt: () => CHANGED_AT };
const DOCUMENT = (title: string, tags: string, text: string) =>
  `setweight(to_tsvector('pg_catalog.english', ${title}), 'A') ||
   setweight(to_tsvector('pg_catalog.english', ${tags}), 'B') ||
   setweight(to_tsvector('pg_catalog.english', ${text}), 'D')`;

/** Writes posts. Whatever comes in is sanitised, measured and made findable here and nowhere else. */
@Injectable()
export class PostWritingRepository {
  constructor(
    @InjectRepository(BlogPostEntity) private readonly posts: Repository<BlogPostEntity>,
  ) {}

  /**
   * Stores a post under an address that nobody else has: of several at once
   * with one title each gets the next free number.
   *
   * @returns its slug; null when a post of this id is there already
   */
  async insert(transaction: EntityManager, post: NewPost): Promise<string | null> {
    if (await transaction.existsBy(BlogPostEntity, { id: post.id })) return null;
    const base = post.slug ?? slugOf(post.title);
    for (let attempt = await this.firstFree(transaction, base); ; attempt += 1) {
      const slug = slugAt(base, attempt);
      if (await this.insertAt(transaction, slug, post)) return slug;
    }
  }

  /** The work that a post is part of from now on, for its twins; null where there is no such post. */
  async workOf(transaction: EntityManager, slug: string): Promise<string | null> {
    const [post] = await changedRows<{ workId: string }>(
      transaction,
      `UPDATE blog_posts SET work_id = coalesce(work_id, id) WHERE slug = $1
       RETURNING work_id AS "workId"`,
      [slug],
    );
    return post?.workId ?? null;
  }

  find(id: string): Promise<BlogPostEntity | null> {
    return this.posts.findOneBy({ id });
  }

  /** Posts of every status behind a place, the last changed first. */
  page(
    status: PostStatus | null,
    after: EditedPlace | null,
    limit: number,
  ): Promise<BlogPostEntity[]> {
    const posts = this.posts
      .createQueryBuilder('post')
      .orderBy({ 'post.updatedAt': 'DESC', 'post.id': 'DESC' })
      .limit(limit);
    if (status) posts.andWhere({ status });
    if (after) posts.andWhere('(post.updatedAt, post.id) < (:updatedAt, :id)', after);
    return posts.getMany();
  }

  /** Changes a post's text. @returns false when it has another version than the one named */
  async update(
    transaction: EntityManager,
    id: string,
    version: number,
    text: PostText,
  ): Promise<boolean> {
    const kept = measured(text);
    const changed = await changedRows(
      transaction,
      `UPDATE blog_posts
       SET title = $3, content = $4, text = $5, meta_description = $6, tags = $7,
           read_time_minutes = $8, title_folded = $9,
           document = ${DOCUMENT('$10', '$11', '$12')}, ${CHANGED_SQL}
       WHERE id = $1 AND version = $2 RETURNING id`,
      [id, version, ...kept.columns],
    );
    if (changed.length > 0) await this.learn(transaction, kept.words);
    return changed.length > 0;
  }

  /** Makes a post readable from an instant on. @returns false for one that is published */
  async publish(transaction: EntityManager, id: string, at: Date): Promise<boolean> {
    const { affected } = await transaction.update(
      BlogPostEntity,
      { id, status: Not('published') },
      { status: 'published', publishedAt: at, ...CHANGED },
    );
    return affected === 1;
  }

  /** Gives a post its time. One that is published leaves the readers' sight until then. */
  async schedule(transaction: EntityManager, id: string, at: Date): Promise<void> {
    await transaction.update(
      BlogPostEntity,
      { id },
      { status: 'scheduled', publishedAt: at, ...CHANGED },
    );
  }

  /** Publishes what has waited for its time; of several who try, each post is one's. */
  publishDue(transaction: EntityManager): Promise<{ id: string; publishedAt: Date }[]> {
    return changedRows(
      transaction,
      `UPDATE blog_posts SET status = 'published', ${CHANGED_SQL}
       WHERE id IN (SELECT id FROM blog_posts
                    WHERE status = 'scheduled' AND published_at <= now()
                    FOR UPDATE SKIP LOCKED)
       RETURNING id, published_at AS "publishedAt"`,
      [],
    );
  }

  async unpublish(transaction: EntityManager, id: string): Promise<void> {
    await transaction.update(
      BlogPostEntity,
      { id, status: Not('draft') },
      { status: 'draft', publishedAt: null, ...CHANGED },
    );
  }

  /** @returns whether there was one */
  async remove(transaction: EntityManager, id: string): Promise<boolean> {
    const { affected } = await transaction.delete(BlogPostEntity, { id });
    return affected === 1;
  }

  /** How many posts have the address or one of its numbered ones, plus one: all below are taken, mostly. */
  private async firstFree(transaction: EntityManager, base: string): Promise<number> {
    const rows: { slug: string }[] = await transaction.query(
      `SELECT slug FROM blog_posts WHERE slug = $1 OR (slug > $1 || '-' AND slug < $1 || '.')`,
      [base],
    );
    const taken = new Set(rows.map(({ slug }) => slug));
    let attempt = 1;
    while (taken.has(slugAt(base, attempt))) attempt += 1;
    return attempt;
  }

  private async insertAt(
    transaction: EntityManager,
    slug: string,
    post: NewPost,
  ): Promise<boolean> {
    const kept = measured(post);
    const added: unknown[] = await transaction.query(
      `INSERT INTO blog_posts (id, slug, title, content, text, meta_description, tags,
         read_time_minutes, title_folded, document, status, published_at, language, work_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, ${DOCUMENT('$10', '$11', '$12')}, $13, $14, $15, $16)
       ON CONFLICT ON CONSTRAINT one_post_per_slug DO NOTHING RETURNING id`,
      [post.id, slug, ...kept.columns, post.status, post.publishedAt, post.language, post.workId],
    );
    if (added.length > 0) await this.learn(transaction, kept.words);
    return added.length > 0;
  }

  /** Sorted, so that two who learn the same words at once wait for each other and never in a circle. */
  private async learn(transaction: EntityManager, words: readonly string[]): Promise<void> {
    await transaction.query(
      `INSERT INTO search_words (word) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING`,
      [words],
    );
  }
}

/** What is stored of an author's text, in the order of the statements above. */
function measured({ title, content, metaDescription, tags }: PostText): {
  columns: unknown[];
  words: string[];
} {
  const html = sanitise(content);
  const text = textOf(html);
  const kept = tagsOf(tags);
  const folded = [title, kept.join(' '), text].map(fold);
  const words = folded.map(wordsIn);
  return {
    columns: [
      title,
      html,
      text,
      metaDescription,
      kept,
      readTimeOf(html),
      folded[0],
      // Words alone: what else counts as part of one depends on the locale of the database.
      ...words.map((each) => spelled(each.join(' '))),
    ],
    words: [...new Set(words.flat())].filter((word) => word.length <= MAX_WORD).sort(),
  };
}

/** The driver answers a changing statement with its rows and their number. */
async function changedRows<Row>(
  transaction: EntityManager,
  sql: string,
  values: unknown[],
): Promise<Row[]> {
  const [rows] = (await transaction.query(sql, values)) as [Row[], number];
  return rows;
}
