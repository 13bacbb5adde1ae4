import { Client } from 'pg';
import { startWorld, type World } from '@cosmic/migrate/testing/world';
import { migrate } from '@cosmic/migrate/migration';
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
});
