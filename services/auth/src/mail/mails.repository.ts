import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { currentTrace, traceFrom } from '@cosmic/platform/trace';
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
      trace: currentTrace() ?? traceFrom(undefined),
      createdAt: now,
      dueAt: now,
    });
  }

  /**
   * Takes the letter that is due first; nobody else gets it for a minute. All of a morning's are
   * due at once: whoever waits for another letter does not wait for those.
   */
  async claim(): Promise<MailRow | undefined> {
    const [rows] = (await this.mails.query(
      `UPDATE mails
       SET due_at = $1::timestamptz + make_interval(secs => ${LEASE_SECONDS}),
           attempts = attempts + 1
       WHERE id = (SELECT id FROM mails WHERE due_at <= $1
                   ORDER BY (kind = 'reminder'), due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
       RETURNING id, kind, email, user_id AS "userId", trace, created_at AS "createdAt", attempts`,
      [this.now()],
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
