import { setTimeout as pause } from 'node:timers/promises';
import type { RunningSite } from '@cosmic/migrate/testing/site';
import { atLeast, atMost, exactly, type Figure } from '@cosmic/platform/testing/figures';
import { Guest, keepOn, unexpected, type Answer } from '../caller';
import { lives } from '../lives';
import { ledgerOf, nothingLost } from '../ledger';
import { startOneWayProxy, type Direction, type OneWayProxy } from '../one-way-proxy';
import { insist, recovered, SECONDS_TO_RECOVER } from '../recovery';
import type { Scenario } from '../scenario';

/** Less than a busy machine of two cores can write, so that nothing waits but for the fault. */
const A_SECOND = 3;
/** Longer than whoever asks waits for an answer, and than a lock that was not renewed. */
const CUT_MS = 6_500;

/** The engines, by the variables that say where they are. */
const ENGINES = { NATS_URL: 'NATS', REDIS_URL: 'Redis', DATABASE_URL: 'PostgreSQL' } as const;
type Address = keyof typeof ENGINES;

const CUTS: readonly [Address, Direction, 'flows on' | 'resets'][] = [
  ['NATS_URL', 'to', 'flows on'],
  ['NATS_URL', 'from', 'resets'],
  ['REDIS_URL', 'to', 'resets'],
  ['REDIS_URL', 'from', 'flows on'],
  ['DATABASE_URL', 'to', 'flows on'],
  ['DATABASE_URL', 'from', 'resets'],
];

export const networkCutOneWay: Scenario = {
  name: 'network-cut-one-way',
  fault:
    'Between the readings service with its worker and an engine, bytes get through one way only for 6.5 s, under load',
  promise:
    'Whoever presses again gets one reading: 0 lost, 0 doubled, charged once; no process needs a restart',

  async run(start, share) {
    const site = await start({ slowly: true });
    const proxies = await putProxiesBetween(site);
    try {
      const living = lives(site);
      const answers: Answer[] = [];
      const load = keepOn(A_SECOND, () => insist(new Guest(() => site.url), answers));
      let unused = 0;
      const figures: Figure[] = [];
      const asked: string[] = [];
      for (const [address, direction, healing] of CUTS) {
        const proxy = proxies[address];
        proxy.cut(direction);
        await pause(share * CUT_MS);
        if (proxy.heal(healing) === 0) unused += 1;
        const { id, seconds } = await recovered(site);
        asked.push(id);
        const what = `${ENGINES[address]}, cut ${direction} it, then it ${healing}`;
        figures.push(atMost(`${what}: until a reading is written, s`, seconds, SECONDS_TO_RECOVER));
      }
      const accepted = [...asked, ...(await load.stop())];
      return [
        exactly('cuts through which nothing went', unused, 0),
        atLeast('accepted', accepted.length, A_SECOND),
        ...(await nothingLost(site, accepted)),
        exactly('doubled', (await ledgerOf(site)).rows - accepted.length, 0),
        exactly('neither 202 nor 503 nor 504', unexpected(answers, [202, 503, 504]), 'none'),
        exactly('processes that ended', living.ended(), 0),
        ...figures,
      ];
    } finally {
      await Promise.all(Object.values(proxies).map((proxy) => proxy.close()));
    }
  },
};

/** Replaces the readings service and its worker by ones that reach every engine by a proxy. */
async function putProxiesBetween(site: RunningSite): Promise<Record<Address, OneWayProxy>> {
  const usual = site.world.environment('readings');
  const through = async (address: Address) => startOneWayProxy(portOf(usual[address]!));
  const proxies = {
    NATS_URL: await through('NATS_URL'),
    REDIS_URL: await through('REDIS_URL'),
    DATABASE_URL: await through('DATABASE_URL'),
  };
  const addresses = Object.entries(proxies).map(([address, { port }]) => {
    const url = new URL(usual[address]!);
    url.port = String(port);
    return [address, url.href];
  });
  for (const name of ['readings', 'readings-worker'] as const) {
    const [old] = site.of(name);
    await site.add(name, Object.fromEntries(addresses));
    await site.end(name, old!);
  }
  return proxies;
}

const portOf = (url: string): number => Number(new URL(url).port);
