import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

/** Any number that nothing else in the database locks. */
const LOCK = 5_091_847_221;
const RETRY_INTERVAL_MS = 500;
const REPORT_INTERVAL_MS = 10_000;

/** Another session that holds the lock, as PostgreSQL shows it to the owner. */
interface Holder {
  pid: number;
  name: string;
  address: string | null;
  since: string;
}

/**
 * Does work while no other migrator does. The lock lasts as long as a transaction and not as long
 * as a session: a pooler keeps a session when its client has gone, and would keep the lock.
 *
 * @param tell  hears who is waited for, at once and every ten seconds
 */
export async function whileLocked<Result>(
  url: string,
  tell: (line: string) => void,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url, application_name: 'migrator' });
  // One that breaks while it only holds the lock is told by the COMMIT.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    await acquire(client, tell);
    const result = await work();
    await client.query('COMMIT');
    return result;
  } finally {
    await client.end();
  }
}

async function acquire(client: Client, tell: (line: string) => void): Promise<void> {
  let toldAt = -Infinity;
  for (;;) {
    // Without parameters: a statement with some keeps its snapshot as long as the transaction lasts,
    // and an index that is made beside running work waits for every snapshot.
    const { rows } = await client.query<{ taken: boolean }>(
      `SELECT pg_try_advisory_xact_lock(${LOCK}) AS taken`,
    );
    if (rows[0]?.taken) return;
    if (performance.now() - toldAt >= REPORT_INTERVAL_MS) {
      toldAt = performance.now();
      tell(`waiting for another migrator: ${(await holders(client)).map(described).join('; ')}`);
    }
    await pause(RETRY_INTERVAL_MS);
  }
}

async function holders(client: Client): Promise<Holder[]> {
  const { rows } = await client.query<Holder>(
    `SELECT pid, coalesce(application_name, '') AS name, client_addr::text AS address,
            coalesce(xact_start, backend_start)::text AS since
     FROM pg_locks JOIN pg_stat_activity USING (pid)
     WHERE locktype = 'advisory' AND granted AND objsubid = 1
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
       AND (classid::bigint << 32 | objid::bigint) = ${LOCK}`,
  );
  return rows;
}

function described({ pid, name, address, since }: Holder): string {
  return `process ${pid} of PostgreSQL, ${name || 'without a name'} at ${address ?? 'a local socket'}, since ${since}`;
}
