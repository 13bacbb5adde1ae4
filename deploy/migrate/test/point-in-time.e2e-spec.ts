import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { INestApplication } from '@nestjs/common';
import { Client } from 'pg';
import { auth, type SignedIn } from '@cosmic/contracts/account/auth';
import type { Actor } from '@cosmic/contracts/message';
import { KEEPERS, type Keeper } from '@cosmic/contracts/member';
import { readings } from '@cosmic/contracts/readings/readings';
import { startAuth, startAuthWorker } from '@cosmic/auth/app';
import { startBilling } from '@cosmic/billing/app';
import { startContent } from '@cosmic/content/app';
import { replayEvents } from '@cosmic/migrate/event-stream';
import { migrate } from '@cosmic/migrate/migration';
import { connectGateway } from '@cosmic/migrate/testing/bus';
import { folderOfServer, startCluster, TOOLS, type Cluster } from '@cosmic/migrate/testing/cluster';
import { startWorld, type World } from '@cosmic/migrate/testing/world';
import type { Nats } from '@cosmic/platform/nats/nats-connection';
import type { RpcClient } from '@cosmic/platform/nats/rpc-client';
import { newAddress } from '@cosmic/platform/testing/address';
import { until } from '@cosmic/platform/testing/until';
import { startReadings, startReadingsWorker } from '@cosmic/readings/app';
import { startUsage } from '@cosmic/usage/app';

/** Where who was erased may still be named: that it happened, and an event on its way. */
const KEPT = ['auth.audit_log'];

const PASSWORD = 'a quiet orbit around noon';

interface Member {
  email: string;
  actor: Actor & { id: string };
}

/**
 * The database is lost after a member was erased, and restored to a second before: from a base
 * backup and the archive of the write-ahead log, as CloudNativePG does it from an object store.
 */
