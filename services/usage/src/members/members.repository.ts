import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { MemberRows } from '@cosmic/contracts/member';
import { ToolLogsRepository } from '../tool-logs/tool-logs.repository';

/** Rows of a page: with texts of 20,000 characters it still fits into one message. */
const PAGE = 15;

/** Events wait in the stream for a week; after that nothing of an erased member can come any more. */
const REMEMBERED_DAYS = 8;

/** By which an erased member is known: nobody's id can be read from it. */
const MARK = 'sha256($1::text::bytea)';

interface KeptLog {
  id: string;
  generation_id: string;
  input_data: unknown;
  response_text: string;
}

@Injectable()
export class MembersRepository {
  constructor(
    private readonly database: DataSource,
    private readonly logs: ToolLogsRepository,
  ) {}

  /** A page of what is kept of a member, behind the row with the given id. */
  async rowsOf(userId: string, after: string): Promise<MemberRows> {
    const page: KeptLog[] = await this.database.query(
      `SELECT id, generation_id, tool_type, input_data, response_text, tokens_used, processing_time_ms, created_at
       FROM tool_logs WHERE user_id = $1 AND id > $2 ORDER BY id LIMIT ${PAGE}`,
      [userId, after],
    );
    return {
      rows: { tool_logs: page.map((row) => this.logs.opened(row)) },
      next: page.length === PAGE ? page.at(-1)!.id : null,
    };
  }

  async erase(transaction: EntityManager, userId: string): Promise<void> {
    await transaction.query(
      `INSERT INTO forgotten_members (mark) VALUES (${MARK}) ON CONFLICT DO NOTHING`,
      [userId],
    );
    await transaction.query('DELETE FROM tool_logs WHERE user_id = $1', [userId]);
    await transaction.query(
      `DELETE FROM forgotten_members
       WHERE erased_at < clock_timestamp() - make_interval(days => ${REMEMBERED_DAYS})`,
    );
  }

  /** Whether a member was erased: an event of theirs may come later than the one that says so. */
  async isErased(manager: EntityManager, userId: string): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `SELECT FROM forgotten_members WHERE mark = ${MARK}`,
      [userId],
    );
    return rows.length === 1;
  }
}
