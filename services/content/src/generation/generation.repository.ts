import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  In,
  Repository,
  type EntityManager,
  type FindOptionsWhere,
  type SelectQueryBuilder,
} from 'typeorm';
import type { PublishingStep } from '@cosmic/contracts/blog/blog-admin';
import { BlogGenerationEntity, type Draft } from './blog-generation.entity';

const MAX_LISTED = 50;
const MAX_SWEPT = 50;

const now = () => 'clock_timestamp()';
const UNFINISHED = In(['queued', 'running'] satisfies BlogGenerationEntity['status'][]);

export type NewGeneration = Pick<
  BlogGenerationEntity,
  | 'id'
  | 'actorId'
  | 'topic'
  | 'language'
  | 'workId'
  | 'keywords'
  | 'tone'
  | 'publishMode'
  | 'publishAt'
  | 'postId'
  | 'trace'
>;

/** What a post is to be about, and how it is to sound. */
export type Asked = Pick<BlogGenerationEntity, 'topic' | 'keywords' | 'tone'>;

/** A run's right to write: it holds as long as no newer run has claimed the row and nobody stopped it. */
export type Claim = Pick<BlogGenerationEntity, 'id' | 'attempt'>;

/** What is changed of a row; an expression of SQL as a function. */
type Change = Parameters<Repository<BlogGenerationEntity>['update']>[1];

/**
 * Keeps the posts that were asked for. Who may change a row is a condition of the statement that
 * changes it, so that of several at once one does.
 */
@Injectable()
export class GenerationRepository {
  constructor(
    @InjectRepository(BlogGenerationEntity)
    private readonly generations: Repository<BlogGenerationEntity>,
  ) {}

  /** Stores what was asked for together: all of it or nothing. */
  async insert(rows: NewGeneration[], manager = this.generations.manager): Promise<void> {
    await manager.insert(BlogGenerationEntity, rows);
  }

  /** What a post was asked for with; null for one that nobody asked for. */
  requestOf(transaction: EntityManager, postId: string): Promise<Asked | null> {
    return transaction.findOne(BlogGenerationEntity, {
      select: { id: true, topic: true, keywords: true, tone: true },
      where: { postId },
    });
  }

  /** A row with what readers know its post by, if that is there. */
  find(id: string): Promise<BlogGenerationEntity | null> {
    return this.withPosts().where({ id }).getOne();
  }

  newest(): Promise<BlogGenerationEntity[]> {
    return this.withPosts()
      .orderBy({ 'generation.createdAt': 'DESC', 'generation.id': 'DESC' })
      .limit(MAX_LISTED)
      .getMany();
  }

  /** Begins a run: the row is this run's until another claims it. Null for a row that is over. */
  async claim(id: string): Promise<BlogGenerationEntity | null> {
    const began = await this.change(
      { id, status: UNFINISHED },
      { status: 'running', attempt: () => 'attempt + 1' },
    );
    return began ? this.find(id) : null;
  }

  /** Shows that the run is alive, and with a step, how far it is. @returns false once it is not the run's */
  keep(claim: Claim, step: PublishingStep): Promise<boolean> {
    return this.change(held(claim), { step });
  }

  /** Keeps what was written, so that a later run need not ask for it again. */
  keepDraft(claim: Claim, draft: Draft): Promise<boolean> {
    const { narrator, model, fallbackReason, tokensUsed } = draft;
    return this.change(held(claim), {
      draft: { ...draft, tags: [...draft.tags] },
      narrator,
      model,
      fallbackReason,
      tokensUsed,
    });
  }

  /** Ends a run well; in the transaction that stores its post. */
  complete(transaction: EntityManager, claim: Claim): Promise<boolean> {
    const change: Change = { status: 'completed', draft: null, completedAt: now };
    return this.change(held(claim), change, transaction);
  }

  fail(claim: Claim, code: string): Promise<boolean> {
    return this.change(held(claim), { status: 'failed', errorCode: code, completedAt: now });
  }

  /** Gives an unfinished run's row back to be taken by another worker. */
  release(claim: Claim): Promise<boolean> {
    return this.change(held(claim), { status: 'queued' });
  }

  /** Stops what is not over; whoever works on it finds out when next it keeps its place. */
  cancel(id: string): Promise<boolean> {
    return this.change({ id, status: UNFINISHED }, { status: 'cancelled', completedAt: now });
  }

  /** Puts a failed or cancelled one back to the beginning. */
  retry(transaction: EntityManager, id: string): Promise<boolean> {
    return this.change(
      { id, status: In(['failed', 'cancelled']) },
      {
        status: 'queued',
        step: null,
        draft: null,
        narrator: null,
        model: null,
        fallbackReason: null,
        errorCode: null,
        attemptsBefore: () => 'attempt',
        completedAt: null,
      },
      transaction,
    );
  }

  /** Rows that are not over and that nobody has touched for a while: their job was lost or never added. */
  neglected(seconds: number): Promise<Pick<BlogGenerationEntity, 'id' | 'trace'>[]> {
    return this.generations
      .createQueryBuilder('generation')
      .select(['generation.id', 'generation.trace'])
      .where({ status: UNFINISHED })
      .andWhere('generation.updatedAt < clock_timestamp() - make_interval(secs => :seconds)', {
        seconds,
      })
      .orderBy('generation.updatedAt')
      .limit(MAX_SWEPT)
      .getMany();
  }

  private withPosts(): SelectQueryBuilder<BlogGenerationEntity> {
    return this.generations
      .createQueryBuilder('generation')
      .leftJoin('generation.post', 'post')
      .addSelect(['post.id', 'post.slug', 'post.title', 'post.status']);
  }

  /** @returns whether there was a row to change */
  private async change(
    where: FindOptionsWhere<BlogGenerationEntity>,
    change: Change,
    manager: EntityManager = this.generations.manager,
  ): Promise<boolean> {
    const { affected } = await manager.update(BlogGenerationEntity, where, {
      ...change,
      updatedAt: now,
    });
    return affected === 1;
  }
}

function held({ id, attempt }: Claim): FindOptionsWhere<BlogGenerationEntity> {
  return { id, attempt, status: 'running' };
}
