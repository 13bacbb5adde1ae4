import { setTimeout as pause } from 'node:timers/promises';
import type { RunningSite } from '@cosmic/migrate/testing/site';
import { atLeast, atMost, exactly, seen } from '@cosmic/platform/testing/figures';
import { until } from '@cosmic/platform/testing/until';
import { Guest, keepOn, unexpected, type Answer } from '../caller';
import { ledgerOf, nothingLost } from '../ledger';
import { lives } from '../lives';
import { startWatchedRedis } from '../own-redis';
import { insist, recovered, SECONDS_TO_RECOVER } from '../recovery';
import type { Scenario } from '../scenario';

/** Less than a busy machine of two cores can write, so that nothing waits but for the fault. */
const A_SECOND = 3;
const WORK_MS = 8_000;
/** What the replica lacks of its primary; as long however small the drill, or there would be no job in it. */
const LACKED_MS = 1_000;

export const redisFailover: Scenario = {
  name: 'redis-failover',
  fault:
    "Redis's primary is killed under load with a second of jobs that its replica has not; Sentinels put the replica in its place, later the old one comes back",
  promise:
    'Whoever presses again gets one reading, those whose jobs are gone are written: 0 lost, 0 doubled, charged once; no process needs a restart',

  async run(start, share) {
    const redis = await startWatchedRedis();
    const site = await start({ slowly: true, engines: redis });
    const living = lives(site);
    const answers: Answer[] = [];
    const load = keepOn(A_SECOND, () => insist(new Guest(() => site.url), answers));
    const before = await recovered(site);
    await pause(share * WORK_MS);

    // A worker that gets no turn meanwhile leaves jobs that nobody has begun, nor knows but Redis.
    site.halt('readings-worker');
    await redis.leaveBehind();
    await pause(LACKED_MS);
    const gone = await redis.jobsOfPrimaryAlone();
    const from = performance.now();
    const since = () => (performance.now() - from) / 1_000;
    await redis.primary.kill();
    site.wake('readings-worker');
    const [promoted, asked] = await Promise.all([
      redis.promoted().then(since),
      recovered(site).then(({ id }) => ({ id, written: since() })),
    ]);
    await until(() => areWritten(site, gone), 'those whose jobs are gone are written');
    const madeGood = since();
    await redis.bringBack();
    const after = await recovered(site);
    await pause(share * WORK_MS);

    const accepted = [before.id, asked.id, after.id, ...(await load.stop())];
    return [
      atLeast('jobs that went with the primary', gone.length, 1),
      seen('until the replica is the primary, s', promoted),
      atMost('then until a reading is written, s', asked.written - promoted, SECONDS_TO_RECOVER),
      atMost('then until theirs are written, s', madeGood - promoted, SECONDS_TO_RECOVER),
      atMost('one once the old primary is back, s', after.seconds, SECONDS_TO_RECOVER),
      ...(await nothingLost(site, accepted)),
      exactly('doubled', (await ledgerOf(site)).rows - accepted.length, 0),
      // On a busy machine an answer may be late, too.
      exactly('neither 202 nor 503 nor 504', unexpected(answers, [202, 503, 504]), 'none'),
      exactly('processes that ended', living.ended(), 0),
    ];
  },
};

async function areWritten({ world }: RunningSite, ids: readonly string[]): Promise<boolean> {
  const rows = await world.query(
    `SELECT FROM readings.generations WHERE id = ANY($1::uuid[]) AND status <> 'completed'`,
    [ids],
  );
  return rows.length === 0;
}
