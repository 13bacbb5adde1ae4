import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { runPrepared } from '@cosmic/platform/database/prepared';

/** So many attempts within so many seconds, counted back from each attempt. */
export interface Window {
  most: number;
  seconds: number;
}

/** An attempt that is counted: where, when, and by what window. */
export interface Attempt {
  bucket: string;
  at: Date;
  window: Window;
}

/** An attempt that was counted. */
export type Taken = Pick<Attempt, 'bucket' | 'at'>;

/**
 * The statement that takes one attempt, unless so many were taken lately, to be the whole or a part of
 * one; it returns a row when it was taken. It works on one row: of any number at once, on any number
 * of replicas, no more get through than the window has room for.
 *
 * @param bucket  what gives its bucket; the others are placeholders of its time and its window
 */
export function takeSql(bucket: string, at: string, seconds: string, most: string): string {
  const since = `${at}::timestamptz(3) - make_interval(secs => ${seconds})`;
  return `INSERT INTO attempts AS counted (bucket, taken_at, forget_at)
     VALUES (${bucket}, ARRAY[${at}::timestamptz(3)],
             ${at}::timestamptz(3) + make_interval(secs => ${seconds}))
     ON CONFLICT (bucket) DO UPDATE
     SET taken_at = ARRAY(SELECT at FROM unnest(counted.taken_at) AS at WHERE at > ${since})
                    || ${at}::timestamptz(3),
         forget_at = excluded.forget_at
     WHERE (SELECT count(*) FROM unnest(counted.taken_at) AS at WHERE at > ${since}) < ${most}
     RETURNING counted.bucket`;
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

  /** Takes an attempt. @returns whether there was room for it */
  async take({ bucket, at, window }: Attempt): Promise<boolean> {
    const values = [bucket, at, window.seconds, window.most];
    const rows = await runPrepared(this.database, takeSql('$1', '$2', '$3', '$4'), values);
    return rows.length === 1;
  }

  /** Takes attempts back. */
  async giveBack(attempts: readonly Taken[]): Promise<void> {
    await this.database.query(giveBackSql('$1', '$2'), [
      attempts.map(({ bucket }) => bucket),
      attempts.map(({ at }) => at),
    ]);
  }

  /** In how many seconds there is room for an attempt that was refused. */
  async roomIn({ bucket, at, window }: Attempt): Promise<number> {
    const [row]: { wait: number | null }[] = await this.database.query(
      `SELECT ceil(extract(epoch FROM min(at) + make_interval(secs => $3) - $2::timestamptz))::integer AS wait
       FROM attempts, unnest(taken_at) AS at
       WHERE bucket = $1 AND at > $2::timestamptz - make_interval(secs => $3)`,
      [bucket, at, window.seconds],
    );
    return Math.max(1, row?.wait ?? 1);
  }
}
