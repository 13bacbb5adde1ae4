import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { MemberRows } from '@cosmic/contracts/member';
import { readingsEvents } from '@cosmic/contracts/readings';
import { recordEvent } from '@cosmic/platform/outbox/record-event';
import { DaysRepository, type KeptRow } from '../days/days.repository';
import { SealedGeneration } from '../generation/sealed-generation';
import { TrialRepository, type TrialRow } from '../trials/trial.repository';

/** Rows of a page: with texts of 20,000 characters it still fits into one message. */
const PAGE = 15;

/** Events wait in the stream for a week; after that nothing of an erased member can come any more. */
const REMEMBERED_DAYS = 8;

/** Ids that one event tells of; more of them would not fit into a message. */
const IDS_AT_ONCE = 1_000;

/** Tables that can be long, each with what of a row is the member's. `$1` is the member, `$2` the last id of the page before. */
const LONG_TABLES = {
  generations: `
    SELECT id, tool_type, params, status, content, facts, figure, narrator, created_at, completed_at, loved_at
    FROM generations WHERE actor_kind = 'member' AND actor_id = $1 AND id > $2
    ORDER BY id LIMIT ${PAGE}`,
  readings: `
    SELECT id, reading_type, title, content, created_at, deleted_at
    FROM readings WHERE user_id = $1 AND id > $2 ORDER BY id LIMIT ${PAGE}`,
} as const;

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** By which an erased member is known: nobody's id can be read from it. */
const markOf = (id: string) => `sha256(('member:' || ${id}::text)::bytea)`;
const IS_FORGOTTEN = 'IN (SELECT mark FROM forgotten_members)';
/** What is kept of erased members; an index by the mark leads to each. */
const ERASE = [
  `DELETE FROM blind_trials WHERE ${markOf('user_id')} ${IS_FORGOTTEN}`,
  `DELETE FROM generations WHERE actor_kind = 'member' AND ${markOf('actor_id')} ${IS_FORGOTTEN}`,
  `DELETE FROM readings WHERE ${markOf('user_id')} ${IS_FORGOTTEN}`,
  `DELETE FROM draw_commitments
   WHERE actor_kind = 'member' AND ${markOf('actor_id')} ${IS_FORGOTTEN}`,
  `DELETE FROM kept_days WHERE actor_kind = 'member' AND ${markOf('actor_id')} ${IS_FORGOTTEN}`,
  `DELETE FROM premium_members WHERE ${markOf('user_id')} ${IS_FORGOTTEN}`,
  `DELETE FROM member_preferences WHERE ${markOf('user_id')} ${IS_FORGOTTEN}`,
  `DELETE FROM user_access_logs
   WHERE user_id LIKE 'member:%' AND sha256(user_id::bytea) ${IS_FORGOTTEN}`,
];

@Injectable()
export class MembersRepository {
  constructor(
    private readonly database: DataSource,
    private readonly sealed: SealedGeneration,
    private readonly trials: TrialRepository,
    private readonly days: DaysRepository,
  ) {}

  /** A page of what is kept of a member; short tables come whole with the first. */
  async rowsOf(userId: string, after: { table: string; id: string } | null): Promise<MemberRows> {
    const names = Object.keys(LONG_TABLES) as (keyof typeof LONG_TABLES)[];
    const table = names.find((name) => name === after?.table) ?? names[0]!;
    const kept: { id: string }[] = await this.database.query(LONG_TABLES[table], [
      userId,
      after?.id ?? FIRST_ID,
    ]);
    const page = table === 'generations' ? kept.map((row) => this.sealed.open(row)) : kept;
    const last = page.at(-1);
    const following = names[names.indexOf(table) + 1];
    const next =
      page.length === PAGE ? `${table}:${last!.id}` : following && `${following}:${FIRST_ID}`;
    return {
      rows: { ...(after ? {} : await this.shortTablesOf(userId)), [table]: page },
      next: next ?? null,
    };
  }

