import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { monthsOf } from '@cosmic/migrate/testing/months';
import type { World } from '@cosmic/migrate/testing/world';
import { atMost, quantile, report, seen, type Figure } from '@cosmic/platform/testing/figures';
import { orderedId } from '@cosmic/platform/database/ordered-id';
import { GenerationRepository } from '@cosmic/readings/generation/generation.repository';
import { RunRepository } from '@cosmic/readings/generation/run.repository';
import { QuotaRepository } from '@cosmic/readings/quota/quota.repository';
import { ToolLogsRepository } from '@cosmic/usage/tool-logs/tool-logs.repository';
import { makeTestBed, type TestBed } from './make';

/**
 * What the statements of every reading take in tables of so many rows, against the same tables when
 * they are empty; how long a month of them is dropped; and how long writers wait while an index is
 * added. `BENCH_ROWS` says how many rows each of the three tables has.
 */
const ROWS = Number(process.env['BENCH_ROWS'] ?? 2_000_000);
const FILL_MS = 60_000 + ROWS / 5;
const TIMES = 600;
const WARM_UP = 100;
/** Of a statement in a table of many rows to that in an empty one. */
const MAX_SLOWER = 1.2;
const MAX_DROP_SECONDS = 1;
/** The months that have rows, and one more that is over for long enough to be dropped. */
const MONTHS = [-1, 0];
const OLD_MONTH = -4;
const DAYS_KEPT = 59;
const ROWS_OF_MONTH = Math.ceil(ROWS / MONTHS.length);
/** So many are filled in of each table in turn: what months of readings leave in memory is of them all. */
const SLICE = 100_000;
const TEXT = 'The sky of this day is a quiet one. '.repeat(8);

type Statement = (round: number) => Promise<unknown>;

