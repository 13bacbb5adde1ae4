import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '@nats-io/transport-node';
import { liveClientOf } from '@cosmic/contracts/message';
import type { RunningSite } from '@cosmic/migrate/testing/site';
import { liveSubject, writePush } from '@cosmic/platform/nats/live';
import { atLeast, atMost, exactly, quantile, seen } from '@cosmic/platform/testing/figures';
import { megabytesOf } from '@cosmic/platform/testing/process-figures';
import { until } from '@cosmic/platform/testing/until';
import { acceptedId, Guest, repeat } from '../caller';
import { settled } from '../ledger';
import { part, type Scenario } from '../scenario';
import { openStream, type Stream } from '../stream';

const CLIENTS = 2_000;
const OPENED_AT_ONCE = 50;
/** In all, more than the gateway and the system between it and its readers keep of what is unread. */
const KILOBYTES_TO_EACH_SLOW = 6_000;
const KILOBYTES_A_PUSH = 64;
/** Of those pushes, so many at once and so often: more than a gateway ever has to hand on, less than fills it. */
const FLOODED_AT_ONCE = 25;
const FLOOD_MS = 100;
/**
 * So many fall behind together. Here both ends of every connection are on one system, whose memory
 * for connections would otherwise run short before the gateway has let anybody go.
 */
const FLOODED_TOGETHER = 100;
/** So many of the slow ones miss a reading of theirs. */
const MISSING = 20;
const CALM_ROUNDS = 10;
const PUSH_TIMEOUT_MS = 250;
const MAX_MEGABYTES_MORE = 512;

interface Reader {
  guest: Guest;
  stream: Stream;
}

export const streamCrowd: Scenario = {
  name: 'stream-crowd',
  fault: '2,000 streams on one gateway, half of whose readers read nothing',
  promise: 'Memory bounded, the slow dropped and resumed, pushes to the rest within 250 ms',

  async run(start, share) {
    // All of them come from one address here, as no crowd does.
    const site = await start({
      otherwise: { gateway: { MAX_STREAMS_PER_NETWORK: String(CLIENTS + MISSING) } },
    });
    const gateway = site.of('gateway')[0]!.child;
    const readers = await repeat(part(share, CLIENTS), OPENED_AT_ONCE, async () => {
      const guest = new Guest(() => site.url);
      await guest.get('/api/readings/allowances'); // makes the guest known
      return { guest, stream: await openStream(site.url, guest) };
    });
    const slow = readers.filter((_, index) => index % 2 === 1);
    const quick = readers.filter((_, index) => index % 2 === 0);
    for (const { stream } of slow) stream.pause();
    const missing = slow.slice(0, MISSING);
    const asked = await repeat(missing.length, 5, async (index) =>
      acceptedId(await missing[index]!.guest.generate()),
    );

    const bus = await publisher(site);
    const before = await megabytesOf(gateway);
    let most = before;
    let missed = 0;
    const calm: number[] = [];
    for (let round = 0; round < CALM_ROUNDS; round += 1)
      calm.push(...(await pushToAll(quick, bus)));
    const late: number[] = [];
    const flood = bus.flood(slow.map(({ guest }) => guest));
    while (!flood.done) {
      const times = await pushToAll(quick, bus);
      missed += quick.length - times.length;
      late.push(...times);
      most = Math.max(most, await megabytesOf(gateway));
    }
    await flood.end;
    await bus.close();
    await settled(site, 60);
    for (const { stream } of slow) stream.goOn();
    await until(
      () => slow.every(({ stream }) => stream.closed),
      'the slow are dropped',
      20_000,
    ).catch(() => undefined);
    const dropped = slow.filter(({ stream }) => stream.closed).length;
    const resumed = await repeat(missing.length, 5, async (index) => {
      const { told, close } = await openStream(site.url, missing[index]!.guest, '0');
      await until(() => told.has('generation.completed'), 'what was missed', 10_000).catch(
        () => undefined,
      );
      close();
      return told.has('generation.completed');
    });
    for (const { stream } of readers) stream.close();
    return [
      seen('streams', readers.length),
      exactly('slow ones dropped', dropped, slow.length),
      atLeast(
        'told afterwards of the reading they missed',
        resumed.filter(Boolean).length,
        asked.length,
      ),
      exactly('pushes that the quick missed', missed, 0),
      seen('push to the quick before the flood, p99 ms', quantile(calm, 0.99)),
      seen('push to the quick meanwhile, median ms', quantile(late, 0.5)),
      atMost('push to the quick meanwhile, p99 ms', quantile(late, 0.99), PUSH_TIMEOUT_MS),
      atMost('more memory, MB', most - before, MAX_MEGABYTES_MORE),
    ];
  },
};

type Bus = Awaited<ReturnType<typeof publisher>>;

/** Pushes to readers as the readings worker does. */
async function publisher({ world }: RunningSite) {
  const environment = world.environment('readings-worker');
  const connection = await connect({
    servers: environment['NATS_URL'],
    user: environment['NATS_USER'],
    pass: environment['NATS_PASSWORD'],
  });
  const push = ({ id }: Guest, text: string) =>
    connection.publish(
      liveSubject(liveClientOf({ kind: 'guest', id })),
      writePush({ type: 'generation.delta', id, offset: 0, text }),
    );
  return {
    push,
    /** Pushes more to each than it will read, to one group after the other and a few at a time. */
    flood(guests: readonly Guest[]) {
      const text = 'x'.repeat(KILOBYTES_A_PUSH * 1_024);
      const state = { done: false, end: Promise.resolve() };
      state.end = (async () => {
        for (const group of inParts(guests, FLOODED_TOGETHER)) {
          for (let sent = 0; sent < KILOBYTES_TO_EACH_SLOW; sent += KILOBYTES_A_PUSH) {
            for (const some of inParts(group, FLOODED_AT_ONCE)) {
              for (const guest of some) push(guest, text);
              await pause(FLOOD_MS);
            }
          }
        }
        state.done = true;
      })();
      return state;
    },
    close: () => connection.close(),
  };
}

/** Pushes to each at once; how long it took to reach each that it reached, in milliseconds. */
async function pushToAll(readers: readonly Reader[], bus: Bus): Promise<number[]> {
  for (const { stream } of readers) stream.told.delete('generation.delta');
  const from = performance.now();
  for (const { guest } of readers) bus.push(guest, 'a word ');
  const times = () =>
    readers
      .map(({ stream }) => stream.told.get('generation.delta'))
      .filter((at) => at !== undefined)
      .map((at) => at - from);
  await until(() => times().length === readers.length, 'all are told', 10_000).catch(
    () => undefined,
  );
  return times();
}

function inParts<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );
}
