import { setTimeout as pause } from 'node:timers/promises';
import type { RunningSite } from '@cosmic/migrate/testing/site';
import { atLeast, atMost, exactly } from '@cosmic/platform/testing/figures';
import { until } from '@cosmic/platform/testing/until';
import { acceptedId, Guest, keepOn, unexpected } from '../caller';
import { nothingLost } from '../ledger';
import { lives } from '../lives';
import { NotRun, part, type Scenario } from '../scenario';

const TIMES = 3;
const A_SECOND = 10;

export const postgresRestarted: Scenario = {
  name: 'postgres-restarted',
  fault: 'PostgreSQL is stopped at once ("immediate"), 3 times, under load',
  promise:
    'No accepted reading lost, pools recover within 10 s of its return, no process needs a restart',

  async run(start, share) {
    if (!process.env['TEST_DATABASE_COMES_BACK']) {
      throw new NotRun('nobody would start this PostgreSQL again; run it with npm run drill');
    }
    const site = await start({ slowly: true });
    await keepWhatIsCommitted(site);
    const living = lives(site);
    const load = keepOn(A_SECOND, () => new Guest(() => site.url).generate());
    const back: number[] = [];
    for (let time = 0; time < part(share, TIMES); time += 1) {
      await pause(2_000);
      const [{ file }] = (await site.world.query<{ file: string }>(
        `SELECT pg_read_file('postmaster.pid') AS file`,
      )) as [{ file: string }];
      process.kill(Number(file.split('\n', 1)[0]), 'SIGQUIT');
      await until(
        () =>
          site.world.query('SELECT').then(
            () => false,
            () => true,
          ),
        'it is away',
      );
      await until(
        () =>
          site.world.query('SELECT').then(
            () => true,
            () => false,
          ),
        'it is back',
      );
      const from = performance.now();
      await until(
        async () => (await new Guest(() => site.url).generate()).status === 202,
        'readings are accepted again',
      );
      back.push(performance.now() - from);
    }
    const answers = await load.stop();
    const accepted = answers.map(acceptedId).filter((id) => id !== null);
    return [
      exactly('restarts', back.length, part(share, TIMES)),
      atLeast('accepted', accepted.length, 1),
      ...(await nothingLost(site, accepted)),
      exactly('neither 202 nor 503 nor 504', unexpected(answers, [202, 503, 504]), 'none'),
      atMost('longest until readings are accepted again, ms', Math.max(...back), 10_000),
      exactly('processes that ended', living.ended(), 0),
    ];
  },
};

/**
 * The engine of the tests acknowledges commits that it has not written, which is quicker; the
 * product's does not, and this is about what was acknowledged.
 */
async function keepWhatIsCommitted({ world }: RunningSite): Promise<void> {
  const database = new URL(world.databaseUrl).pathname.slice(1);
  await world.query(`ALTER DATABASE ${database} SET synchronous_commit = on`);
  // Read when a connection is made.
  await world.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = $1 AND pid <> pg_backend_pid()`,
    [database],
  );
}
