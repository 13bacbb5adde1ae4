import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { runPrepared } from '@cosmic/platform/database/prepared';

/** So many attempts within so many seconds, counted back from each attempt. */
export interface Window {
  most: number;
  seconds: number;
}

/** An attempt that was counted: where, and when. */
export interface Taken {
  bucket: string;
  at: Date;
}

/**
 * The statement that takes attempts back, to be part of the one that does what they were for.
 *
 * @param buckets  the placeholder of their buckets, `times` that of their times in the same order
 */
export function giveBackSql(buckets: string, times: string): string {
  return `UPDATE attempts AS counted
     SET taken_at = taken_at[:array_position(taken_at, taken.at) - 1]
                    || taken_at[array_position(taken_at, taken.at) + 1:]
     FROM unnest(${buckets}::text[], ${times}::timestamptz(3)[]) AS taken (bucket, at)
     WHERE counted.bucket = taken.bucket AND taken.at = ANY(counted.taken_at)`;
}

@Injectable()
export class AttemptsRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * Takes one attempt, unless so many were taken lately. One statement on one row: of any number
   * at once, on any number of replicas, no more get through than the window has room for.
   *
   * @returns null when it was taken, else in how many seconds there is room again
   */
  async take(bucket: string, { most, seconds }: Window, now: Date): Promise<number | null> {
    const rows = await runPrepared(
      this.database,
      `INSERT INTO attempts AS bucket (bucket, taken_at, forget_at)
       VALUES ($1, ARRAY[$2::timestamptz(3)], $2::timestamptz(3) + make_interval(secs => $3))
       ON CONFLICT (bucket) DO UPDATE
       SET taken_at = ARRAY(SELECT at FROM unnest(bucket.taken_at) AS at
                            WHERE at > $2::timestamptz(3) - make_interval(secs => $3))
                      || $2::timestamptz(3),
           forget_at = excluded.forget_at
       WHERE (SELECT count(*) FROM unnest(bucket.taken_at) AS at
              WHERE at > $2::timestamptz(3) - make_interval(secs => $3)) < $4
       RETURNING bucket`,
      [bucket, now, seconds, most],
    );
    if (rows.length === 1) return null;
    return this.roomIn(bucket, seconds, now);
  }

  /** Takes attempts back. */
  async giveBack(attempts: readonly Taken[]): Promise<void> {
    await this.database.query(giveBackSql('$1', '$2'), [
      attempts.map(({ bucket }) => bucket),
      attempts.map(({ at }) => at),
    ]);
  }

  private async roomIn(bucket: string, seconds: number, now: Date): Promise<number> {
    const [row]: { wait: number | null }[] = await this.database.query(
      `SELECT ceil(extract(epoch FROM min(at) + make_interval(secs => $3) - $2::timestamptz))::integer AS wait
       FROM attempts, unnest(taken_at) AS at
       WHERE bucket = $1 AND at > $2::timestamptz - make_interval(secs => $3)`,
      [bucket, now, seconds],
    );
    return Math.max(1, row?.wait ?? 1);
  }
}
