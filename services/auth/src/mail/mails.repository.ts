import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { currentOrNewTrace } from '@cosmic/platform/trace';
import { CLOCK, type Clock } from '../auth.tokens';
import { MailEntity } from './mail.entity';

/** A letter to be sent. What it says is made up when it leaves, so that no link lies in a table. */
export type MailRow = Omit<MailEntity, 'dueAt'>;

/** A sender that says nothing for so long has died; another takes its letter. */
const LEASE_SECONDS = 60;

@Injectable()
export class MailsRepository {
  constructor(
    @InjectRepository(MailEntity) private readonly mails: Repository<MailEntity>,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /** Writes a letter down in the transaction of what it is about. */
  async enqueue(
    manager: EntityManager,
    mail: Pick<MailRow, 'kind' | 'email'> & { userId?: string },
  ): Promise<void> {
    const now = this.now();
    await manager.insert(MailEntity, {
      ...mail,
      id: randomUUID(),
      trace: currentOrNewTrace(),
      createdAt: now,
      dueAt: now,
    });
  }

  /**
   * Writes the letters of a morning down. They get no jobs here: a million of them would fill Redis,
   * so the sweep adds those next in turn.
   */
  async enqueueMorning(
    manager: EntityManager,
    members: readonly { userId: string; email: string }[],
  ): Promise<void> {
    if (members.length === 0) return;
    await manager.query(
      `INSERT INTO mails (id, kind, email, user_id, trace, created_at, due_at)
       SELECT gen_random_uuid(), 'reminder', email, user_id, $3, $4::timestamptz, $4::timestamptz
       FROM unnest($1::uuid[], $2::text[]) AS letter (user_id, email)`,
      [
        members.map(({ userId }) => userId),
        members.map(({ email }) => email),
        currentOrNewTrace(),
        this.now(),
      ],
    );
  }

  /** Letters whose time has come; those that somebody waits for are first. */
  due(most: number): Promise<Pick<MailEntity, 'id' | 'kind' | 'trace'>[]> {
    return this.mails.query(
      `SELECT id, kind, trace FROM mails WHERE due_at <= $1
       ORDER BY (kind = 'reminder'), due_at LIMIT $2`,
      [this.now(), most],
    );
  }

  /** Takes a letter that is due; nobody else gets it for a minute. */
  async claim(id: string): Promise<MailRow | undefined> {
    const [rows] = (await this.mails.query(
      `UPDATE mails
       SET due_at = $1::timestamptz + make_interval(secs => ${LEASE_SECONDS}),
           attempts = attempts + 1
       WHERE id = $2 AND due_at <= $1
       RETURNING id, kind, email, user_id AS "userId", trace, created_at AS "createdAt", attempts`,
      [this.now(), id],
    )) as [MailRow[], number];
    return rows[0];
  }

  async remove(id: string): Promise<void> {
    await this.mails.delete({ id });
  }

  async postpone(id: string, seconds: number): Promise<void> {
    const dueAt = new Date(this.now().getTime() + seconds * 1_000);
    await this.mails.update({ id }, { dueAt });
  }
}
