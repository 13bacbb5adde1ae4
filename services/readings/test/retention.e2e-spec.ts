import type { INestApplication } from '@nestjs/common';
import { register } from 'prom-client';
import { Retention } from '@cosmic/platform/retention/retention';
import { makeTestBed, type TestBed } from './make';

/** What the rules of the readings service erase, and what they leave. */
describe('rows that are past their age', () => {
  let bed: TestBed;
  let worker: INestApplication;

  beforeAll(async () => {
    bed = await makeTestBed();
    worker = await bed.start('readings-worker');
  });
  afterAll(() => bed.stop());

  const generation = (note: string, kind: string, status: string, days: number) =>
    bed.world.query(
      `INSERT INTO readings.generations
         (id, actor_kind, actor_id, tool_type, params, seed, status, charged_to, charged_on, trace, created_at)
       VALUES (gen_random_uuid(), $2, gen_random_uuid(), 'tarot', '{}', 'seed', $3, '{}', current_date, $1,
         now() - make_interval(days => $4))`,
      [note, kind, status, days],
    );
  const traces = async () =>
    (
      await bed.world.query<{ trace: string }>('SELECT trace FROM readings.generations ORDER BY 1')
    ).map(({ trace }) => trace);

  it('go, and no others', async () => {
    await generation('old of a guest', 'guest', 'completed', 91);
    await generation('failed of a guest', 'guest', 'failed', 200);
    await generation('young of a guest', 'guest', 'completed', 89);
    await generation('old of a member', 'member', 'completed', 900);
    // One transaction: a turn of the worker's own would drop a month that is over and empty.
    await bed.world.query(
      `DO $$ DECLARE days integer; day date; BEGIN
         FOREACH days IN ARRAY ARRAY[400, 62] LOOP
           day := date_trunc('month', current_date - days);
           EXECUTE format('CREATE TABLE readings.%I PARTITION OF readings.user_access_logs
                             FOR VALUES FROM (%L) TO (%L)',
                          'month_of_' || days, day, day + interval '1 month');
         END LOOP;
         INSERT INTO readings.user_access_logs (user_id, tool_type, access_date, access_count)
           SELECT 'guest:' || gen_random_uuid(), 'tarot', current_date - ago, 1
           FROM unnest(ARRAY[0, 20, 62, 400]) AS ago;
       END $$`,
    );
    await bed.world.query(
      `INSERT INTO readings.processed_events (consumer, event_id, processed_at)
       SELECT 'test', gen_random_uuid(), now() - make_interval(days => days)
       FROM unnest(ARRAY[0, 29, 31, 400]) AS days`,
    );

    await bed.world.query(
      `INSERT INTO readings.kept_days (id, actor_kind, actor_id, local_date, created_at)
       SELECT gen_random_uuid(), kind, gen_random_uuid(), current_date - days,
         now() - make_interval(days => days)
       FROM unnest(ARRAY['guest', 'guest', 'member'], ARRAY[91, 89, 900]) AS kept (kind, days)`,
    );

    await worker.get(Retention).run();

    expect(
      await bed.world.query(
        'SELECT actor_kind, current_date - local_date AS days FROM readings.kept_days ORDER BY 2',
      ),
    ).toEqual([
      { actor_kind: 'guest', days: 89 },
      { actor_kind: 'member', days: 900 },
    ]);
    expect(await traces()).toEqual(['old of a member', 'young of a guest']);
    const counts = await bed.world.query(
      `SELECT (SELECT count(*)::integer FROM readings.user_access_logs) AS counts,
              (SELECT count(*)::integer FROM readings.processed_events WHERE consumer = 'test') AS events`,
    );
    expect(counts).toEqual([{ counts: 2, events: 2 }]);
  });

  it('go in batches, however many there are, and a figure says that none is left', async () => {
    await bed.world.query(
      `INSERT INTO readings.processed_events (consumer, event_id, processed_at)
       SELECT 'many', gen_random_uuid(), now() - interval '40 days' FROM generate_series(1, 6001)`,
    );

    await worker.get(Retention).run();

    expect(
      await bed.world.query(`SELECT FROM readings.processed_events WHERE consumer = 'many'`),
    ).toHaveLength(0);
    const metric = await register.getSingleMetric('cosmic_rows_past_age')!.get();
    expect(metric.values).toContainEqual(
      expect.objectContaining({ labels: { table: 'processed_events' }, value: 0 }),
    );
  });
});
