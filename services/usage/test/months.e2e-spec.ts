import { randomUUID } from 'node:crypto';
import type { INestApplication } from '@nestjs/common';
import { Client } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { migrateAgain, monthsOf, undo, type Months } from '@cosmic/migrate/testing/months';
import { startWorld, type World } from '@cosmic/migrate/testing/world';
import { MemberData } from '@cosmic/platform/members/member-data';
import { Retention } from '@cosmic/platform/retention/retention';
import { startUsage } from '@cosmic/usage/app';
import { BoundToolLogs1765310000000 } from '@cosmic/usage/migrations/1765310000000-bound-tool-logs';
import { PartToolLogs1765320000000 } from '@cosmic/usage/migrations/1765320000000-part-tool-logs';
import { ToolLogsSealing } from '@cosmic/usage/tool-logs/tool-logs-sealing';
import { ToolLogsRepository, type ToolLog } from '@cosmic/usage/tool-logs/tool-logs.repository';

const KEEP = 'SELECT usage.keep_tool_log_months($1) AS dropped';

describe('the months of the log of readings', () => {
  let world: World;
  let months: Months;
  let usage: INestApplication;

  beforeAll(async () => {
    world = await startWorld();
    months = monthsOf(world, 'usage', 'tool_logs');
    usage = await startUsage(world.environment('usage'));
  });
  afterAll(async () => {
    await usage.close();
    await world.stop();
  });
  afterEach(() => world.query('DELETE FROM usage.tool_logs'));

  /** Does something in a transaction of the service's, as its events do. */
  const owning = (work: (logs: ToolLogsRepository, transaction: EntityManager) => Promise<void>) =>
    usage.get(DataSource).transaction(async (transaction) => {
      const logs = usage.get(ToolLogsRepository, { strict: false });
      await logs.lockOwners(transaction);
      await work(logs, transaction);
    });
  const log = (...readings: ToolLog[]) =>
    owning((logs, transaction) => logs.insert(transaction, readings));
  /** Writes a line down as of an instant, open as in older releases. @returns the reading's id */
  const logAt = async (instant: string, userId: string | null = null) => {
    const [row] = await world.query<{ id: string }>(
      `INSERT INTO usage.tool_logs (user_id, generation_id, tool_type, input_data, response_text,
                                    tokens_used, processing_time_ms, created_at)
       VALUES ($1, gen_random_uuid(), 'tarot', '{}', 'The Star.', 0, 1, $2)
       RETURNING generation_id AS id`,
      [userId, instant],
    );
    return row!.id;
  };
  /** An instant in the middle of a month. */
  const within = async (ahead: number) => `${(await months.first(ahead)).slice(0, 8)}15 12:00+00`;
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const logged = async () => {
    const rows = await world.query<{ id: string }>(
      'SELECT generation_id AS id FROM usage.tool_logs ORDER BY 1',
    );
    return rows.map(({ id }) => id);
  };
  const undone = () =>
    undo(world, 'usage', [PartToolLogs1765320000000, BoundToolLogs1765310000000]);

  it('are made ahead before anybody logs, and come again where nobody made any for long', async () => {
    const ahead = [await months.nameOf(0), await months.nameOf(1), await months.nameOf(2)];
    expect(await months.names()).toEqual(expect.arrayContaining(ahead));
    for (const name of await months.names()) await world.query(`DROP TABLE usage.${name}`);

    expect(await migrateAgain(world)).toEqual([]);

    expect(await months.names()).toEqual(expect.arrayContaining(ahead));
  });

  it('go as a whole when they are over for long enough, and no sooner', async () => {
    await months.make(-5);
    await logAt(await within(-5));
    const kept = [await logAt(await within(-1)), await logAt(await within(0))];

    await usage.get(Retention, { strict: false }).run();

    expect(await logged()).toEqual(kept.sort());
    expect(await months.names()).not.toContain(await months.nameOf(-5));
  });

  it('hold a line by the last instant of UTC’s month or the first of the next', async () => {
    const next = await months.first(1);
    await world.query(`SET timezone = 'Pacific/Auckland'`);
    await logAt(`${next} 00:00:00+00`);
    const [{ last }] = (await world.query<{ last: string }>(
      `SELECT ('${next} 00:00:00+00'::timestamptz - interval '1 microsecond')::text AS last`,
    )) as [{ last: string }];
    await logAt(last);
    await world.query('RESET timezone');

    const rows = await world.query<{ part: string }>(
      `SELECT tableoid::regclass::text AS part FROM usage.tool_logs ORDER BY created_at`,
    );
    expect(rows.map(({ part }) => part)).toEqual([
      `usage.${await months.nameOf(0)}`,
      `usage.${await months.nameOf(1)}`,
    ]);
  });

  it('can not be dropped young by the service', async () => {
    const client = new Client(world.environment('usage')['DATABASE_URL']);
    await client.connect();
    await expect(client.query(KEEP, [27])).rejects.toThrow('28 days');
    await expect(client.query(`DROP TABLE ${await months.nameOf(0)}`)).rejects.toThrow('owner');
    await client.end();
  });

  it('hold one line of a reading that is logged twice, later, at once or in one go', async () => {
    const reading = aReading();
    await log(reading, reading);
    await Promise.all([log(reading), log(aReading(), reading), log(reading)]);
    await world.query(`UPDATE usage.tool_logs SET created_at = $1`, [await within(1)]);

    await log(reading);

    expect((await logged()).filter((id) => id === reading.generationId)).toHaveLength(1);
    expect(await logged()).toHaveLength(2);
  });

  it('all take what the release before logs, which names no rule in its conflicts', async () => {
    const insert = (id: string) =>
      world.query(
        `INSERT INTO usage.tool_logs (id, user_id, generation_id, tool_type, input_data,
           response_text, tokens_used, processing_time_ms, created_at, sealed_under)
         VALUES (DEFAULT, NULL, $1, 'tarot', '{}', '', 0, 1, DEFAULT, NULL) ON CONFLICT DO NOTHING`,
        [id],
      );
    const id = randomUUID();
    await insert(id);

    await log({ ...aReading(), generationId: id });

    expect(await logged()).toEqual([id]);
  });

  it('are all reached by sealing, a hand-over, an export and erasing', async () => {
    const member = randomUUID();
    const ids = [
      await logAt(await within(0)),
      await logAt(await within(1)),
      await logAt(await within(2)),
    ];
    const gone = [await logAt(await within(0)), await logAt(await within(2))];

    await usage.get(ToolLogsSealing, { strict: false }).run();
    await owning((logs, transaction) => logs.handOver(transaction, member, ids));
    await owning((logs, transaction) => logs.erase(transaction, gone));

    expect(await logged()).toEqual(ids.sort());
    expect(await world.query(`SELECT FROM usage.tool_logs WHERE sealed_under IS NULL`)).toEqual([]);
    const data = usage.get(MemberData, { strict: false });
    const { rows } = await data.rowsOf(member, undefined);
    expect(rows['tool_logs']).toHaveLength(3);
    expect(rows['tool_logs']).toContainEqual(
      expect.objectContaining({ generation_id: ids[0], response_text: 'The Star.' }),
    );
    await usage
      .get(DataSource)
      .transaction((transaction) => data.erase(transaction, { members: [member], guests: [] }));
    expect(await logged()).toEqual([]);
  });

  it('take over the lines of a table without months, and give them back', async () => {
    const before = aReading();
    await log(before);
    await undone();
    const member = randomUUID();
    const old = await logAt('2020-02-29', member);
    const young = await logAt(daysAgo(80), member);

    expect(await migrateAgain(world)).toEqual([
      'usage.BoundToolLogs1765310000000',
      'usage.PartToolLogs1765320000000',
    ]);

    expect(await months.names()).toEqual([await months.nameOf(2), 'tool_logs_before']);
    expect(await logged()).toEqual([before.generationId, old, young].sort());
    const further = await logAt(await within(2));
    await log(before, { ...before, generationId: old });
    expect(await logged()).toHaveLength(4);

    await usage.get(Retention, { strict: false }).run();

    const left = [before.generationId, further, young].sort();
    expect(await logged()).toEqual(left);
    const { rows } = await usage.get(MemberData, { strict: false }).rowsOf(member, undefined);
    expect(rows['tool_logs']).toMatchObject([{ generation_id: young }]);
    await undone();
    expect(await logged()).toEqual(left);
    await log(before, aReading());
    expect(await logged()).toHaveLength(4);
  });
});

function aReading(): ToolLog {
  return {
    userId: null,
    generationId: randomUUID(),
    toolType: 'tarot',
    inputData: { question: 'When?' },
    responseText: 'Soon.',
    tokensUsed: 0,
    processingTimeMs: 1,
  };
}
