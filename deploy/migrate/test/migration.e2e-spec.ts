import { Client } from 'pg';
import { startWorld, type World } from '@cosmic/migrate/testing/world';
import { runMigrations } from '@cosmic/migrate/in-schema';
import { migrate } from '@cosmic/migrate/migration';
import { SCHEMAS } from '@cosmic/migrate/schemas';
import type { DatabaseConfig } from '@cosmic/migrate/config';

describe('bringing a database up to date', () => {
  let world: World;
  let config: DatabaseConfig;

  beforeAll(async () => {
    world = await startWorld();
    const url = (service: 'auth' | 'billing' | 'readings' | 'content' | 'usage') =>
      world.environment(service)['DATABASE_URL']!;
    config = {
      DATABASE_URL: world.databaseUrl,
      AUTH_DATABASE_URL: url('auth'),
      BILLING_DATABASE_URL: url('billing'),
      READINGS_DATABASE_URL: url('readings'),
      CONTENT_DATABASE_URL: url('content'),
      USAGE_DATABASE_URL: url('usage'),
      ADMIN_EMAIL: 'admin@example.com',
    };
  });
  afterAll(() => world.stop());

  const asRole = async (url: string, sql: string): Promise<unknown> => {
    const client = new Client({ connectionString: url });
    await client.connect();
    return client.query(sql).finally(() => client.end());
  };

  it('finds nothing left to do the second time, and shows no password again', async () => {
    const report = await migrate(config);

    expect(report).toEqual({
      migrated: [],
      admin: { email: 'admin@example.com', oneTimePassword: null },
    });
  });

  it('lets several start at once: one works, the others wait', async () => {
    const reports = await Promise.all([
      migrate({ ...config, ADMIN_EMAIL: 'second@example.com' }),
      migrate({ ...config, ADMIN_EMAIL: 'second@example.com' }),
      migrate({ ...config, ADMIN_EMAIL: 'second@example.com' }),
    ]);

    expect(reports.filter(({ admin }) => admin.oneTimePassword !== null)).toHaveLength(1);
    const accounts = await world.query(
      `SELECT email FROM auth.accounts WHERE email = 'second@example.com'`,
    );
    expect(accounts).toHaveLength(1);
  });

  it('makes another one-time password once the last has ended unused, and none once one was chosen', async () => {
    const ADMIN_EMAIL = 'third@example.com';
    const start = async () => (await migrate({ ...config, ADMIN_EMAIL })).admin.oneTimePassword;
    const first = await start();
    expect(await start()).toBeNull();
    const end = (more: string) =>
      world.query(
        `UPDATE auth.accounts SET password_ends_at = now() ${more} WHERE email = '${ADMIN_EMAIL}'`,
      );

    await end('');
    const second = await start();
    expect(second).toEqual(expect.any(String));
    expect(second).not.toBe(first);
    expect(await start()).toBeNull();

    await end(', must_change_password = false');
    expect(await start()).toBeNull();
  });

  it('gives each service its own rows and nothing of the others', async () => {
    await expect(
      asRole(config.USAGE_DATABASE_URL, 'SELECT * FROM tool_logs'),
    ).resolves.toBeDefined();
    await expect(asRole(config.USAGE_DATABASE_URL, 'SELECT * FROM auth.accounts')).rejects.toThrow(
      /permission denied for schema auth/,
    );
  });

  it('gives a service no right to change tables or to touch the record of migrations', async () => {
    await expect(
      asRole(config.READINGS_DATABASE_URL, 'ALTER TABLE generations ADD x int'),
    ).rejects.toThrow(/must be owner/);
    await expect(
      asRole(config.READINGS_DATABASE_URL, 'CREATE TABLE more (id int)'),
    ).rejects.toThrow(/permission denied/);
    await expect(asRole(config.READINGS_DATABASE_URL, 'SELECT * FROM migrations')).rejects.toThrow(
      /permission denied/,
    );
  });

  it('gives a database what the first form of a migration left out, and another nothing', async () => {
    const columns = () =>
      world.query<{ expression: string }>(
        `SELECT pg_get_expr(adbin, adrelid) AS expression FROM pg_attrdef
         JOIN pg_attribute ON attrelid = adrelid AND attnum = adnum
         WHERE adrelid = 'content.blog_posts'::regclass AND attname = 'heading'`,
      );
    const indexes = async () => {
      const rows = await world.query<{ indexname: string }>(
        `SELECT indexname FROM pg_indexes WHERE schemaname = 'content' AND tablename = 'blog_posts'
         ORDER BY indexname`,
      );
      return rows.map(({ indexname }) => indexname);
    };
    const [expression, indexed] = [await columns(), await indexes()];
    expect(indexed).toEqual(expect.arrayContaining(['posts_by_heading', 'published_in_language']));
    expect(indexed).not.toContain('published_posts');
    await world.query(`
      DROP FUNCTION content.expected_posts;
      ALTER TABLE content.blog_posts DROP COLUMN heading,
        ADD COLUMN heading tsvector NOT NULL
          GENERATED ALWAYS AS (ts_filter(document, '{a,b}')) STORED;
      CREATE INDEX posts_by_heading ON content.blog_posts USING gin (heading);
      CREATE INDEX published_posts ON content.blog_posts (published_at DESC, id DESC)
        WHERE status = 'published';
      DELETE FROM content.migrations
      WHERE timestamp IN (1764510000000, 1764520000000, 1764930000000);
    `);

    const { migrated } = await migrate(config);

    expect(migrated).toEqual([
      'content.CompleteSearch1764510000000',
      'content.IndexHeadings1764520000000',
      'content.IndexLanguages1764930000000',
    ]);
    expect(await columns()).toEqual(expression);
    expect(await indexes()).toEqual(indexed);
    expect(
      await world.query(`SELECT to_regproc('content.expected_posts') IS NOT NULL AS there`),
    ).toEqual([{ there: true }]);
  });

  it('steps back from a table that is in use, and comes again', async () => {
    const busy = new Client({ connectionString: config.DATABASE_URL });
    await busy.connect();
    await busy.query('DELETE FROM content.migrations WHERE timestamp = 1764520000000');
    await busy.query('BEGIN; LOCK TABLE content.blog_posts IN ACCESS EXCLUSIVE MODE');
    await world.query(`
      DROP FUNCTION content.expected_posts;
      DELETE FROM content.migrations WHERE timestamp = 1764510000000`);
    const told: string[] = [];

    const migrating = migrate(config, (line) => {
      told.push(line);
      void busy.query('ROLLBACK');
    });

    expect((await migrating).migrated).toHaveLength(2);
    expect(told[0]).toContain('a table of content is in use');
    await busy.end();
  });

  it('refuses to make tables anywhere but in their schema', async () => {
    await world.query('ALTER SCHEMA usage RENAME TO elsewhere');
    const run = runMigrations(
      config.DATABASE_URL,
      SCHEMAS.find(({ name }) => name === 'usage')!,
      () => undefined,
    );

    await expect(run).rejects.toThrow();

    expect(
      await world.query(`SELECT FROM pg_tables WHERE schemaname IN ('public', 'usage')`),
    ).toEqual([]);
    await world.query('ALTER SCHEMA elsewhere RENAME TO usage');
  });
});
