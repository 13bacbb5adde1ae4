import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import type { DataSource } from 'typeorm';
import { billingEvents } from '@cosmic/contracts/billing';
import { durableName, SUBSCRIPTIONS } from '@cosmic/contracts/subscriptions';
import { replayEvents } from '@cosmic/migrate/event-stream';
import { startWorld, type World } from '@cosmic/migrate/testing/world';
import { readConfig, serviceConfig } from '@cosmic/platform/config';
import { openDatabase } from '@cosmic/platform/database/database';
import { renderMetrics } from '@cosmic/platform/metrics';
import { Nats } from '@cosmic/platform/nats/nats-connection';
import { EventConsumers } from '@cosmic/platform/outbox/event-consumers';
import { onEvent, onEvents, type EventHandler } from '@cosmic/platform/outbox/event-handler';
import { OutboxRelay } from '@cosmic/platform/outbox/outbox-relay';
import { recordEvent } from '@cosmic/platform/outbox/record-event';
import { until } from '@cosmic/platform/testing/until';

/** One of the events that the usage service hears; its amount tells them apart. */
const happened = billingEvents.moneyMoved;
const log = pino({ level: 'silent' });

describe('events that must not be lost', () => {
  let world: World;
  let sender: DataSource;
  let receiver: DataSource;
  let nats: Nats;
  let hearing: Nats;
  let relay: OutboxRelay;

  beforeAll(async () => {
    world = await startWorld();
    const sending = readConfig(serviceConfig, world.environment('billing'));
    const receiving = readConfig(serviceConfig, world.environment('usage'));
    nats = await Nats.open(sending, 'sender', log);
    hearing = await Nats.open(receiving, 'receiver', log);
    sender = await openDatabase('billing', sending, []);
    receiver = await openDatabase('usage', receiving, []);
    relay = new OutboxRelay(sender, nats, log);
    relay.start();
  });
  afterAll(async () => {
    await relay.stop();
    await Promise.all([nats.close(), hearing.close()]);
    await Promise.all([sender.destroy(), receiver.destroy()]);
    await world.stop();
  });

  const send = (number: number) =>
    sender.transaction((transaction) => recordEvent(transaction, happened, moved(number)));
  const moved = (amount: number) => ({ currency: 'eur', amount });
  const consumeWith = (handler: EventHandler) => {
    const others = SUBSCRIPTIONS.usage
      .filter((event) => event !== happened)
      .map((event) => onEvent(event, async () => undefined));
    const consumers = new EventConsumers('usage', [handler, ...others], receiver, hearing, log);
    consumers.start();
    return consumers;
  };
  const consume = (
    apply: (number: number) => void,
    afterwards?: (payload: { amount: number }) => void,
  ) => consumeWith(onEvent(happened, async ({ amount }) => apply(amount), { afterwards }));

  it('arrive with a consumer that was away when they happened, each once', async () => {
    const numbers = Array.from({ length: 250 }, (_, index) => index);
    for (const number of numbers) await send(number);
    const heard: number[] = [];

    const consumers = consume((number) => heard.push(number));
    await until(() => heard.length >= 250, 'all have arrived');
    await consumers.stop();

    expect([...heard].sort((a, b) => a - b)).toEqual(numbers);
  });

  it('are counted while they wait for their consumer to apply them', async () => {
    const pending = async () => {
      const { body } = await renderMetrics();
      return new RegExp(
        `^cosmic_events_pending\\{subject="${happened.subject}"\\} (\\d+)$`,
        'm',
      ).exec(body)?.[1];
    };
    let open = () => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    expect(await pending()).toBeUndefined();
    for (const number of [1, 2, 3]) await send(number);

    const consumers = consumeWith(onEvent(happened, () => opened));
    await until(async () => (await pending()) === '3', 'all three wait');
    open();
    await until(async () => (await pending()) === '0', 'none waits any more');
    await consumers.stop();
  });

  it('do not happen when their transaction is rolled back', async () => {
    await sender
      .transaction(async (transaction) => {
        await recordEvent(transaction, happened, moved(-1));
        throw new Error('no');
      })
      .catch(() => undefined);
    await send(1_000);
    const heard: number[] = [];

    const consumers = consume((number) => heard.push(number));
    await until(() => heard.includes(1_000), 'the last has arrived');
    await consumers.stop();

    expect(heard).not.toContain(-1);
  });

  it('are tried again when applying them fails, and followed up once that has worked', async () => {
    const number = 2_000;
    await send(number);
    const steps: string[] = [];

    const consumers = consume(
      (received) => {
        if (received !== number) return;
        steps.push('tried');
        if (steps.length === 1) throw new Error('not now');
      },
      ({ amount }) => amount === number && steps.push('followed'),
    );
    await until(() => steps.includes('followed'), 'it is tried again');
    await consumers.stop();

    expect(steps).toEqual(['tried', 'tried', 'followed']);
  });

  it('take effect together where several wait, and each by itself where one of them fails', async () => {
    const numbers = [2_100, 2_101, 2_102];
    for (const number of numbers) await send(number);
    const together: number[][] = [];
    const applied: number[] = [];
    let broken = true;
    const consumers = consumeWith(
      onEvents(happened, async (delivered, transaction) => {
        const batch = delivered.map(({ payload }) => payload.amount);
        together.push(batch);
        if (broken && batch.includes(2_101)) throw new Error('not yet');
        await transaction.query('SELECT 1');
        applied.push(...batch);
      }),
    );

    await until(() => applied.includes(2_102), 'those beside it are applied');
    broken = false;
    await until(() => applied.includes(2_101), 'it is tried again');
    await consumers.stop();

    expect(together.some((batch) => batch.length > 1)).toBe(true);
    expect(applied.filter((number) => numbers.includes(number))).toEqual([2_100, 2_102, 2_101]);
  });

  it('take effect once though the stream delivers them twice', async () => {
    const id = randomUUID();
    const message = JSON.stringify({ id, trace: 'trace-of-test', payload: moved(3_000) });
    nats.connection.publish(happened.subject, message);
    nats.connection.publish(happened.subject, message);
    await send(3_001);
    const heard: number[] = [];

    const consumers = consume((number) => heard.push(number));
    await until(() => heard.includes(3_001), 'the one after has arrived');
    await consumers.stop();

    expect(heard.filter((number) => number === 3_000)).toHaveLength(1);
  });

  it('wait in the outbox while NATS is away', async () => {
    await world.nats.kill();
    await until(() => !nats.connected, 'the outage is noticed');
    await send(4_000);
    await world.nats.start();
    const heard: number[] = [];

    const consumers = consume((number) => heard.push(number));
    await until(() => heard.includes(4_000), 'it has arrived');
    await consumers.stop();

    const rows: unknown[] = await sender.query('SELECT FROM outbox');
    expect(rows).toHaveLength(0);
  });

  it('are heard again when an operator asks for it, and applied where their effect is missing', async () => {
    await send(5_000);
    const heard: number[] = [];
    const consumers = consume((number) => heard.push(number));
    await until(() => heard.includes(5_000), 'the first has arrived');
    // Not before: two that wait are applied at the same time, and neither is the last.
    await send(5_001);
    await until(() => heard.includes(5_001), 'both have arrived');
    const before = [...heard];
    await receiver.query(
      `DELETE FROM processed_events WHERE event_id = (
         SELECT event_id FROM processed_events WHERE consumer LIKE 'usage--%'
         ORDER BY processed_at DESC LIMIT 1
       )`,
    );

    expect(await replayEvents(world.migrator, 'usage')).toContain(durableName('usage', happened));
    await send(5_002);
    await until(() => heard.includes(5_002), 'the stream has been read to its end');
    await consumers.stop();

    expect(heard).toEqual([...before, 5_001, 5_002]);
  });

  it("can not be sent in another service's name", async () => {
    const problems: string[] = [];
    void (async () => {
      for await (const status of nats.connection.status()) {
        if (status.type === 'error') problems.push(String(status.error));
      }
    })();

    nats.connection.publish('event.auth.account.deleted', '{}');

    await until(() => problems.length > 0, 'the server refuses');
    expect(problems[0]).toMatch(/permissions violation/i);
  });
});
