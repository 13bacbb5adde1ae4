import type { RunningSite } from '@cosmic/migrate/testing/site';
import { exactly, type Figure } from '@cosmic/platform/testing/figures';
import { until } from '@cosmic/platform/testing/until';

/** How readings, their log and what was charged for them stand. */
export interface Ledger {
  rows: number;
  completed: number;
  failed: number;
  begun: number;
  logged: number;
  /** People who were charged otherwise than once for each reading they got. */
  wrongly_charged: number;
}

/** Reads it from the tables, as no process could tell. */
export async function ledgerOf({ world }: RunningSite): Promise<Ledger> {
  const [ledger] = await world.query<Ledger>(`
    SELECT count(*)::integer AS rows,
           count(*) FILTER (WHERE status = 'completed')::integer AS completed,
           count(*) FILTER (WHERE status = 'failed')::integer AS failed,
           coalesce(sum(attempt), 0)::integer AS begun,
           (SELECT count(*)::integer FROM usage.tool_logs) AS logged,
           (SELECT count(*)::integer
            FROM (SELECT user_id, sum(access_count) AS taken
                  FROM readings.user_access_logs GROUP BY user_id) AS quota
            FULL JOIN (SELECT unnest(charged_to) AS user_id, count(*) AS had
                       FROM readings.generations WHERE status <> 'failed' GROUP BY 1) AS readings
              USING (user_id)
            WHERE coalesce(taken, 0) <> coalesce(had, 0)) AS wrongly_charged
    FROM readings.generations`);
  return ledger!;
}

/** Waits until every row is completed or failed and logged, or as long as one may wait. */
export async function settled(site: RunningSite, seconds: number): Promise<Ledger> {
  await until(
    async () => {
      const { rows, completed, failed, logged } = await ledgerOf(site);
      return completed + failed === rows && logged >= completed;
    },
    'every reading has come to its end',
    seconds * 1_000,
  ).catch(() => undefined); // what is missing shows in the figures
  return ledgerOf(site);
}

/** What must be true of the readings that were accepted, whatever happened. */
export async function nothingLost(
  site: RunningSite,
  accepted: readonly string[],
  seconds = 120,
): Promise<Figure[]> {
  const ledger = await settled(site, seconds);
  const [known] = await site.world.query<{ completed: number }>(
    `SELECT count(*)::integer AS completed FROM readings.generations
     WHERE id = ANY($1::uuid[]) AND status = 'completed'`,
    [accepted],
  );
  return [
    exactly('completed', known!.completed, accepted.length),
    exactly('lost', ledger.rows - ledger.completed - ledger.failed, 0),
    exactly('failed', ledger.failed, 0),
    exactly('tool_logs rows', ledger.logged, ledger.rows),
    exactly('wrongly charged', ledger.wrongly_charged, 0),
  ];
}