  /** Marks a member as erased and erases what is there, also of the guests the member was. */
  async erase(
    transaction: EntityManager,
    userId: string,
    guestIds: readonly string[],
  ): Promise<void> {
    await transaction.query(
      `INSERT INTO forgotten_members (mark) VALUES (${markOf('$1')}) ON CONFLICT DO NOTHING`,
      [userId],
    );
    await this.eraseMarked(transaction);
    if (guestIds.length > 0) await this.eraseGuests(transaction, guestIds);
  }

  /** Erases what came of erased members afterwards: a request that was under way, a late event. */
  async eraseMarked(manager: EntityManager = this.database.manager): Promise<void> {
    const marked: unknown[] = await manager.query('SELECT FROM forgotten_members LIMIT 1');
    if (marked.length === 0) return;
    for (const sql of ERASE) await manager.query(sql);
    await manager.query(
      `DELETE FROM forgotten_members
       WHERE erased_at < clock_timestamp() - make_interval(days => ${REMEMBERED_DAYS})`,
    );
  }

  private async eraseGuests(
    transaction: EntityManager,
    guestIds: readonly string[],
  ): Promise<void> {
    const [gone] = (await transaction.query(
      `DELETE FROM generations WHERE actor_kind = 'guest' AND actor_id = ANY ($1) RETURNING id`,
      [guestIds],
    )) as [{ id: string }[], number];
    await transaction.query(
      `DELETE FROM draw_commitments WHERE actor_kind = 'guest' AND actor_id = ANY ($1)`,
      [guestIds],
    );
    await transaction.query(
      `DELETE FROM kept_days WHERE actor_kind = 'guest' AND actor_id = ANY ($1)`,
      [guestIds],
    );
    await transaction.query('DELETE FROM user_access_logs WHERE user_id = ANY ($1)', [
      guestIds.map((id) => `guest:${id}`),
    ]);
    for (let at = 0; at < gone.length; at += IDS_AT_ONCE) {
      const generationIds = gone.slice(at, at + IDS_AT_ONCE).map(({ id }) => id);
      await recordEvent(transaction, readingsEvents.erased, { generationIds });
    }
  }

  private async shortTablesOf(userId: string): Promise<Record<string, unknown[]>> {
    return {
      user_access_logs: await this.database.query(
        `SELECT tool_type, access_date, access_count FROM user_access_logs
         WHERE user_id = $1 ORDER BY access_date, tool_type`,
        [`member:${userId}`],
      ),
      premium_members: await this.database.query(
        'SELECT is_premium, ends_at, changed_at FROM premium_members WHERE user_id = $1',
        [userId],
      ),
      blind_trials: (await this.trials.listOf(userId)).map(trialOf),
      kept_days: (await this.days.allOf(userId)).map(keptDayOf),
      // Not the ids: with their signatures they are links.
      shared_readings: await this.database.query(
        `SELECT reading_id, facts, shared_at FROM shared_readings
         WHERE user_id = $1 ORDER BY shared_at`,
        [userId],
      ),
      // Not the seeds: a promise of the next draw is worth nothing to whoever knows it.
      draw_commitments: await this.database.query(
        `SELECT commitment, created_at FROM draw_commitments
         WHERE actor_kind = 'member' AND actor_id = $1 ORDER BY created_at`,
        [userId],
      ),
      member_preferences: await this.database.query(
        'SELECT model_off, changed_at FROM member_preferences WHERE user_id = $1',
        [userId],
      ),
    };
  }
}

/** A trial under the names of its columns, as all of an export is told. */
function trialOf(trial: TrialRow): Record<string, unknown> {
  return {
    tool_type: trial.toolType,
    birth_date: trial.birthDate,
    is_own: trial.isOwn,
    resonates: trial.resonates,
    created_at: trial.createdAt,
    answered_at: trial.answeredAt,
  };
}

/** What is kept of a day, under the names of its columns. */
function keptDayOf(day: KeptRow): Record<string, unknown> {
  return {
    local_date: day.localDate,
    opened_at: day.openedAt,
    card_id: day.cardId,
    server_seed: day.serverSeed,
    client_seed: day.clientSeed,
    turned_at: day.turnedAt,
    question: day.note?.question ?? null,
    note: day.note?.text ?? null,
    noted_at: day.notedAt,
  };
}
