import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port';
import { until } from './until';

/** A server of a test's own, on a port of its own. */
export interface Engine {
  readonly url: string;
  readonly port: number;
  /** Of its process; undefined while it is stopped. */
  readonly pid: number | undefined;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
  /** Starts it again on the same port with the same data. */
  start(): Promise<void>;
  /** Ends it for good and removes its data. */
  stop(): Promise<void>;
}

/** How a server is started. */
export interface EngineOptions {
  binary: string;
  args(port: number, folder: string): string[];
  url(port: number): string;
  environment?: Record<string, string>;
  uid?: number;
  gid?: number;
}

const IS_ROOT = process.getuid?.() === 0;
const NOBODY = 65_534;

/** A Redis that keeps an append-only file, so that it can be killed and come back. */
export function startRedis(more: readonly string[] = []): Promise<Engine> {
  return startEngine({
    binary: required('TEST_REDIS_SERVER'),
    args: (port, folder) => [
      ...['--port', String(port), '--bind', '127.0.0.1', '--dir', folder],
      ...['--save', '', '--appendonly', 'yes', '--maxmemory-policy', 'noeviction'],
      ...more,
    ],
    url: (port) => `redis://127.0.0.1:${port}`,
  });
}

/**
 * Three Sentinels that put a replica in the place of a primary once two of them have missed it for
 * a second.
 *
 * @param name  what they call the primary
 */
export function startSentinels(name: string, primary: Engine): Promise<Engine[]> {
  const one = () =>
    startEngine({
      binary: required('TEST_REDIS_SERVER'),
      args(port, folder) {
        const file = join(folder, 'sentinel.conf');
        writeFileSync(
          file,
          `port ${port}
bind 127.0.0.1
dir ${folder}
sentinel monitor ${name} 127.0.0.1 ${primary.port} 2
sentinel down-after-milliseconds ${name} 1000
sentinel failover-timeout ${name} 5000
`,
        );
        return [file, '--sentinel'];
      },
      url: (port) => `redis://127.0.0.1:${port}`,
    });
  return Promise.all([one(), one(), one()]);
}

/** The NATS server with the users and permissions that are used everywhere else, too. */
export function startNats(
  configFile: string,
  passwords: Record<string, string>,
  more: readonly string[] = [],
): Promise<Engine> {
  return startEngine({
    binary: required('TEST_NATS_SERVER'),
    args: (port, folder) => [...natsArguments(configFile, port, folder), ...more],
    url: (port) => `nats://127.0.0.1:${port}`,
    environment: passwords,
  });
}

function natsArguments(configFile: string, port: number, folder: string): string[] {
  return ['-c', configFile, '-a', '127.0.0.1', '-p', String(port), '-js', '-sd', folder];
}

/**
 * The same with its store on a disk of its own: an image of ext4 that nobody but the server sees,
 * and that is let go with it. The file system itself writes nothing on before five minutes are over.
 * Only root may mount.
 */
export function startNatsOnDisk(
  image: string,
  configFile: string,
  passwords: Record<string, string>,
): Promise<Engine> {
  const script = 'mount -o loop,commit=300 "$0" "$1" && shift && exec "$@"';
  return startEngine({
    binary: 'unshare',
    args: (port, folder) => [
      ...['--mount', 'sh', '-c', script, image, folder],
      ...[required('TEST_NATS_SERVER'), ...natsArguments(configFile, port, folder)],
    ],
    url: (port) => `nats://127.0.0.1:${port}`,
    environment: passwords,
  });
}

/** Such servers as one cluster: what one of them keeps, the others may keep as well. */
export async function startNatsCluster(
  size: number,
  configFile: string,
  passwords: Record<string, string>,
): Promise<Engine[]> {
  const ports = await Promise.all(Array.from({ length: size }, freePort));
  const routes = ports.map((port) => `nats://127.0.0.1:${port}`);
  return Promise.all(
    routes.map((route, index) =>
      startNats(configFile, passwords, [
        ...['--name', `nats-${index}`, '--cluster_name', 'cosmic'],
        ...['--cluster', route, '--routes', routes.join(',')],
      ]),
    ),
  );
}

interface PgBouncerOptions {
  /** What `pgbouncer.ini` says besides or instead. */
  settings?: Readonly<Record<string, string>>;
  /** Files that it may read, by their names: settings may name them. */
  files?: Readonly<Record<string, string>>;
}

/**
 * PgBouncer in transaction mode before a PostgreSQL, with two connections for each role and
 * database: whoever uses more shares them. A prepared statement is not known on another.
 *
 * @param database  a URL of that PostgreSQL, with its owner's login
 * @param logins  the passwords of all other roles that may come
 */
export function startPgBouncer(
  database: string,
  logins: Readonly<Record<string, string>>,
  { settings = {}, files = {} }: PgBouncerOptions = {},
): Promise<Engine> {
  const { hostname, port: upstream, username, password } = new URL(database);
  const users = Object.entries({
    [decodeURIComponent(username)]: decodeURIComponent(password),
    ...logins,
  });
  return startEngine({
    binary: required('TEST_PGBOUNCER'),
    args(port, folder) {
      const pathOf = (name: string) => join(folder, name);
      const all = {
        listen_addr: '127.0.0.1',
        listen_port: String(port),
        unix_socket_dir: '',
        auth_type: 'plain',
        auth_file: pathOf('users.txt'),
        pool_mode: 'transaction',
        default_pool_size: '2',
        max_client_conn: '500',
        ...settings,
      };
      const lines = Object.entries(all).map(
        ([name, value]) => `${name} = ${value in files ? pathOf(value) : value}\n`,
      );
      const written = {
        ...files,
        'users.txt': users
          .map((login) => `${login.map((part) => `"${part}"`).join(' ')}\n`)
          .join(''),
        'pgbouncer.ini': `[databases]
* = host=${hostname} port=${upstream}
[pgbouncer]
${lines.join('')}`,
      };
      for (const [name, content] of Object.entries(written)) {
        writeFileSync(pathOf(name), content, { mode: 0o600 });
      }
      // It refuses to run as root.
      if (IS_ROOT) {
        const paths = [folder, ...Object.keys(written).map(pathOf)];
        for (const path of paths) chownSync(path, NOBODY, NOBODY);
      }
      return [pathOf('pgbouncer.ini')];
    },
    url: (port) => `postgres://127.0.0.1:${port}`,
    ...(IS_ROOT && { uid: NOBODY, gid: NOBODY }),
  });
}

/** A variable that the test run sets; see `npm test`. */
export function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set; run the tests with npm test`);
  return value;
}

/** Starts a server on a free port, with a folder of its own; resolves once it accepts connections. */
export async function startEngine(options: EngineOptions): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'cosmic-engine-'));
  const port = await freePort();
  let child: ChildProcess | undefined;

  const start = async () => {
    child = spawn(options.binary, options.args(port, folder), {
      stdio: 'ignore',
      ...(options.uid !== undefined && { uid: options.uid, gid: options.gid }),
      env: {
        ...process.env,
        ...options.environment,
        LD_LIBRARY_PATH: process.env['TEST_ENGINE_LIBRARY_PATH'],
      },
    });
    await until(() => accepts(port), `${options.binary} accepts connections`);
  };
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  const stop = async () => {
    await kill();
    await rm(folder, { recursive: true, force: true });
  };

  await start();
  return {
    url: options.url(port),
    port,
    get pid() {
      return child?.exitCode === null && child.signalCode === null ? child.pid : undefined;
    },
    kill,
    start,
    stop,
  };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
