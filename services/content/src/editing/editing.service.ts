import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import type {
  EditBody,
  EditedList,
  EditedPost,
  EditedQuery,
} from '@cosmic/contracts/blog/blog-admin';
import { AppError } from '@cosmic/contracts/errors';
import { Announcer } from '../announcing/announcer';
import type { BlogPostEntity } from '../posts/blog-post.entity';
import { readCursor, writeCursor } from '../posts/cursor';
import { PostWritingRepository } from '../posts/post-writing.repository';
import { editedOf } from '../posts/post.view';
import { TwinsRepository } from '../posts/twins.repository';

const PAGE = 20;

const placeSchema = z
  .tuple([z.iso.datetime(), z.uuid()])
  .transform(([updatedAt, id]) => ({ updatedAt, id }));

/** The administrator's work on posts that are there. */
@Injectable()
export class EditingService {
  constructor(
    private readonly database: DataSource,
    private readonly posts: PostWritingRepository,
    private readonly twins: TwinsRepository,
    private readonly announcer: Announcer,
  ) {}

  async list({ status, after }: EditedQuery): Promise<EditedList> {
    const place = readCursor(placeSchema, after);
    const rows = await this.posts.page(status ?? null, place, PAGE + 1);
    const posts = await this.withLacks(rows.slice(0, PAGE));
    const last = rows.length > PAGE ? posts.at(-1) : undefined;
    return { posts, next: last ? writeCursor([last.updatedAt, last.id]) : null };
  }

  /** @throws AppError `not_found` */
  async get(id: string): Promise<EditedPost> {
    const row = await this.posts.find(id);
    if (!row) throw new AppError('not_found');
    const [post] = await this.withLacks([row]);
    return post!;
  }

  /** @throws AppError `not_found`, `post_changed` when the version is not the newest */
  async save(id: string, { version, ...text }: EditBody): Promise<EditedPost> {
    await this.get(id);
    const saved = await this.database.transaction((transaction) =>
      this.posts.update(transaction, id, version, text),
    );
    if (!saved) throw new AppError('post_changed');
    return this.told(id);
  }

  /** Publishes a post now, or at an instant to come. One that is out already stays as it is. */
  async publish(id: string, at: string | undefined, now = new Date()): Promise<EditedPost> {
    await this.get(id);
    await this.database.transaction(async (transaction) => {
      if (at !== undefined && new Date(at) > now) {
        await this.posts.schedule(transaction, id, new Date(at));
      } else if (await this.posts.publish(transaction, id, now)) {
        await this.announcer.published(transaction, id, now);
      }
    });
    return this.told(id);
  }

  /** @throws AppError `not_found` */
  async unpublish(id: string): Promise<EditedPost> {
    await this.database.transaction((transaction) => this.posts.unpublish(transaction, id));
    return this.told(id);
  }

  /** @throws AppError `not_found` */
  async remove(id: string): Promise<void> {
    const gone = await this.database.transaction((transaction) =>
      this.posts.remove(transaction, id),
    );
    if (!gone) throw new AppError('not_found');
    this.announcer.changed();
  }

  private async withLacks(rows: BlogPostEntity[]): Promise<EditedPost[]> {
    const lacks = await this.twins.lacksOf(rows);
    return rows.map((row, index) => editedOf(row, lacks[index]!));
  }

  private async told(id: string): Promise<EditedPost> {
    this.announcer.changed();
    return this.get(id);
  }
}
