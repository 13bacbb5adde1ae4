import { randomUUID } from 'node:crypto';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { EVENT_STREAM } from '@cosmic/contracts/subscriptions';
import { readConfig, serviceConfig } from '@cosmic/platform/config';
import { loginOf } from '@cosmic/platform/nats/nats-connection';
import { report, seen } from '@cosmic/platform/testing/figures';
import { until } from '@cosmic/platform/testing/until';
import { makeTestBed, type TestBed } from './make';

/** How many events of finished readings pass from an outbox to the stream, and from it into a table. */
const EVENTS = 10_000;
const AT_ONCE = 100;
const CONTENT = 'The sky of this day is a quiet one. '.repeat(40);

describe('the events of readings', () => {
  let bed: TestBed;
  let nats: NatsConnection;

  beforeAll(async () => {
    bed = await makeTestBed();
    nats = await connect(loginOf(readConfig(serviceConfig, bed.world.environment('readings'))));
  });
  afterAll(async () => {
    await nats.close();
    await bed.stop();
  });

  it('are relayed and written down at these rates', async () => {
    await bed.world.query(
      `INSERT INTO readings.generations
         (id, actor_kind, actor_id, tool_type, params, seed, status, content, narrator,
          charged_to, charged_on, trace, completed_at)
       SELECT gen_random_uuid(), 'guest', gen_random_uuid(), 'angel-number', '{"number": "1234"}',
              'seed', 'completed', $2, 'almanac', '{}', now(), 'bench', now()
       FROM generate_series(1, $1)`,
      [EVENTS, CONTENT],
    );
    await bed.world.query(
      `INSERT INTO readings.outbox (id, subject, payload, trace)
       SELECT gen_random_uuid(), 'event.readings.generation.completed', jsonb_build_object(
         'generationId', id, 'actor', jsonb_build_object('kind', 'guest', 'id', actor_id),
         'toolType', tool_type, 'narrator', 'almanac', 'tokensUsed', 0, 'processingTimeMs', 4), trace
       FROM readings.generations`,
    );
    await bed.start('readings');
    await until(
      async () => (await bed.world.query('SELECT FROM readings.outbox LIMIT 1')).length === 0,
      'all are relayed',
    );
    const operator = await connect(loginOf(bed.world.migrator));
    const manager = await jetstreamManager(operator, { checkAPI: false });
    const { state } = await manager.streams.info(EVENT_STREAM);
    await operator.close();
    const relayed = (Date.parse(state.last_ts) - Date.parse(state.first_ts)) / 1_000;
    expect(state.messages).toBe(EVENTS);

    const bare = await publishBare();

    await bed.start('usage');
    await until(
      async () =>
        (await bed.world.query('SELECT FROM usage.tool_logs OFFSET $1', [EVENTS - 1])).length > 0,
      'all are written down',
      300_000,
    );
    const [written] = await bed.world.query<{ seconds: number }>(
      `SELECT extract(epoch FROM max(processed_at) - min(processed_at))::float AS seconds
       FROM usage.processed_events`,
    );

    report('Events of finished readings', [
      seen('outbox to stream, events a second', EVENTS / relayed),
      seen('of the rate of bare publishing, a share of', bare / relayed),
      seen('stream into tool_logs, events a second', EVENTS / written!.seconds),
    ]);
    const rows = await bed.world.query('SELECT FROM usage.tool_logs');
    expect(rows).toHaveLength(EVENTS);
  });

  /** Publishes as many as large, as many at a time. @returns the seconds it took */
  const publishBare = async () => {
    const stream = jetstream(nats);
    const payload = JSON.stringify({
      id: randomUUID(),
      trace: 'bench',
      payload: { generationId: randomUUID(), toolType: 'angel-number', narrator: 'almanac' },
    });
    const from = performance.now();
    for (let sent = 0; sent < EVENTS; sent += AT_ONCE) {
      await Promise.all(
        Array.from({ length: AT_ONCE }, () =>
          stream.publish('event.readings.bench.bare', payload, { msgID: randomUUID() }),
        ),
      );
    }
    return (performance.now() - from) / 1_000;
  };
});
