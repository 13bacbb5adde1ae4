import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '@cosmic/contracts/errors';
import type { Actor } from '@cosmic/contracts/message';
import { RateLimits, type RateLimit } from '@cosmic/platform/limits/rate-limits';
import { readerOf } from '../members/reader';
import { LikesRepository } from './likes.repository';

/** Likes given and taken back: whoever clears cookies is a new guest each time, but of the same network. */
const LIKES: RateLimit = { seconds: 60 * 60, ofPerson: 30, ofNetwork: 40 };

@Injectable()
export class LikesService {
  constructor(
    private readonly database: DataSource,
    private readonly likes: LikesRepository,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Says, or takes back, that an actor likes a post. What is so already is counted for no limit.
   *
   * @throws AppError `not_found`, `too_many_attempts`
   */
  async set(
    actor: Actor,
    slug: string,
    liked: boolean,
  ): Promise<{ liked: boolean; likes: number }> {
    return this.database.transaction(async (transaction) => {
      const postId = await this.likes.findPost(transaction, slug);
      if (postId === undefined) throw new AppError('not_found');
      const change = await this.likes.set(transaction, postId, readerOf(actor), liked);
      if (change !== 0) await this.limits.take(transaction, 'likes', LIKES, actor);
      // Last, for everybody else who likes this post waits for it.
      const likes = await this.likes.count(transaction, postId, change);
      if (likes === undefined) throw new AppError('not_found');
      return { liked, likes };
    });
  }
}
