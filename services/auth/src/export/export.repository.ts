import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** What is kept of a member besides the profile, without secrets and their hashes. `$1` is the member. */
const TABLES = {
  accounts: `SELECT id, email, full_name, email_verified_at, created_at FROM accounts WHERE id = $1`,
  sessions: `SELECT browser, system, created_at, last_used_at, ends_at, revoked_at, revoked_because
             FROM sessions WHERE user_id = $1 ORDER BY created_at`,
  second_factors: `SELECT enabled_at FROM second_factors
                   WHERE user_id = $1 AND enabled_at IS NOT NULL`,
  known_devices: `SELECT last_used_at FROM known_devices WHERE user_id = $1 ORDER BY last_used_at`,
  guests_of_members: `SELECT guest_id FROM guests_of_members WHERE user_id = $1 ORDER BY guest_id`,
  reminders: `SELECT rhythm, zone, next_at FROM reminders WHERE user_id = $1`,
  reminder_letters: `SELECT day::text AS day, rhythm, written_at
                     FROM reminder_letters WHERE user_id = $1 ORDER BY day`,
  mail_tokens: `SELECT purpose, email, expires_at FROM mail_tokens WHERE user_id = $1 ORDER BY expires_at`,
  audit_log: `SELECT at, act FROM audit_log WHERE user_id = $1 ORDER BY id DESC LIMIT 1000`,
} as const;

@Injectable()
export class ExportRepository {
  constructor(private readonly database: DataSource) {}

  async rowsOf(userId: string): Promise<Record<string, unknown[]>> {
    const found = Object.entries(TABLES).map(async ([table, sql]) => {
      const rows: unknown[] = await this.database.query(sql, [userId]);
      return [table, rows] as const;
    });
    return Object.fromEntries(await Promise.all(found));
  }
}
