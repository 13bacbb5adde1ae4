import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { KEPT_DAYS } from '@cosmic/contracts/retention';

/** So many days before now, in SQL. */
const before = (days: number) => `$1::timestamptz - make_interval(days => ${days})`;

/** Which rows of a table are over. `$1` is now. */
export const OVER: Readonly<Record<string, string>> = {
  attempts: 'forget_at < $1',
  mail_tokens: 'expires_at < $1',
  invitations: 'person_id IS NULL AND expires_at < $1',
  sessions: `ends_at < $1 OR revoked_at < ${before(KEPT_DAYS.endedSessions)}`,
  // A used token that is shown again after a day is refused like any other that is not known.
  refresh_tokens: `used_at < ${before(1)}`,
  known_devices: `last_used_at < ${before(KEPT_DAYS.knownDevices)}`,
  reminder_letters: `written_at < ${before(KEPT_DAYS.letters)}`,
  notices: `created_at < ${before(KEPT_DAYS.notices)}`,
  audit_log: `at < ${before(KEPT_DAYS.acts)}`,
};

@Injectable()
export class HousekeepingRepository {
  constructor(private readonly database: DataSource) {}

  /** Erases what is over. */
  async purge(now: Date): Promise<void> {
    for (const [table, over] of Object.entries(OVER)) {
      await this.database.query(`DELETE FROM ${table} WHERE ${over}`, [now]);
    }
  }
}
