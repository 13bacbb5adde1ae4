import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { migrateAgain, monthsOf, undo, type Months } from '@cosmic/migrate/testing/months';
import { readConfig, serviceConfig } from '@cosmic/platform/config';
import { openDatabase } from '@cosmic/platform/database/database';
import { Retention } from '@cosmic/platform/retention/retention';
import { BoundDailyCounts1764960000000 } from '@cosmic/readings/migrations/1764960000000-bound-daily-counts';
import { PartDailyCounts1764970000000 } from '@cosmic/readings/migrations/1764970000000-part-daily-counts';
import { RETENTION } from '@cosmic/readings/retention/rules';
import { makeGuest, makeTestBed, type TestBed } from './make';

const KEEP = 'SELECT readings.keep_access_log_months($1) AS dropped';

describe('the months of daily counts', () => {
  let bed: TestBed;
  let months: Months;
  /** As the service's role; nobody else's turn comes between. */
  let database: DataSource;
  let retention: Retention;

  beforeAll(async () => {
    bed = await makeTestBed();
    months = monthsOf(bed.world, 'readings', 'user_access_logs');
    const config = readConfig(serviceConfig, bed.world.environment('readings'));
    database = await openDatabase('readings', config, []);
    retention = new Retention(database, RETENTION);
  });
  afterAll(async () => {
    await database.destroy();
    await bed.stop();
  });

  const daysAgo = async (days: number) => {
    const [row] = await bed.world.query<{ day: string }>(
      `SELECT ((now() AT TIME ZONE 'utc')::date - $1::integer)::text AS day`,
      [days],
    );
    return row!.day;
  };
  const count = (user: string, day: string) =>
    bed.world.query(
      `INSERT INTO readings.user_access_logs (user_id, tool_type, access_date, access_count)
       VALUES ($1, 'tarot', $2, 1)`,
      [user, day],
    );
  const counted = async () => {
    const rows = await bed.world.query<{ name: string }>(
      'SELECT user_id AS name FROM readings.user_access_logs ORDER BY 1',
    );
    return rows.map(({ name }) => name);
  };
  const asService = async (sql: string, values: unknown[] = []) => {
    const client = new Client({
      connectionString: bed.world.environment('readings')['DATABASE_URL'],
    });
    await client.connect();
    return client.query(sql, values).finally(() => client.end());
  };

  it('are made ahead before anybody counts', async () => {
    expect(await months.names()).toEqual(
      expect.arrayContaining([
        await months.nameOf(0),
        await months.nameOf(1),
        await months.nameOf(2),
      ]),
    );
  });

  it('come again where nobody made any for long', async () => {
    for (const name of await months.names()) await bed.world.query(`DROP TABLE readings.${name}`);
    await months.make(-5);

    await migrateAgain(bed.world);

    expect(await months.names()).toEqual(
      expect.arrayContaining([
        await months.nameOf(0),
        await months.nameOf(1),
        await months.nameOf(2),
      ]),
    );
    expect(await months.names()).not.toContain(await months.nameOf(-5));
  });

  it('go as a whole when they are over for long enough, and no sooner', async () => {
    await months.make(-3);
    await count('old', await months.first(-3));
    await count('this month', await months.first(0));
    await count('next month', await months.first(1));

    await retention.run();

    expect(await counted()).toEqual(['next month', 'this month']);
    expect(await months.names()).not.toContain(await months.nameOf(-3));
    await bed.world.query('DELETE FROM readings.user_access_logs');
  });

  it('do not make anybody wait for one who reads for long', async () => {
    await months.make(-3);
    const reader = new Client({ connectionString: bed.world.databaseUrl });
    await reader.connect();
    await reader.query('BEGIN; SELECT FROM readings.user_access_logs');

    const held = await asService(KEEP, [29]);
    await reader.query('ROLLBACK');
    await reader.end();

    expect(held.rows).toEqual([{ dropped: 0 }]);
    expect((await asService(KEEP, [29])).rows).toEqual([{ dropped: 1 }]);
  });

  it('hold a row by its last day or its first', async () => {
    const last = `('${await months.first(1)}'::date - 1)`;
    await bed.world.query(
      `INSERT INTO readings.user_access_logs (user_id, tool_type, access_date, access_count)
       SELECT instant::text, 'tarot', (instant AT TIME ZONE 'utc')::date, 1
       FROM unnest(ARRAY[(${last} + time '23:59') AT TIME ZONE 'utc',
                         ('${await months.first(1)}'::date + time '00:00') AT TIME ZONE 'utc']) AS instant`,
    );

    const rows = await bed.world.query<{ part: string }>(
      `SELECT tableoid::regclass::text AS part FROM readings.user_access_logs ORDER BY access_date`,
    );
    expect(rows.map(({ part }) => part)).toEqual([
      `readings.${await months.nameOf(0)}`,
      `readings.${await months.nameOf(1)}`,
    ]);
    await bed.world.query('DELETE FROM readings.user_access_logs');
  });

  it('can not be dropped young by the service, nor other tables made', async () => {
    const young = await months.nameOf(0);

    await expect(asService(KEEP, [27])).rejects.toThrow('28 days');
    await expect(asService(KEEP, [null])).rejects.toThrow('28 days');
    await expect(asService(`DROP TABLE ${young}`)).rejects.toThrow('must be owner');
    await expect(
      asService(`ALTER TABLE user_access_logs DETACH PARTITION ${young}`),
    ).rejects.toThrow('must be owner');
    await expect(asService('CREATE TABLE more (id int)')).rejects.toThrow('permission denied');
    expect(await months.names()).toContain(young);
  });

  it('lie at no other service’s hand', async () => {
    const [row] = await bed.world.query(
      `SELECT has_function_privilege('public', oid, 'EXECUTE') AS anybody
       FROM pg_proc WHERE proname = 'keep_access_log_months'`,
    );
    expect(row).toEqual({ anybody: false });
  });

  it('take over the rows of a table without months, and give them back', async () => {
    const undone = () =>
      undo(bed.world, 'readings', [PartDailyCounts1764970000000, BoundDailyCounts1764960000000]);
    await count('kept', await months.first(0));
    await undone();
    await count('long ago', '2020-02-29');
    await count('of 62 days ago', await daysAgo(62));
    await count('of 59 days ago', await daysAgo(59));
    const everything = ['kept', 'long ago', 'of 59 days ago', 'of 62 days ago'];

    expect(await migrateAgain(bed.world)).toEqual([
      'readings.BoundDailyCounts1764960000000',
      'readings.PartDailyCounts1764970000000',
    ]);

    expect(await counted()).toEqual(everything);
    expect(await months.names()).toEqual([await months.nameOf(2), 'user_access_logs_before']);
    await bed.start('readings');
    const guest = makeGuest();
    expect((await bed.request(guest)).remaining).toBe(2);
    expect((await bed.request(guest)).remaining).toBe(1);
    // Those lie where the old ones do, in another part.
    for (const name of ['ahead', 'further', 'furthest']) await count(name, await months.first(2));

    await retention.run();

    const left = ['ahead', 'further', 'furthest', 'kept', 'of 59 days ago'];
    const named = async () => (await counted()).filter((name) => !name.includes(':'));
    expect(await named()).toEqual(left);
    await undone();
    expect(await named()).toEqual(left);
    expect((await bed.request(guest)).remaining).toBe(0);
  });
});
