import { jetstreamManager, type JetStreamManager, type StreamInfo } from '@nats-io/jetstream';
import { connect, nanos } from '@nats-io/transport-node';
import { pino } from 'pino';
import type { DataSource } from 'typeorm';
import { billingEvents } from '@cosmic/contracts/billing';
import { KEEPERS } from '@cosmic/contracts/member';
import { durableName, EVENT_STREAM, SUBSCRIPTIONS } from '@cosmic/contracts/subscriptions';
import { prepareEventStream } from '@cosmic/migrate/event-stream';
import { NATS_CONFIG, natsPasswords, startWorld, type World } from '@cosmic/migrate/testing/world';
import { readConfig, serviceConfig } from '@cosmic/platform/config';
import { openDatabase } from '@cosmic/platform/database/database';
import { loginOf, Nats } from '@cosmic/platform/nats/nats-connection';
import { EventConsumers } from '@cosmic/platform/outbox/event-consumers';
import { onEvent } from '@cosmic/platform/outbox/event-handler';
import { OutboxRelay } from '@cosmic/platform/outbox/outbox-relay';
import { recordEvent } from '@cosmic/platform/outbox/record-event';
import { startNats, startNatsCluster, type Engine } from '@cosmic/platform/testing/engine';
import { until } from '@cosmic/platform/testing/until';

const DAY = 24 * 60 * 60 * 1_000;
const TIMEOUT_MS = 400_000;
const CONSUMERS = KEEPERS.flatMap((service) =>
  SUBSCRIPTIONS[service].map((event) => durableName(service, event)),
).sort();

const configOf = (...servers: Engine[]) => ({
  NATS_URL: servers.map(({ url }) => url).join(','),
  NATS_USER: 'migrator',
  NATS_PASSWORD: natsPasswords()['NATS_MIGRATOR_PASSWORD'],
});

async function asOperator<Result>(
  servers: Engine[],
  work: (manager: JetStreamManager) => Promise<Result>,
): Promise<Result> {
  const nats = await connect(loginOf(configOf(...servers)));
  try {
    return await work(await jetstreamManager(nats, { checkAPI: false }));
  } finally {
    await nats.close();
  }
}

describe('the stream of events on one server', () => {
  let server: Engine;

  beforeAll(async () => {
    server = await startNats(NATS_CONFIG, natsPasswords());
  });
  afterAll(() => server.stop());

  const info = () => asOperator([server], ({ streams }) => streams.info(EVENT_STREAM));

  it('is made with its consumers, once, however many make it at a time', async () => {
    const reports = await Promise.all([1, 2, 3].map(() => prepareEventStream(configOf(server))));

    expect(reports[0]!.consumers.concat(reports[1]!.consumers).length).toBeGreaterThan(0);
    expect(await prepareEventStream(configOf(server))).toEqual({ stream: [], consumers: [] });
    const { config } = await info();
    expect(config).toMatchObject({ num_replicas: 1, max_age: nanos(7 * DAY) });
    expect(config.max_bytes).toBeGreaterThan(0);
    expect(config.duplicate_window).toBeLessThan(nanos(DAY));
  });

  it('stays as an operator has changed it', async () => {
    await asOperator([server], ({ streams }) =>
      streams.update(EVENT_STREAM, { max_age: nanos(3 * DAY), max_bytes: 64 * 1024 * 1024 }),
    );

    expect(await prepareEventStream(configOf(server))).toEqual({ stream: [], consumers: [] });
    expect((await info()).config).toMatchObject({
      max_age: nanos(3 * DAY),
      max_bytes: 64 * 1024 * 1024,
    });
  });

  it('gets back a consumer that is gone', async () => {
    const [gone] = CONSUMERS;
    await asOperator([server], ({ consumers }) => consumers.delete(EVENT_STREAM, gone!));

    expect(await prepareEventStream(configOf(server))).toEqual({ stream: [], consumers: [gone] });
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
    servers = await startNatsCluster(3, NATS_CONFIG, natsPasswords());
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
      NATS_URL: configOf(...servers).NATS_URL,
    });
  const prepare = (replicas?: number) =>
    prepareEventStream({ ...configOf(...servers), NATS_STREAM_REPLICAS: replicas });

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
  const leaderOf = ({ cluster }: StreamInfo) =>
    servers[Number(cluster?.leader?.replace('nats-', ''))]!;

  it(
    'is raised to three copies while it is used, and outlives restarts and the loss of a server',
    async () => {
      expect((await prepare()).stream).toEqual(['made']);
      await startProcesses();
      await eventsFlow();

      // On a busy machine one server of some 20 clusters is never taken for a peer until it is
      // started anew (NATS 2.10): the job is run again, as a cluster does, after such a start.
      const late = servers.values();
      const raised = await until(
        () =>
          prepare(3).catch(async () => {
            const server = late.next().value;
            await server?.kill();
            await server?.start();
            return null;
          }),
        'the stream is raised',
        TIMEOUT_MS / 2,
      );
      expect(raised.stream).toEqual(['3 copies']);
      const info = await until(async () => {
        const found = await asOperator(servers, ({ streams }) => streams.info(EVENT_STREAM));
        const { replicas = [], leader } = found.cluster ?? {};
        return leader && replicas.length === 2 && replicas.every(({ current }) => current)
          ? found
          : null;
      }, 'three servers keep the events');
      await eventsFlow();

      await stop();
      expect(await prepare()).toEqual({ stream: [], consumers: [] });
      await startProcesses();
      await eventsFlow();

      await leaderOf(info).kill();
      await eventsFlow();

      expect(heard.sort()).toEqual([1, 2, 3, 4]);
    },
    TIMEOUT_MS,
  );
});
