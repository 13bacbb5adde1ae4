import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { atLeast, atMost, exactly, quantile } from '@cosmic/platform/testing/figures';
import { acceptedId, Guest, keepOn, saysUnavailable, unexpected, type Answer } from '../caller';
import { nothingLost } from '../ledger';
import type { Scenario } from '../scenario';

const AWAY_MS = 10_000;
const A_SECOND = 20;

export const redisAway: Scenario = {
  name: 'redis-away',
  fault: 'Redis is stopped for 10 s; later it is emptied',
  promise:
    'All that was accepted completes; meanwhile requests are accepted or get a clear 503, within 1 s',

  async run(start, share) {
    const site = await start({ slowly: true });
    const { redis } = site.world;
    const load = keepOn(A_SECOND, () => new Guest(() => site.url).generate());
    await pause(2_000);

    const before = load.results.length;
    await redis.kill();
    await pause(share * AWAY_MS);
    const meanwhile: readonly Answer[] = load.results.slice(before);
    await redis.start();
    await pause(2_000);

    const client = new Redis(redis.url);
    await client.flushall();
    await client.quit();
    await pause(1_000);
    const answers = await load.stop();

    const accepted = answers.map(acceptedId).filter((id) => id !== null);
    const refused = answers.filter(({ status }) => status !== 202);
    const times = meanwhile.map(({ milliseconds }) => milliseconds);
    return [
      atLeast('accepted', accepted.length, 1),
      ...(await nothingLost(site, accepted)),
      exactly('neither 202 nor 503', unexpected(answers, [202, 503]), 'none'),
      exactly('503 without words', refused.filter((one) => !saysUnavailable(one)).length, 0),
      atMost('p99 while away, ms', quantile(times, 0.99), 1_000),
    ];
  },
};