(TOOLS ? describe : describe.skip)('a restore to a second before an erasure', () => {
  const around = process.env['TEST_DATABASE_URL'];
  const archive = folderOfServer();
  const backup = folderOfServer();
  let lost: Cluster | undefined;
  let restored: Cluster | undefined;
  let world: World;
  let nats: Nats;
  let rpc: RpcClient;
  let erased: Member;
  let other: Member;
  let first: string;
  let second: string;
  const apps: INestApplication[] = [];

  const query = async (url: string, sql: string, values: unknown[] = []) => {
    const client = new Client(url);
    await client.connect();
    try {
      return (await client.query<Record<string, string>>(sql, values)).rows;
    } finally {
      await client.end();
    }
  };
  /** What a process is told, at whichever server is there. */
  const environment = (name: Keeper | 'auth-worker' | 'readings-worker') => {
    const told = world.environment(name);
    return { ...told, DATABASE_URL: at(told['DATABASE_URL']!) };
  };
  const at = (url: string) => {
    const moved = new URL(url);
    moved.port = String((restored ?? lost)!.port);
    return moved.href;
  };
  const startAll = async () => {
    apps.push(
      await startBilling(environment('billing')),
      await startAuth(environment('auth')),
      await startAuthWorker(environment('auth-worker')),
      await startReadings(environment('readings')),
      await startReadingsWorker(environment('readings-worker')),
      await startContent(environment('content')),
      await startUsage(environment('usage')),
    );
  };
  const stopAll = () => Promise.all(apps.splice(0).map((app) => app.close()));
  const signIn = async (email: string) =>
    (await rpc.send(auth.signIn, null, {
      ...{ email, password: PASSWORD, address: newAddress() },
      ...{ deviceToken: null, refreshToken: null },
    })) as SignedIn;
  const newMember = async (): Promise<Member> => {
    const email = `${randomUUID()}@example.com`;
    const data = { full_name: 'Vera Rubin' };
    await rpc.send(auth.signUp, null, { email, password: PASSWORD, data, address: newAddress() });
    return { email, actor: { kind: 'member', id: (await signIn(email)).session.user.id } };
  };
  const read = async ({ actor }: Member) => {
    const asked = { toolType: 'angel-number', params: { number: '1234' }, idempotencyKey: null };
    const { id } = await rpc.send(readings.request, actor, asked);
    await until(
      async () => (await rpc.send(readings.get, actor, { id })).status === 'completed',
      'a reading is written',
    );
    return id;
  };
  /** The tables in which a member is named, by id or address. */
  const namedIn = async ({ actor, email }: Member) => {
    const url = at(world.databaseUrl);
    const tables = await query(
      url,
      `SELECT table_schema || '.' || table_name AS name FROM information_schema.tables
       WHERE table_schema = ANY ($1) AND table_type = 'BASE TABLE'
         AND NOT (SELECT relispartition FROM pg_class
                  WHERE oid = format('%I.%I', table_schema, table_name)::regclass)`,
      [KEEPERS],
    );
    const named: string[] = [];
    for (const { name } of tables) {
      const rows = await query(
        url,
        `SELECT FROM ${name} t WHERE t::text LIKE '%' || $1 || '%' OR t::text LIKE '%' || $2 || '%' LIMIT 1`,
        [actor.id, email],
      );
      if (rows.length > 0 && !KEPT.includes(name!)) named.push(name!);
    }
    return named.sort();
  };
  const time = async () =>
    (await query(lost!.url, 'SELECT clock_timestamp()::text AS time'))[0]!['time']!;

  beforeAll(async () => {
    lost = await startCluster({
      settings: {
        wal_level: 'replica',
        archive_mode: 'on',
        archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
      },
    });
    process.env['TEST_DATABASE_URL'] = lost.url;
    world = await startWorld();
    ({ nats, rpc } = await connectGateway(world));
    await startAll();
    [erased, other] = [await newMember(), await newMember()];
    first = await read(erased);
  });
  afterAll(async () => {
    await stopAll();
    // What the test's world removes in the end is at the server that is there then.
    process.env['TEST_DATABASE_URL'] = (restored ?? lost)!.url;
    await nats.close();
    await world.stop();
    await lost?.stop();
    await restored?.stop();
    for (const folder of [archive, backup]) rmSync(folder, { recursive: true, force: true });
    process.env['TEST_DATABASE_URL'] = around;
  });

  it('brings back what was committed until then, from the backup and the log', async () => {
    const made = spawnSync(
      join(TOOLS!, 'pg_basebackup'),
      ['-D', backup, '-X', 'none', '-c', 'fast', '-d', lost!.url, '--no-sync'],
      { encoding: 'utf8', cwd: '/', ...ofServer() },
    );
    expect([made.status, made.stderr]).toEqual([0, expect.any(String)]);
    second = await read(erased);
    const before = await time();
    await until(
      async () =>
        (
          await query(
            lost!.url,
            `SELECT clock_timestamp() > $1::timestamptz + interval '1 s' AS is`,
            [before],
          )
        )[0]!['is'],
      'a second has passed',
    );

    await rpc.send(auth.deleteAccount, erased.actor, { password: PASSWORD });
    await until(async () => (await namedIn(erased)).length === 0, 'the member is erased');
    const late = await read(other);
    await stopAll();
    const [{ wal }] = (await query(
      lost!.url,
      'SELECT pg_walfile_name(pg_switch_wal()) AS wal',
    )) as [{ wal: string }];
    await until(
      async () =>
        (
          await query(lost!.url, 'SELECT last_archived_wal >= $1 AS is FROM pg_stat_archiver', [
            wal,
          ])
        )[0]!['is'],
      'the log is archived',
    );
    await lost!.stop();
    lost = undefined;

    restored = await startCluster({
      data: backup,
      settings: {
        restore_command: `cp ${archive}/%f %p`,
        recovery_target_time: before,
        recovery_target_action: 'promote',
      },
      files: { 'recovery.signal': '' },
    });

    const kept = await query(at(world.databaseUrl), 'SELECT id FROM readings.generations');
    expect(kept.map(({ id }) => id).sort()).toEqual([first, second].sort());
    expect(kept.map(({ id }) => id)).not.toContain(late);
    expect(await namedIn(erased)).toContain('auth.accounts');
  });

  it('erases again who was erased, once the week is replayed, and nobody else', async () => {
    const url = (name: Keeper) => environment(name)['DATABASE_URL']!;
    const { migrated } = await migrate({
      DATABASE_URL: at(world.databaseUrl),
      AUTH_DATABASE_URL: url('auth'),
      BILLING_DATABASE_URL: url('billing'),
      READINGS_DATABASE_URL: url('readings'),
      CONTENT_DATABASE_URL: url('content'),
      USAGE_DATABASE_URL: url('usage'),
      ADMIN_EMAIL: 'admin@example.com',
    });
    expect(migrated).toEqual([]);
    for (const service of KEEPERS) await replayEvents(world.migrator, service);
    await startAll();

    await until(async () => (await namedIn(erased)).length === 0, 'the member is erased again');

    await expect(signIn(erased.email)).rejects.toMatchObject({ code: 'invalid_credentials' });
    expect((await signIn(other.email)).session.user.id).toBe(other.actor.id);
    expect(await read(other)).toEqual(expect.any(String));
  });
});

/** A backup belongs to whom the server runs as. */
function ofServer() {
  return process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
}
