import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { KEPT_DAYS } from '@cosmic/contracts/retention';

/** So many days before now, in SQL. */
const before = (days: number) => `$1::timestamptz - make_interval(days => ${days})`;

/** What is over, by table. `$1` is now. */
const OVER = [
  'DELETE FROM attempts WHERE forget_at < $1',
  'DELETE FROM mail_tokens WHERE expires_at < $1',
  'DELETE FROM invitations WHERE person_id IS NULL AND expires_at < $1',
  `DELETE FROM sessions WHERE ends_at < $1 OR revoked_at < ${before(KEPT_DAYS.endedSessions)}`,
  // A used token that is shown again after a day is refused like any other that is not known.
  `DELETE FROM refresh_tokens WHERE used_at < ${before(1)}`,
  `DELETE FROM known_devices WHERE last_used_at < ${before(KEPT_DAYS.knownDevices)}`,
  `DELETE FROM reminder_letters WHERE written_at < ${before(KEPT_DAYS.letters)}`,
  `DELETE FROM notices WHERE created_at < ${before(KEPT_DAYS.notices)}`,
  `DELETE FROM audit_log WHERE at < ${before(KEPT_DAYS.acts)}`,
];

@Injectable()
export class HousekeepingRepository {
  constructor(private readonly database: DataSource) {}

  /** Erases what is over. */
  async purge(now: Date): Promise<void> {
    for (const sql of OVER) await this.database.query(sql, [now]);
  }
}
