import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { currentTrace, traceFrom } from '@cosmic/platform/trace';
import { CLOCK, type Clock } from '../auth.tokens';
import type { MailKind } from './letters';

/** A letter to be sent. What it says is made up when it leaves, so that no link lies in a table. */
export interface MailRow {
  id: string;
  kind: MailKind;
  email: string;
  userId: string | null;
  trace: string;
  createdAt: Date;
  attempts: number;
}

/** A sender that says nothing for so long has died; another takes its letter. */
const LEASE_SECONDS = 60;

@Injectable()
export class MailsRepository {
  constructor(
    private readonly database: DataSource,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /** Writes a letter down in the transaction of what it is about. */
  async enqueue(
    manager: EntityManager,
    mail: Pick<MailRow, 'kind' | 'email'> & { userId?: string },
  ): Promise<void> {
    await manager.query(
      `INSERT INTO mails (id, kind, email, user_id, trace, created_at, due_at)
       VALUES ($1, $2, $3, $4, $5, $6, $6)`,
      [
        randomUUID(),
        mail.kind,
        mail.email,
        mail.userId ?? null,
        currentTrace() ?? traceFrom(undefined),
        this.now(),
      ],
    );
  }

  /**
   * Takes the letter that is due first; nobody else gets it for a minute. All of a morning's are
   * due at once: whoever waits for another letter does not wait for those.
   */
  async claim(): Promise<MailRow | undefined> {
    const [rows] = (await this.database.query(
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
    await this.database.query('DELETE FROM mails WHERE id = $1', [id]);
  }

  async postpone(id: string, seconds: number): Promise<void> {
    await this.database.query(
      'UPDATE mails SET due_at = $2::timestamptz + make_interval(secs => $3) WHERE id = $1',
      [id, this.now(), seconds],
    );
  }
}
