import type { UsageSeries } from '@cosmic/contracts/usage';
import type { ProcessName } from '@cosmic/contracts/health';
import {
  SAMPLE_TEXT,
  startModelServer,
  type ModelServer,
} from '@cosmic/narrator/testing/model-server';
import { freePort } from '@cosmic/platform/testing/free-port';
import { until } from '@cosmic/platform/testing/until';
import { becomeAdministrator } from './administrator';
import { Visitor } from './make';
import { startCollector, type Collector } from './collector';
import { ALL_PROCESSES, makeProcessGroup, type AnyProcess, type ProcessGroup } from './processes';

const BORN = '1987-11-23';

/** Kinds of spans by their numbers in OTLP. */
const [SERVER, CLIENT, PRODUCER, CONSUMER] = [2, 3, 4, 5];

const NUMBER = { toolType: 'angel-number', params: { number: '1111' } };

/** Every process as it runs for visitors, and a model that writes: what operators see of one reading. */
describe('what operators see of a reading', () => {
  let group: ProcessGroup;
  let model: ModelServer;
  let collector: Collector;
  let healthPorts: Map<AnyProcess, number>;

  beforeAll(async () => {
    group = await makeProcessGroup();
    model = await startModelServer();
    collector = await startCollector();
    healthPorts = new Map();
    for (const name of ALL_PROCESSES) {
      const port = await freePort();
      healthPorts.set(name, port);
      group.start(name, {
        HEALTH_PORT: String(port),
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        LOG_LEVEL: 'info',
        ...(name === 'readings-worker' && { OPENAI_API_KEY: 'unused', OPENAI_BASE_URL: model.url }),
      });
    }
    await group.ready();
  }, 200_000);
  afterAll(async () => {
    await group.stop();
    await model.close();
    await collector.close();
  });

  const figuresOf = async (name: AnyProcess): Promise<string> => {
    return (await fetch(`http://127.0.0.1:${healthPorts.get(name)}/metrics`)).text();
  };
  /** The value of the one row of a figure that has these labels. */
  const figure = async (name: AnyProcess, row: string): Promise<number> => {
    const line = (await figuresOf(name)).split('\n').find((text) => text.startsWith(`${row} `));
    return Number(line?.slice(row.length + 1) ?? Number.NaN);
  };
  const generate = async (visitor: Visitor, number: string) => {
    const { body, status } = await visitor.generate({ ...NUMBER, params: { number } });
    if (status !== 202) return { status };
    await until(
      async () => (await visitor.call('GET', `/api/generations/${body.id}`)).body.completedAt,
      'the reading is written',
    );
    return { status };
  };

  it('counts requests, jobs, events, model calls and refusals where they happen', async () => {
    model.script({ kind: 'text', text: SAMPLE_TEXT, totalTokens: 1_000_000 });
    const visitor = new Visitor(group.url);
    await visitor.call('GET', '/here.js');
    const stream = await visitor.stream();
    for (const number of ['111', '222', '333']) {
      expect((await generate(visitor, number)).status).toBe(202);
    }
    expect((await generate(visitor, '444')).status).toBe(429);
    await visitor.call('GET', '/no/such/page/0b4c7a52');

    const http = (route: string, status: number, method = 'GET') =>
      `cosmic_http_request_seconds_count{method="${method}",route="${route}",status="${status}"}`;
    expect(await figure('gateway', http('/api/readings/generate', 202, 'POST'))).toBe(3);
    expect(await figure('gateway', http('/api/readings/generate', 429, 'POST'))).toBe(1);
    expect(await figure('gateway', http('/api/generations/:id', 200))).toBeGreaterThan(2);
    expect(await figuresOf('gateway')).not.toContain('0b4c7a52');
    expect(await figure('gateway', 'cosmic_streams_open')).toBe(1);
    stream.close();
    await until(async () => (await figure('gateway', 'cosmic_streams_open')) === 0, 'it closes');

    const answered = (outcome: string) =>
      `cosmic_request_seconds_count{subject="readings.generation.request",outcome="${outcome}"}`;
    expect(await figure('readings', answered('ok'))).toBe(3);
    expect(await figure('readings', answered('daily_limit'))).toBe(1);
    expect(await figure('readings', 'cosmic_quota_refusals_total{limit="guest"}')).toBe(1);

    const worker = 'readings-worker';
    const jobs = 'cosmic_job_seconds_count{queue="generation",outcome="completed"}';
    expect(await figure(worker, jobs)).toBe(3);
    const calls = 'cosmic_model_call_seconds_count{model="gpt-4o-mini",outcome="ok"}';
    expect(await figure(worker, calls)).toBe(3);
    const tokens = 'cosmic_model_tokens_total{model="gpt-4o-mini",direction="output"}';
    expect(await figure(worker, tokens)).toBe(3_000_000);
    const cost = 'cosmic_model_cost_dollars_total{model="gpt-4o-mini"}';
    expect(await figure(worker, cost)).toBeCloseTo(1.8);

    const event = 'event.readings.generation.completed';
    const done = `cosmic_events_total{subject="${event}",outcome="done"}`;
    await until(async () => (await figure('usage', done)) === 3, 'usage hears of each');
  });

  it.each(ALL_PROCESSES)('shows what Node and the system say of %s', async (name) => {
    const shown = await figuresOf(name);

    expect(shown).toMatch(/^process_cpu_seconds_total [\d.]+$/m);
    expect(shown).toMatch(/^process_resident_memory_bytes \d+$/m);
    expect(shown).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m);
  });

  it('tells the administrator what happened, counted by day, and nobody else', async () => {
    const member = new Visitor(group.url);
    await member.signUp('counted@example.com');
    await member.signIn('counted@example.com');
    const admin = new Visitor(group.url);
    await becomeAdministrator(group.world, admin);

    expect((await member.call('GET', '/api/admin/usage')).status).toBe(403);
    expect((await new Visitor(group.url).call('GET', '/api/admin/usage')).status).toBe(401);
    expect((await admin.call('GET', '/api/admin/usage?days=8')).status).toBe(400);

    const expected = [
      { figure: 'cost', name: 'gpt-4o-mini', today: 1_800_000 },
      { figure: 'model-calls', name: 'ok', today: 3 },
      { figure: 'readings', name: 'angel-number', today: 3 },
      { figure: 'refusals', name: 'guest', today: 1 },
      { figure: 'sign-ins', name: '', today: 2 },
      { figure: 'sign-ups', name: '', today: 1 },
      { figure: 'tokens', name: 'gpt-4o-mini', today: 3_000_000 },
    ];
    const { days, series } = await until(async () => {
      const { body } = await admin.call('GET', '/api/admin/usage?days=7');
      const signIns = body.series.find(({ figure }: UsageSeries) => figure === 'sign-ins');
      return body.series.length >= expected.length && signIns?.values.at(-1) === 2 && body;
    }, 'everything is counted');
    expect(days).toHaveLength(7);
    expect(days.at(-1)).toBe(new Date().toISOString().slice(0, 10));
    const today = series.map(({ figure, name, values }: UsageSeries) => ({
      figure,
      name,
      today: values.at(-1),
    }));
    expect(today).toEqual(expected);
  });

  it('shows queues, outboxes and pools of whoever has them', async () => {
    const queues: [ProcessName, string][] = [
      ['readings', 'generation'],
      ['readings-worker', 'generation'],
      ['content-worker', 'publishing'],
      ['auth', 'mails'],
      ['auth-worker', 'mails'],
      ['auth-worker', 'auth-schedule'],
      ['billing', 'billing-sync'],
      ['billing-worker', 'billing-sync'],
      ['billing-worker', 'billing-schedule'],
      ['usage', 'usage-schedule'],
    ];
    for (const [name, queue] of queues) {
      for (const state of ['waiting', 'active', 'delayed', 'failed']) {
        const row = `cosmic_queue_jobs{queue="${queue}",state="${state}"}`;
        expect(await figure(name, row)).toBeGreaterThanOrEqual(0);
      }
      const oldest = `cosmic_queue_oldest_waiting_seconds{queue="${queue}"}`;
      expect(await figure(name, oldest)).toBeGreaterThanOrEqual(0);
    }
    for (const name of ALL_PROCESSES.filter((other) => other !== 'gateway')) {
      const schema = name.replace('-worker', '');
      expect(await figure(name, `cosmic_outbox_unsent{schema="${schema}"}`)).toBeGreaterThanOrEqual(
        0,
      );
      expect(await figure(name, `cosmic_database_connections_max{schema="${schema}"}`)).toBe(10);
      const idle = `cosmic_database_connections{schema="${schema}",state="idle"}`;
      expect(await figure(name, idle)).toBeGreaterThanOrEqual(0);
    }
  });

  it('shows how long jobs and events have waited while nobody takes them', async () => {
    await group.world.query(
      `INSERT INTO usage.outbox (id, subject, payload, trace, created_at)
       SELECT gen_random_uuid(), 'nobody.may.send.this', '{}', 'a-trace-of-a-test', now() - interval '1 hour'`,
    );
    await until(
      async () => (await figure('usage', 'cosmic_outbox_oldest_seconds{schema="usage"}')) > 3_600,
      'the outbox lags by an hour',
    );
    expect(await figure('usage', 'cosmic_outbox_unsent{schema="usage"}')).toBe(1);
    await group.world.query('DELETE FROM usage.outbox');
  });

  it('sends one trace of a reading, from the browser to the model', async () => {
    model.script({ kind: 'text', text: SAMPLE_TEXT, totalTokens: 345 });
    const visitor = new Visitor(group.url);
    await visitor.call('GET', '/here.js');
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    const params = { sign1: 'aries', sign2: 'libra', dob1: BORN, dob2: '' };
    const asked = { toolType: 'compatibility', params };
    const { status, headers } = await visitor.call('POST', '/api/readings/generate', asked, {
      traceparent: `00-${traceId}-00f067aa0ba902b7-01`,
      'idempotency-key': 'a-key-of-a-trace',
    });
    expect(status).toBe(202);

    const path: [process: string, name: string, kind: number][] = [
      ['gateway', 'POST /api/readings/generate', SERVER],
      ['gateway', 'readings.generation.request', CLIENT],
      ['readings', 'readings.generation.request', SERVER],
      ['readings', 'generation add', PRODUCER],
      ['readings-worker', 'generation work', CONSUMER],
      ['readings-worker', 'model gpt-4o-mini', CLIENT],
    ];
    const spans = await until(() => {
      const all = collector.spans.filter((span) => span.traceId === traceId);
      return all.length >= path.length && all;
    }, 'every span of the trace has come');

    let parent = '00f067aa0ba902b7';
    for (const [process, name, kind] of path) {
      const span = spans.find((one) => one.parentSpanId === parent);
      expect(span).toMatchObject({ process, name, kind });
      expect(span!.attributes['cosmic.correlation_id']).toBe(headers.get('x-request-id'));
      parent = span!.spanId;
    }
    expect(spans).toHaveLength(path.length);
    const call = spans.find(({ name }) => name.startsWith('model'))!;
    expect(call.attributes).toMatchObject({ 'gen_ai.usage.output_tokens': 345 });
    expect(JSON.stringify(collector.spans)).not.toContain(BORN);
    const line = group.logged
      .get('gateway')!
      .split('\n')
      .find((text) => text.includes(traceId))!;
    expect(JSON.parse(line)).toMatchObject({ traceId, trace: headers.get('x-request-id') });
  });

  it('makes no trace of a stream, of health or of figures, and takes no forged parent', async () => {
    const visitor = new Visitor(group.url);
    await visitor.call('GET', '/api/tools', undefined, { traceparent: '00-zz-not-a-trace' });
    const span = await until(
      () => collector.spans.find(({ name }) => name === 'GET /api/tools'),
      'a request without a good parent begins a trace',
    );
    expect(span.parentSpanId).toBeFalsy();
    const names = collector.spans.map(({ name }) => name);
    expect(names.filter((name) => /stream|healthz|readyz|metrics/.test(name))).toEqual([]);
  });
});
