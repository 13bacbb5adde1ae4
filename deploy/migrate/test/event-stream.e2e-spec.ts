import { nanos } from '@nats-io/transport-node';
import { pino } from 'pino';
import type { DataSource } from 'typeorm';
import { billingEvents } from '@cosmic/contracts/billing';
import { KEEPERS } from '@cosmic/contracts/member';
import { durableName, EVENT_STREAM, SUBSCRIPTIONS } from '@cosmic/contracts/subscriptions';
import { prepareEventStream } from '@cosmic/migrate/event-stream';
import {
  asMigrator,
  CLUSTER_SIZE,
  leaderOf,
  migratorOf,
  startEventCluster,
  untilWhole,
} from '@cosmic/migrate/testing/event-cluster';
import { NATS_CONFIG, natsPasswords, startWorld, type World } from '@cosmic/migrate/testing/world';
import { readConfig, serviceConfig } from '@cosmic/platform/config';
import { openDatabase } from '@cosmic/platform/database/database';
import { Nats } from '@cosmic/platform/nats/nats-connection';
import { EventConsumers } from '@cosmic/platform/outbox/event-consumers';
import { onEvent } from '@cosmic/platform/outbox/event-handler';
import { OutboxRelay } from '@cosmic/platform/outbox/outbox-relay';
import { recordEvent } from '@cosmic/platform/outbox/record-event';
import { startNats, type Engine } from '@cosmic/platform/testing/engine';
import { until } from '@cosmic/platform/testing/until';

const DAY = 24 * 60 * 60 * 1_000;
const TIMEOUT_MS = 300_000;
const CONSUMERS = KEEPERS.flatMap((service) =>
  SUBSCRIPTIONS[service].map((event) => durableName(service, event)),
).sort();

describe('the stream of events on one server', () => {
  let server: Engine;

  beforeAll(async () => {
    server = await startNats(NATS_CONFIG, natsPasswords());
  });
  afterAll(() => server.stop());

  const info = () => asMigrator([server], ({ streams }) => streams.info(EVENT_STREAM));

  it('is made with its consumers, once, however many make it at a time', async () => {
    const reports = await Promise.all(
      [1, 2, 3].map(() => prepareEventStream(migratorOf([server]))),
    );

    expect(reports[0]!.consumers.concat(reports[1]!.consumers).length).toBeGreaterThan(0);
    expect(await prepareEventStream(migratorOf([server]))).toEqual({ stream: [], consumers: [] });
    const { config } = await info();
    expect(config).toMatchObject({ num_replicas: 1, max_age: nanos(7 * DAY) });
    expect(config.max_bytes).toBeGreaterThan(0);
    expect(config.duplicate_window).toBeLessThan(nanos(DAY));
  });

  it('stays as an operator has changed it', async () => {
    await asMigrator([server], ({ streams }) =>
      streams.update(EVENT_STREAM, { max_age: nanos(3 * DAY), max_bytes: 64 * 1024 * 1024 }),
    );

    expect(await prepareEventStream(migratorOf([server]))).toEqual({ stream: [], consumers: [] });
    expect((await info()).config).toMatchObject({
      max_age: nanos(3 * DAY),
      max_bytes: 64 * 1024 * 1024,
    });
  });

  it('gets back a consumer that is gone', async () => {
    const [gone] = CONSUMERS;
    await asMigrator([server], ({ consumers }) => consumers.delete(EVENT_STREAM, gone!));

    expect(await prepareEventStream(migratorOf([server]))).toEqual({
      stream: [],
      consumers: [gone],
    });
  });
});

describe('the stream of events on three servers', () => {
  const happened = billingEvents.moneyMoved;
  const log = pino({ level: 'silent' });
  let world: World;
  let servers: Engine[];
  let sender: DataSource;
  let receiver: DataSource;
  let stop: () => Promise<void> = async () => undefined;
  let sent = 0;
  const heard: number[] = [];

  beforeAll(async () => {
    world = await startWorld();
    servers = await startEventCluster();
    sender = await openDatabase('billing', configFor('billing'), []);
    receiver = await openDatabase('usage', configFor('usage'), []);
  });
  afterAll(async () => {
    await stop();
    await Promise.all([sender.destroy(), receiver.destroy()]);
    await Promise.all(servers.map((server) => server.stop()));
    await world.stop();
  });

  const configFor = (name: 'billing' | 'usage') =>
    readConfig(serviceConfig, {
      ...world.environment(name),
      NATS_URL: migratorOf(servers).NATS_URL,
    });
  const prepare = (replicas?: number) =>
    prepareEventStream({ ...migratorOf(servers), NATS_STREAM_REPLICAS: replicas });

  /** The relay of one service and the consumers of another, as their processes run them. */
  const startProcesses = async () => {
    const nats = await Nats.open(configFor('billing'), 'sender', log);
    const hearing = await Nats.open(configFor('usage'), 'receiver', log);
    const relay = new OutboxRelay(sender, nats, log);
    const handlers = SUBSCRIPTIONS.usage.map((event) =>
      event === happened
        ? onEvent(happened, async ({ amount }) => void heard.push(amount))
        : onEvent(event, async () => undefined),
    );
    const consumers = new EventConsumers('usage', handlers, receiver, hearing, log);
    relay.start();
    consumers.start();
    stop = async () => {
      stop = async () => undefined;
      await Promise.all([relay.stop(), consumers.stop()]);
      await Promise.all([nats.close(), hearing.close()]);
    };
  };
  const eventsFlow = async () => {
    const number = (sent += 1);
    await sender.transaction((transaction) =>
      recordEvent(transaction, happened, { currency: 'eur', amount: number }),
    );
    await until(() => heard.includes(number), 'it has arrived');
    await until(
      async () => (await sender.query('SELECT FROM outbox')).length === 0,
      'the outbox is empty',
    );
  };

  it(
    'is raised to three copies while it is used, and outlives restarts and the loss of a server',
    async () => {
      expect((await prepare()).stream).toEqual(['made']);
      await startProcesses();
      await eventsFlow();

      expect((await prepare(CLUSTER_SIZE)).stream).toEqual(['3 copies']);
      const info = await untilWhole(servers);
      await eventsFlow();

      await stop();
      expect(await prepare()).toEqual({ stream: [], consumers: [] });
      await startProcesses();
      await eventsFlow();

      await leaderOf(servers, info).kill();
      await eventsFlow();

      expect(heard.sort()).toEqual([1, 2, 3, 4]);
    },
    TIMEOUT_MS,
  );
});
