import { createHash } from 'node:crypto';
import { Injectable, Module } from '@nestjs/common';
import { LessThan, type EntityManager } from 'typeorm';
import { ForgottenMemberEntity } from './forgotten-member.entity';

/** Events wait in the stream for a week; after that nothing of an erased member can come any more. */
const REMEMBERED_MS = 8 * 24 * 60 * 60 * 1_000;

/** Members who were erased and of whom events may still come, in a service's own table. */
@Injectable()
export class ForgottenMembers {
  /** Remembers that a member was erased, for as long as that can matter. */
  async add(transaction: EntityManager, userId: string): Promise<void> {
    await transaction
      .createQueryBuilder()
      .insert()
      .into(ForgottenMemberEntity)
      .values({ mark: markOf(userId) })
      .orIgnore()
      .execute();
    await transaction.delete(ForgottenMemberEntity, {
      erasedAt: LessThan(new Date(Date.now() - REMEMBERED_MS)),
    });
  }

  /** Whether a member was erased: an event of theirs may come later than the one that says so. */
  has(manager: EntityManager, userId: string): Promise<boolean> {
    return manager.existsBy(ForgottenMemberEntity, { mark: markOf(userId) });
  }
}

/** For features that keep something of members; the service has {@link ForgottenMemberEntity} among its entities. */
@Module({ providers: [ForgottenMembers], exports: [ForgottenMembers] })
export class ForgottenMembersModule {}

/** By which an erased member is known: nobody's id can be read from it. */
function markOf(userId: string): Buffer {
  return createHash('sha256').update(userId).digest();
}
