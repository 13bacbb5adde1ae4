import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { EditedPost } from '@cosmic/contracts/blog/blog-admin';
import type { Language } from '@cosmic/contracts/language';
import { BlogPostEntity } from './blog-post.entity';
import { PostWritingRepository } from './post-writing.repository';
import { lackOf, type Translation } from './twins.rules';

/** A run that is to tell a work in a language; one without a work has no twins. */
interface Run {
  id: string;
  language: Language;
  workId: string | null;
}

/** Finds in which languages a work is told, or is being written. */
@Injectable()
export class TwinsRepository {
  constructor(
    private readonly database: DataSource,
    private readonly posts: PostWritingRepository,
  ) {}

  /**
   * Has whoever else asks for a twin of a post wait until the transaction is over.
   *
   * @returns the post, which is part of a work from now on; null where there is none
   */
  async hold(
    transaction: EntityManager,
    id: string,
  ): Promise<(BlogPostEntity & { workId: string }) | null> {
    const lock = { mode: 'pessimistic_write' } as const;
    const post = await transaction.findOne(BlogPostEntity, { where: { id }, lock });
    const workId = post && (await this.posts.workOf(transaction, post.slug));
    return workId === null ? null : { ...post!, workId };
  }

  /** What each post lacks, in the order of the posts. */
  async lacksOf(
    posts: readonly Pick<BlogPostEntity, 'language' | 'workId'>[],
  ): Promise<EditedPost['lacks'][]> {
    const works = posts.flatMap(({ workId }) => workId ?? []);
    const told = works.length > 0 ? await this.translations(works) : [];
    return posts.map(({ language, workId }) =>
      lackOf([
        { language, run: null },
        ...told.filter((translation) => translation.workId === workId),
      ]),
    );
  }

  /** The languages in which works are told or being written, as one instant has them. */
  translations(
    works: readonly string[],
    manager = this.database.manager,
  ): Promise<(Translation & { workId: string })[]> {
    return manager.query(
      `SELECT work_id AS "workId", language, NULL::uuid AS run
       FROM blog_posts WHERE work_id = ANY($1)
       UNION ALL
       SELECT work_id, language, id FROM blog_generations
       WHERE work_id = ANY($1) AND status IN ('queued', 'running')`,
      [works],
    );
  }

  /** Whether something else than a run tells the same, or is about to; holds the work's posts meanwhile. */
  async isTakenByOther(
    transaction: EntityManager,
    { id, language, workId }: Run,
  ): Promise<boolean> {
    if (workId === null) return false;
    await transaction.find(BlogPostEntity, {
      select: { id: true },
      where: { workId },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    const translations = await this.translations([workId], transaction);
    return translations.some(
      (translation) => translation.language === language && translation.run !== id,
    );
  }
}