describe('the tables of readings', () => {
  let empty: TestBed;
  let full: TestBed;

  beforeAll(async () => {
    [empty, full] = [await makeTestBed(), await makeTestBed()];
    for (const bed of [empty, full]) await makeMonths(bed);
    await fill(full);
  }, FILL_MS);
  afterAll(async () => {
    await empty.stop();
    await full.stop();
  });

  // First, as a service that starts would drop it.
  it('lose a month at once', async () => {
    const figures: Figure[] = [];
    for (const keeper of ['usage.keep_tool_log_months', 'readings.keep_access_log_months']) {
      const from = performance.now();
      const [row] = await full.world.query<{ dropped: number }>(`SELECT ${keeper}($1) AS dropped`, [
        DAYS_KEPT,
      ]);
      const seconds = (performance.now() - from) / 1_000;
      expect(row!.dropped).toBe(1);
      figures.push(atMost(`${keeper}, seconds`, seconds, MAX_DROP_SECONDS));
    }
    report(`A month of ${ROWS_OF_MONTH} rows dropped`, figures);
  });

  it(`serve a reading among ${ROWS} rows as among none`, async () => {
    const [few, many] = [await statementsOf(empty), await statementsOf(full)];
    const figures: Figure[] = [];
    for (const [what, statement] of Object.entries(few)) {
      const took = await compare(statement, many[what]!);
      figures.push(
        seen(`${what}, ms in the middle, none`, took.few),
        seen(`${what}, ms in the middle, ${ROWS}`, took.many),
        atMost(`${what}, times as long`, took.many / took.few, MAX_SLOWER),
      );
    }
    report(`Statements of a reading, ${ROWS} rows in each table`, figures);
  });

  it('take an index while readings are asked for', async () => {
    const ask = (await statementsOf(full))['ask']!;
    let isDone = false;
    const waits: number[] = [];
    const writer = (async () => {
      for (let round = 0; !isDone; round += 1) {
        const from = performance.now();
        await ask(round);
        waits.push(performance.now() - from);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    })();
    const from = performance.now();
    await full.world.query(
      'CREATE INDEX CONCURRENTLY bench_by_tool ON readings.generations (tool_type, created_at)',
    );
    const seconds = (performance.now() - from) / 1_000;
    isDone = true;
    await writer;
    report(`An index on ${ROWS} rows, made while readings are asked for`, [
      seen('seconds', seconds),
      seen('readings asked for meanwhile', waits.length),
      seen('asking, longest ms', Math.max(...waits)),
    ]);
  });
});

async function makeMonths(bed: TestBed): Promise<void> {
  for (const table of ['usage.tool_logs', 'readings.user_access_logs']) {
    const [schema, name] = table.split('.') as [string, string];
    const months = monthsOf(bed.world, schema, name);
    const names = await months.names();
    for (const ahead of [OLD_MONTH, ...MONTHS]) {
      // At its end a month has no other before it, where rows are kept for thirty days.
      if (!names.includes(await months.nameOf(ahead))) await months.make(ahead);
    }
  }
}

/** Fills the tables as months of readings do, in which nobody asked more than a few times. */
async function fill({ world }: TestBed): Promise<void> {
  for (const ahead of [OLD_MONTH, ...MONTHS]) {
    for (let from = 1; from <= ROWS_OF_MONTH; from += SLICE) {
      await fillSlice(world, ahead, from, Math.min(from + SLICE - 1, ROWS_OF_MONTH));
    }
  }
  await world.query(
    'VACUUM ANALYZE usage.tool_logs, readings.generations, readings.user_access_logs',
  );
  // What was filled in at once is on disk long since, where months have filled the tables.
  await world.query('CHECKPOINT');
}

/** Rows `from` to `to` of a month, which pass through its days as they do through their numbers. */
async function fillSlice(world: World, ahead: number, from: number, to: number): Promise<void> {
  const first = `(date_trunc('month', now() AT TIME ZONE 'utc')
    + make_interval(months => ${ahead})) AT TIME ZONE 'utc'`;
  // Of the month that is not over yet nothing lies in the future.
  const at = `least(${first} + ${28 / ROWS_OF_MONTH} * (n - 1) * interval '1 day', now())`;
  const rows = `generate_series(${from}, ${to}) AS n`;
  // As `orderedId` would have made it then.
  const id = `uuidv7(${at} - now())`;
  await world.query(
    `INSERT INTO readings.user_access_logs (user_id, tool_type, access_date, access_count)
     SELECT gen_random_uuid()::text, 'tarot', (${at})::date, 1 FROM ${rows}`,
  );
  await world.query(
    `INSERT INTO usage.tool_logs (user_id, generation_id, tool_type, input_data, response_text,
                                  tokens_used, processing_time_ms, sealed_under, created_at)
     SELECT CASE WHEN n % 2 = 0 THEN gen_random_uuid() END, ${id}, 'tarot', '{}',
            $1, 0, 4, 'bench', ${at}
     FROM ${rows}`,
    [TEXT],
  );
  if (ahead === OLD_MONTH) return;
  await world.query(
    `INSERT INTO readings.generations
       (id, actor_kind, actor_id, tool_type, params, seed, status, attempt, content, narrator,
        charged_to, charged_on, trace, created_at, updated_at, completed_at, sealed_under)
     SELECT ${id}, 'guest', gen_random_uuid(), 'tarot', '{}', 'seed', 'completed', 1,
            $1, 'almanac', '{}', (${at})::date, 'bench', ${at}, ${at}, ${at}, 'bench'
     FROM ${rows}`,
    [TEXT],
  );
}

/** What is done for each reading, in a service's own words; each round is another reading. */
async function statementsOf(bed: TestBed): Promise<Record<string, Statement>> {
  const [readings, usage] = [await bed.start('readings'), await bed.start('usage')];
  const inReadings = <Result>(work: (transaction: EntityManager) => Promise<Result>) =>
    readings.get(DataSource).transaction(work);
  const inUsage = <Result>(work: (transaction: EntityManager) => Promise<Result>) =>
    usage.get(DataSource).transaction(work);
  const generations = readings.get(GenerationRepository, { strict: false });
  const runs = readings.get(RunRepository, { strict: false });
  const quota = readings.get(QuotaRepository, { strict: false });
  const logs = usage.get(ToolLogsRepository, { strict: false });
  const day = await inReadings((transaction) => quota.today(transaction));
  const actor = { kind: 'guest', id: randomUUID(), address: '192.0.2.1' } as const;
  const ids: string[] = [];

  return {
    count: () =>
      inReadings((transaction) => quota.takeUnit(transaction, randomUUID(), 'tarot', day, 3)),
    ask: () =>
      inReadings(async (transaction) => {
        const id = orderedId();
        await generations.insertOnce(transaction, {
          id,
          actorKind: actor.kind,
          actorId: ids.length < WARM_UP ? actor.id : randomUUID(),
          idempotencyKey: randomUUID(),
          toolType: 'tarot',
          params: { spread: 'daily' },
          seed: 'seed',
          chargedTo: [],
          trace: 'bench',
        });
        ids.push(id);
      }),
    claim: (round) => runs.claim(ids[round]!),
    'keep a sentence': (round) => runs.keepProgress({ id: ids[round]!, attempt: 1 }, TEXT, null),
    'find one’s own': (round) => generations.findOwn(actor, ids[round]!),
    'find what changed': () => generations.findChangedSince(actor, new Date()),
    log: () =>
      inUsage(async (transaction) => {
        await logs.lockOwners(transaction);
        await logs.insert(transaction, [
          {
            userId: randomUUID(),
            generationId: orderedId(),
            toolType: 'tarot',
            inputData: { spread: 'daily' },
            responseText: TEXT,
            tokensUsed: 0,
            processingTimeMs: 4,
          },
        ]);
      }),
    'hand over what was logged': (round) =>
      inUsage((transaction) => logs.handOver(transaction, actor.id, [ids[round]!])),
  };
}

/** Runs both by turns, each first as often. @returns the milliseconds of each in the middle */
async function compare(few: Statement, many: Statement): Promise<{ few: number; many: number }> {
  const took = { few: [] as number[], many: [] as number[] };
  for (let round = 0; round < WARM_UP + TIMES; round += 1) {
    for (const [name, statement] of [
      ['few', few],
      ['many', many],
    ] as const) {
      const from = performance.now();
      await statement(round);
      if (round >= WARM_UP) took[name].push(performance.now() - from);
    }
  }
  return { few: quantile(took.few, 0.5), many: quantile(took.many, 0.5) };
}
