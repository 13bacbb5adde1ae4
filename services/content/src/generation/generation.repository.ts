import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { PublishingStep } from '@cosmic/contracts/blog';
import type { Claim, Draft, GenerationRow } from './generation.row';

const MOST_LISTED = 50;
const MOST_SWEPT = 50;

const SELECT = `SELECT generation.*, post.slug AS post_slug, post.title AS post_title,
    post.status AS post_status
  FROM blog_generations AS generation
  LEFT JOIN blog_posts AS post ON post.id = generation.post_id`;
const NOW = 'clock_timestamp()';
const HELD = `id = $1 AND attempt = $2 AND status = 'running'`;

export type NewGeneration = Pick<
  GenerationRow,
  | 'id'
  | 'actor_id'
  | 'topic'
  | 'keywords'
  | 'tone'
  | 'publish_mode'
  | 'publish_at'
  | 'post_id'
  | 'trace'
>;

@Injectable()
export class GenerationRepository {
  constructor(private readonly database: DataSource) {}

  async insert(row: NewGeneration): Promise<void> {
    await this.database.query(
      `INSERT INTO blog_generations
         (id, actor_id, topic, keywords, tone, publish_mode, publish_at, post_id, trace)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        row.id,
        row.actor_id,
        row.topic,
        row.keywords,
        row.tone,
        row.publish_mode,
        row.publish_at,
        row.post_id,
        row.trace,
      ],
    );
  }

  async find(id: string): Promise<GenerationRow | undefined> {
    const [row]: GenerationRow[] = await this.database.query(`${SELECT} WHERE generation.id = $1`, [
      id,
    ]);
    return row;
  }

  newest(): Promise<GenerationRow[]> {
    return this.database.query(
      `${SELECT} ORDER BY generation.created_at DESC, generation.id DESC LIMIT ${MOST_LISTED}`,
    );
  }

  /** Begins a run: the row is this run's until another claims it. Undefined for a row that is over. */
  async claim(id: string): Promise<GenerationRow | undefined> {
    const began = await this.changed(
      this.database.manager,
      `UPDATE blog_generations
       SET status = 'running', attempt = attempt + 1, updated_at = ${NOW}
       WHERE id = $1 AND status IN ('queued', 'running')`,
      [id],
    );
    return began ? this.find(id) : undefined;
  }

  /** Shows that the run is alive, and with a step, how far it is. @returns false once it is not the run's */
  keep({ id, attempt }: Claim, step: PublishingStep): Promise<boolean> {
    return this.changed(
      this.database.manager,
      `UPDATE blog_generations SET step = $3, updated_at = ${NOW} WHERE ${HELD}`,
      [id, attempt, step],
    );
  }

  /** Keeps what was written, so that a later run need not ask for it again. */
  keepDraft({ id, attempt }: Claim, draft: Draft): Promise<boolean> {
    return this.changed(
      this.database.manager,
      `UPDATE blog_generations
       SET draft = $3, narrator = $4, model = $5, fallback_reason = $6, tokens_used = $7,
           updated_at = ${NOW}
       WHERE ${HELD}`,
      [
        id,
        attempt,
        JSON.stringify(draft),
        draft.narrator,
        draft.model,
        draft.fallbackReason,
        draft.tokensUsed,
      ],
    );
  }

  /** Ends a run well; in the transaction that stores its post. */
  complete(transaction: EntityManager, { id, attempt }: Claim): Promise<boolean> {
    return this.changed(
      transaction,
      `UPDATE blog_generations
       SET status = 'completed', draft = NULL, updated_at = ${NOW}, completed_at = ${NOW}
       WHERE ${HELD}`,
      [id, attempt],
    );
  }

  fail({ id, attempt }: Claim, code: string): Promise<boolean> {
    return this.changed(
      this.database.manager,
      `UPDATE blog_generations
       SET status = 'failed', error_code = $3, updated_at = ${NOW}, completed_at = ${NOW}
       WHERE ${HELD}`,
      [id, attempt, code],
    );
  }

  /** Gives an unfinished run's row back to be taken by another worker. */
  release({ id, attempt }: Claim): Promise<boolean> {
    return this.changed(
      this.database.manager,
      `UPDATE blog_generations SET status = 'queued', updated_at = ${NOW} WHERE ${HELD}`,
      [id, attempt],
    );
  }

  /** Stops what is not over; whoever works on it finds out when next it keeps its place. */
  cancel(id: string): Promise<boolean> {
    return this.changed(
      this.database.manager,
      `UPDATE blog_generations SET status = 'cancelled', updated_at = ${NOW}, completed_at = ${NOW}
       WHERE id = $1 AND status IN ('queued', 'running')`,
      [id],
    );
  }

  /** Puts a failed or cancelled one back to the beginning. */
  retry(id: string): Promise<boolean> {
    return this.changed(
      this.database.manager,
      `UPDATE blog_generations
       SET status = 'queued', step = NULL, draft = NULL, narrator = NULL, model = NULL,
           fallback_reason = NULL, error_code = NULL, attempts_before = attempt,
           updated_at = ${NOW}, completed_at = NULL
       WHERE id = $1 AND status IN ('failed', 'cancelled')`,
      [id],
    );
  }

  /** Rows that are not over and that nobody has touched for a while: their job was lost or never added. */
  neglected(seconds: number): Promise<{ id: string; trace: string }[]> {
    return this.database.query(
      `SELECT id, trace FROM blog_generations
       WHERE status IN ('queued', 'running')
         AND updated_at < ${NOW} - make_interval(secs => $1)
       ORDER BY updated_at LIMIT ${MOST_SWEPT}`,
      [seconds],
    );
  }

  private async changed(manager: EntityManager, sql: string, values: unknown[]): Promise<boolean> {
    const [, count] = (await manager.query(sql, values)) as [unknown[], number];
    return count === 1;
  }
}
