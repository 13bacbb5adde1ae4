import { createHash } from 'node:crypto';
import { Injectable, Module } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { ForgottenMemberEntity } from './forgotten-member.entity';

/** Which of `forgotten_members` something may still come of, in SQL: events wait in the stream for a week. */
export const IS_RECENT = `erased_at >= clock_timestamp() - interval '8 days'`;

/** Members who were erased and of whom events may still come, in a service's own table. */
@Injectable()
export class ForgottenMembers {
  /** Remembers that a member was erased. */
  async add(transaction: EntityManager, userId: string): Promise<void> {
    await transaction
      .createQueryBuilder()
      .insert()
      .into(ForgottenMemberEntity)
      .values({ mark: markOf(userId) })
      .orIgnore()
      .execute();
  }

  /** Whether a member was erased: an event of theirs may come later than the one that says so. */
  has(manager: EntityManager, userId: string): Promise<boolean> {
    return manager.existsBy(ForgottenMemberEntity, { mark: markOf(userId) });
  }

  /** Which of some members were erased. */
  async among(manager: EntityManager, userIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (userIds.length === 0) return new Set();
    const marks = new Map(userIds.map((id) => [markOf(id).toString('hex'), id]));
    const rows = await manager.findBy(ForgottenMemberEntity, {
      mark: In([...marks.keys()].map((mark) => Buffer.from(mark, 'hex'))),
    });
    return new Set(rows.map(({ mark }) => marks.get(mark.toString('hex'))!));
  }

  /** Whether there is any member of whom something may still come. */
  async any(manager: EntityManager): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `SELECT FROM forgotten_members WHERE ${IS_RECENT} LIMIT 1`,
    );
    return rows.length > 0;
  }

  /** Ends the memory of those of whom nothing can come any more. */
  async purge(manager: EntityManager): Promise<void> {
    await manager.query(`DELETE FROM forgotten_members WHERE NOT (${IS_RECENT})`);
  }
}

/** For features that keep something of members; the service has {@link ForgottenMemberEntity} among its entities. */
@Module({ providers: [ForgottenMembers], exports: [ForgottenMembers] })
export class ForgottenMembersModule {}

/** By which an erased member is known: nobody's id can be read from it. */
function markOf(userId: string): Buffer {
  return createHash('sha256').update(userId).digest();
}
