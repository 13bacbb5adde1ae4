import { spawnSync } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { folderOfServer, startCluster, TOOLS, type Cluster } from '@cosmic/migrate/testing/cluster';
import { until } from '@cosmic/platform/testing/until';
import { mountDisk, type SmallDisk } from './full-disk';
import { startOneWayProxy } from './one-way-proxy';
import { NotRun, type OwnDatabase } from './scenario';

/** Every process of a site has a pool. */
const ROOM = { max_connections: '300' };
/** What the standby is called by its primary. */
const STANDBY = 'standby';
const WAL_MB = 256;
const SAID = 'said.log';

/** A primary, and a standby that has everything that the primary has acknowledged; one address leads to whichever is it. */
export interface Pair extends OwnDatabase {
  /** Kills the primary, as a crash of its machine would; nobody can start it again. */
  killPrimary(): Promise<void>;
  /** Puts the standby in its place. */
  promote(): Promise<void>;
}

/** Starts both. @throws NotRun where PostgreSQL's own tools are missing */
export async function startPair(): Promise<Pair> {
  requireTools();
  const primary = await startCluster({ settings: ROOM });
  try {
    return await pairOf(primary, await startStandby(primary));
  } catch (error) {
    await primary.stop(); // nobody else could
    throw error;
  }
}

async function pairOf(primary: Cluster, standby: Cluster): Promise<Pair> {
  const address = await startOneWayProxy(primary.port);
  return {
    url: at(address.port),
    killPrimary: () => primary.kill(),
    async promote() {
      await tell(standby, 'SELECT pg_promote()');
      address.turnTo(standby.port);
    },
    async stop() {
      await address.close();
      await primary.stop();
      await standby.stop();
    },
  };
}

/** From a backup of a primary, which acknowledges nothing any more that the standby has not. */
async function startStandby(primary: Cluster): Promise<Cluster> {
  const data = folderOfServer();
  const { uid, gid } = await stat(data);
  const copied = spawnSync(
    join(TOOLS!, 'pg_basebackup'),
    ['-D', data, '-X', 'stream', '-c', 'fast', '-d', primary.url, '--no-sync'],
    { encoding: 'utf8', cwd: '/', uid, gid },
  );
  if (copied.status !== 0) throw new Error(`pg_basebackup ended: ${copied.stderr}`);
  const standby = await startCluster({
    data,
    settings: {
      ...ROOM,
      primary_conninfo: `host=127.0.0.1 port=${primary.port} user=cosmic application_name=${STANDBY}`,
    },
    files: { 'standby.signal': '' },
  });
  await tell(primary, `ALTER SYSTEM SET synchronous_standby_names = '${STANDBY}'`);
  await tell(primary, 'SELECT pg_reload_conf()');
  await until(async () => {
    const [row] = await tell(primary, 'SELECT sync_state AS state FROM pg_stat_replication');
    return row?.['state'] === 'sync';
  }, 'the primary waits for its standby');
  return standby;
}

/** A PostgreSQL whose write-ahead log has a small disk of its own. */
export interface OnSmallDisk extends OwnDatabase {
  readonly disk: SmallDisk;
  hasEnded(): boolean;
  /** What it has said so far. */
  said(): Promise<string>;
  /** Starts it anew, after it has ended, with the same data at the same address. */
  startAnew(): Promise<void>;
}

/** Starts one. It does not start itself anew after a crash: that is left to whoever runs it, as in a cluster. */
export async function startOnSmallDisk(): Promise<OnSmallDisk> {
  requireTools();
  const disk = await mountDisk(WAL_MB);
  folderOfServer(disk.folder);
  const settings = {
    ...ROOM,
    max_wal_size: '64MB',
    restart_after_crash: 'off',
    logging_collector: 'on',
    log_directory: '.',
    log_filename: SAID,
  };
  let server = await startCluster({ settings, log: join(disk.folder, 'wal') });
  const address = await startOneWayProxy(server.port);
  return {
    url: at(address.port),
    disk,
    hasEnded: () => server.hasEnded(),
    said: () => readFile(join(server.folder, SAID), 'utf8'),
    async startAnew() {
      server = await startCluster({ settings, data: server.folder });
      address.turnTo(server.port);
    },
    async stop() {
      await address.close();
      await server.stop();
      await disk.remove();
    },
  };
}

function requireTools(): void {
  if (!TOOLS) throw new NotRun('this machine has no tools of PostgreSQL (initdb, pg_basebackup)');
}

const at = (port: number): string => `postgres://cosmic@127.0.0.1:${port}/postgres`;

async function tell({ url }: Cluster, sql: string): Promise<Record<string, string>[]> {
  const client = new Client(url);
  await client.connect();
  try {
    return (await client.query<Record<string, string>>(sql)).rows;
  } finally {
    await client.end();
  }
}
