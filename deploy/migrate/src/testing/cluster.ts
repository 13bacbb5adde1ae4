import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@cosmic/platform/testing/free-port';
import { until } from '@cosmic/platform/testing/until';

/** PostgreSQL's own tools, which the engine of the tests has not: those of the machine, if any. */
export const TOOLS = existsSync('/usr/lib/postgresql')
  ? readdirSync('/usr/lib/postgresql')
      .map((version) => `/usr/lib/postgresql/${version}/bin`)
      .find((folder) => existsSync(join(folder, 'pg_dump')) && existsSync(join(folder, 'initdb')))
  : undefined;

/** A server refuses to be root. */
const NOBODY = process.getuid?.() === 0 ? 65_534 : undefined;
const AS_SERVER = { uid: NOBODY, gid: NOBODY, cwd: '/', stdio: 'ignore' as const };

/** A PostgreSQL server of a test's own, whose owner is `cosmic`, without a password. */
export interface Cluster {
  url: string;
  port: number;
  /** Its data. */
  folder: string;
  hasEnded(): boolean;
  /** Ends it as a crash would; its data stay. */
  kill(): Promise<void>;
  /** Ends it for good and removes its data. */
  stop(): Promise<void>;
}

interface ClusterOptions {
  /** What `postgresql.conf` would say. */
  settings?: Readonly<Record<string, string>>;
  /** Files beside the data, by their names, for nobody but the server. */
  files?: Readonly<Record<string, string>>;
  /** Data that are there already, as a folder that the server may have. */
  data?: string;
  /** Where data that have to be made keep their write-ahead log; beside them where it is left out. */
  log?: string;
}

/** Starts one with data of its own, or with those that are given. */
export async function startCluster(options: ClusterOptions = {}): Promise<Cluster> {
  const folder = options.data ?? makeData(options.log);
  for (const [name, content] of Object.entries(options.files ?? {})) {
    writeFileSync(join(folder, name), content, { mode: 0o600 });
    giveToServer(join(folder, name));
  }
  const port = await freePort();
  const settings = {
    port: String(port),
    listen_addresses: 'localhost',
    unix_socket_directories: '',
    fsync: 'off',
    ...options.settings,
  };
  const server = spawn(
    join(TOOLS!, 'postgres'),
    [
      ...['-D', folder],
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    AS_SERVER,
  );
  await until(() => {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended: ${server.exitCode}`);
    return isReady(folder, server.pid!);
  }, 'PostgreSQL is up').catch((error: unknown) => {
    server.kill('SIGKILL'); // nobody else could
    throw error;
  });
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
  const end = async (signal: NodeJS.Signals) => {
    if (hasEnded()) return;
    const gone = once(server, 'exit');
    server.kill(signal);
    await gone;
  };
  return {
    url: `postgres://cosmic@127.0.0.1:${port}/postgres`,
    port,
    folder,
    hasEnded,
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGINT');
      rmSync(folder, { recursive: true });
    },
  };
}

/** An empty folder, or one that is there already, that only the server may read. */
export function folderOfServer(folder = mkdtempSync(join(tmpdir(), 'cosmic-cluster-'))): string {
  chmodSync(folder, 0o700);
  giveToServer(folder);
  return folder;
}

function makeData(log?: string): string {
  const folder = folderOfServer();
  const made = spawnSync(
    join(TOOLS!, 'initdb'),
    [
      ...['-D', folder, '-U', 'cosmic', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C'],
      ...(log === undefined ? [] : ['-X', log]),
    ],
    AS_SERVER,
  );
  if (made.status !== 0) throw new Error(`initdb ended: ${made.status}`);
  return folder;
}

function giveToServer(path: string): void {
  if (NOBODY) chownSync(path, NOBODY, NOBODY);
}

/** Line 1 of the server's own file is its process, line 8 its state. */
function isReady(folder: string, pid: number): boolean {
  const file = join(folder, 'postmaster.pid');
  if (!existsSync(file)) return false;
  const lines = readFileSync(file, 'utf8').split('\n');
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
}
