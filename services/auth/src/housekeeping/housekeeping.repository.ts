import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** What is over, by table. `$1` is now. */
const OVER = [
  'DELETE FROM attempts WHERE forget_at < $1',
  'DELETE FROM mail_tokens WHERE expires_at < $1',
  "DELETE FROM sessions WHERE ends_at < $1 OR revoked_at < $1::timestamptz - interval '7 days'",
  // A used token that is shown again after a day is refused like any other that is not known.
  "DELETE FROM refresh_tokens WHERE used_at < $1::timestamptz - interval '1 day'",
  "DELETE FROM known_devices WHERE last_used_at < $1::timestamptz - interval '1 year'",
  "DELETE FROM reminder_letters WHERE written_at < $1::timestamptz - interval '90 days'",
  "DELETE FROM audit_log WHERE at < $1::timestamptz - interval '1 year'",
];

@Injectable()
export class HousekeepingRepository {
  constructor(private readonly database: DataSource) {}

  /** Erases what is over. */
  async purge(now: Date): Promise<void> {
    for (const sql of OVER) await this.database.query(sql, [now]);
  }
}
