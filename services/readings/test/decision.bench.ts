import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { atLeast, quantile, report, seen } from '@cosmic/platform/testing/figures';
import { GenerationService } from '@cosmic/readings/generation/generation.service';
import { MAX_WAITING } from '@cosmic/readings/generation/lanes';
import { QuotaRepository } from '@cosmic/readings/quota/quota.repository';
import { makeGuest, makeTestBed, type TestBed } from './make';

/**
 * What it costs to decide that somebody may have one more reading, and to accept it, beside the same
 * statements prepared on plain connections: one run, interleaved rounds, the same engine.
 */
const AT_ONCE = 8;
const USERS = 10_000;
const DECISIONS = 4_000;
const ROUNDS = 5;
/** Of a round; no more guests may wait, as none of these readings is written. */
const ACCEPTED = Math.floor(MAX_WAITING.guest / ROUNDS) - 1;
const TOOL = 'angel-number';
const DAY = '2026-11-21';

const TAKE = `
  INSERT INTO user_access_logs AS log (user_id, tool_type, access_date, access_count)
  VALUES ($1, $2, $3, 1)
  ON CONFLICT ON CONSTRAINT one_count_per_day DO UPDATE SET access_count = log.access_count + 1
  WHERE $4::integer IS NULL OR log.access_count < $4
  RETURNING access_count`;
const STORE = `
  INSERT INTO generations (id, actor_kind, actor_id, tool_type, params, seed, charged_to, charged_on, trace)
  VALUES ($1, 'guest', $2, $3, $4, $5, $6, $7, $8)`;

interface Cost {
  aSecond: number;
  microseconds: number;
}

describe('deciding on a reading', () => {
  let bed: TestBed;
  let plain: Client[];
  let quota: QuotaRepository;
  let generations: GenerationService;
  let database: DataSource;

  beforeAll(async () => {
    bed = await makeTestBed();
    const app = await bed.start('readings', { DATABASE_POOL_SIZE: String(AT_ONCE) });
    quota = app.get(QuotaRepository, { strict: false });
    generations = app.get(GenerationService, { strict: false });
    database = app.get(DataSource, { strict: false });
    const connectionString = bed.world.environment('readings')['DATABASE_URL'];
    plain = Array.from({ length: AT_ONCE }, () => new Client({ connectionString }));
    await Promise.all(plain.map((client) => client.connect()));
  });
  afterAll(async () => {
    await Promise.all(plain.map((client) => client.end()));
    await bed.stop();
  });

  /** So many a second, and this process's CPU time for each. */
  const cost = async (times: number, work: (client: number) => Promise<unknown>): Promise<Cost> => {
    const before = process.cpuUsage();
    const from = performance.now();
    let left = times;
    const one = async (client: number) => {
      while (left > 0) {
        left -= 1;
        await work(client);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, (_, client) => one(client)));
    const { user, system } = process.cpuUsage(before);
    return {
      aSecond: (times * 1_000) / (performance.now() - from),
      microseconds: (user + system) / times,
    };
  };
  const compare = async (
    times: number,
    ours: (client: number) => Promise<unknown>,
    bare: (client: number) => Promise<unknown>,
  ) => {
    const rounds: { ours: Cost; bare: Cost }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({ ours: await cost(times, ours), bare: await cost(times, bare) });
    }
    const measured = rounds.slice(1);
    const median = (of: (round: { ours: Cost; bare: Cost }) => number) =>
      quantile(measured.map(of), 0.5);
    return {
      ratio: median(({ ours: one, bare: other }) => one.aSecond / other.aSecond),
      ours: median(({ ours: one }) => one.microseconds),
      bare: median(({ bare: one }) => one.microseconds),
    };
  };
  const somebody = () => `guest:${Math.floor(Math.random() * USERS)}`;
  const decide = (userId: string) => quota.takeUnit(database.manager, userId, TOOL, DAY, null);
  const decideBare = (client: number, userId: string) =>
    plain[client]!.query({ name: 'take', text: TAKE, values: [userId, TOOL, DAY, null] });

  it('is as quick as its statement, nearly', async () => {
    const many = await compare(
      DECISIONS,
      () => decide(somebody()),
      (client) => decideBare(client, somebody()),
    );
    const hot = await compare(
      DECISIONS,
      () => decide('guest:hot'),
      (client) => decideBare(client, 'guest:hot'),
    );

    report(`P6: a unit of a day taken, ${AT_ONCE} at a time, beside the bare statement`, [
      atLeast(`P6: ${USERS} people, ratio of the rates`, many.ratio, 0.6),
      atLeast('P6: one person, ratio of the rates', hot.ratio, 0.8),
      seen('P6: CPU of ours, us', many.ours),
      seen('P6: CPU of the bare statement, us', many.bare),
    ]);
    const [row] = await bed.world.query<{ taken: number }>(
      'SELECT sum(access_count)::integer AS taken FROM readings.user_access_logs',
    );
    expect(row!.taken).toBe(4 * ROUNDS * DECISIONS);
  });

  it('takes a transaction to accept, beside the bare one', async () => {
    const asked = { toolType: TOOL, params: { number: '1234' }, idempotencyKey: null };
    const acceptBare = async (client: number) => {
      const [id, guest, network] = [randomUUID(), randomUUID(), randomUUID()];
      const query = (name: string, text: string, values: unknown[] = []) =>
        plain[client]!.query({ name, text, values });
      await query('begin', 'BEGIN');
      await query('store', STORE, [
        ...[
          id,
          guest,
          TOOL,
          JSON.stringify(asked.params),
          'seed',
          [`guest:${guest}`, `address:${network}`],
          DAY,
          'bench',
        ],
      ]);
      await query('take', TAKE, [`guest:${guest}`, TOOL, DAY, 3]);
      await query('take', TAKE, [`address:${network}`, TOOL, DAY, 60]);
      await query('commit', 'COMMIT');
    };

    const accepted = await compare(
      ACCEPTED,
      () => generations.request(makeGuest(), asked),
      acceptBare,
    );

    report('A reading accepted and its job added, beside its bare transaction', [
      seen('accept: ratio of the rates', accepted.ratio),
      seen('accept: CPU of ours, with the job, us', accepted.ours),
      seen('accept: CPU of the bare transaction, us', accepted.bare),
    ]);
    const rows = await bed.world.query('SELECT FROM readings.generations');
    expect(rows).toHaveLength(2 * ROUNDS * ACCEPTED);
  });
});
