import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { RunningSite } from '@cosmic/migrate/testing/site';
import { atLeast, atMost, exactly, type Figure } from '@cosmic/platform/testing/figures';
import { until } from '@cosmic/platform/testing/until';
import { Guest, keepOn, saysUnavailable, unexpected, type Answer } from '../caller';
import { smallDisk } from '../full-disk';
import { ledgerOf, nothingLost } from '../ledger';
import { lives } from '../lives';
import { insist, recovered, SECONDS_TO_RECOVER } from '../recovery';
import type { Scenario } from '../scenario';

/** Less than a busy machine of two cores can write, so that nothing waits but for the fault. */
const A_SECOND = 3;
const FULL_MS = 8_000;

export const fullDisk: Scenario = {
  name: 'full-disk',
  fault: 'The disk of the database is full for 8 s, later Redis has no room for 8 s, under load',
  promise:
    'What was accepted completes, what can not be kept gets a clear 503; no process needs a restart',

  async run(start, share) {
    const site = await start({ slowly: true });
    const disk = await smallDisk(site);
    try {
      const living = lives(site);
      const answers: Answer[] = [];
      const load = keepOn(A_SECOND, () => insist(new Guest(() => site.url), answers));
      const asked: string[] = [];
      const figures: Figure[] = [];
      const recover = async (what: string) => {
        const { id, seconds } = await recovered(site);
        asked.push(id);
        figures.push(atMost(`${what}: until a reading is written, s`, seconds, SECONDS_TO_RECOVER));
      };
      await recover('before');

      const before = answers.length;
      await disk.fill();
      const refusedSince = () => answers.slice(before).filter(({ status }) => status === 503);
      await until(() => refusedSince().length > 0, 'a reading is refused');
      await pause(share * FULL_MS);
      const refused = refusedSince().length;
      await disk.free();
      await recover('PostgreSQL');

      const redis = new Redis(site.world.redis.url);
      await redis.config('SET', 'maxmemory', '1');
      await pause(share * FULL_MS);
      const refusals = await refusalsOf(site);
      await redis.config('SET', 'maxmemory', '0');
      await redis.quit();
      await recover('Redis');

      const accepted = [...asked, ...(await load.stop())];
      const clear = answers.filter(({ status }) => status === 503).every(saysUnavailable);
      return [
        atLeast('refused while the disk is full', refused, 1),
        atLeast('writes that Redis refused', refusals, 1),
        ...(await nothingLost(site, accepted)),
        exactly('doubled', (await ledgerOf(site)).rows - accepted.length, 0),
        // On a busy machine an answer may be late, too.
        exactly('neither 202 nor 503 nor 504', unexpected(answers, [202, 503, 504]), 'none'),
        exactly('503 in words', clear ? 'all' : 'not all', 'all'),
        exactly('processes that ended', living.ended(), 0),
        ...figures,
      ];
    } finally {
      await disk.remove();
    }
  },
};

/** How many commands Redis has refused for lack of room since it started. */
async function refusalsOf({ world }: RunningSite): Promise<number> {
  const redis = new Redis(world.redis.url);
  const told = await redis.info('errorstats');
  await redis.quit();
  return Number(/errorstat_OOM:count=(\d+)/.exec(told)?.[1] ?? 0);
}
