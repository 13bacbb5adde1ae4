import { Injectable } from '@nestjs/common';
import { AppError } from '@cosmic/contracts/errors';
import type { Actor } from '@cosmic/contracts/message';
import { readerOf } from '../members/reader';
import { LikesRepository } from './likes.repository';

@Injectable()
export class LikesService {
  constructor(private readonly likes: LikesRepository) {}

  /** Says, or takes back, that an actor likes a post. @throws AppError `not_found` */
  async set(
    actor: Actor,
    slug: string,
    liked: boolean,
  ): Promise<{ liked: boolean; likes: number }> {
    const likes = await this.likes.set(slug, readerOf(actor), liked);
    if (likes === null) throw new AppError('not_found');
    return { liked, likes };
  }
}
