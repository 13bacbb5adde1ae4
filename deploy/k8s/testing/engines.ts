import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { natsPasswords } from '@cosmic/migrate/testing/world';
import { required } from '@cosmic/platform/testing/engine';
import { freePort } from '@cosmic/platform/testing/free-port';
import type { Authority } from './authority';
import { workload } from './pods';

const OVERLAY = resolve(__dirname, '../overlays/production-engines');
const NATS_CONF = resolve(__dirname, '../../nats/nats.conf');
const COPIES = [0, 1, 2];
const START_AGAIN_AFTER_MS = 500;

/** The name that each server of a test is known by. */
export const HOST = 'localhost';
export const REDIS_PASSWORD = 'passwordofatest';

/** A server as the overlay starts it, on a port of its own. */
export interface Server {
  readonly port: number;
  kill(): Promise<void>;
  start(): void;
}

/** Servers as a StatefulSet of the overlay has them, with certificates of an authority. */
export interface Servers {
  readonly all: readonly Server[];
  stop(): Promise<void>;
}

interface Process {
  command: string;
  args: string[];
  cwd?: string;
  env: Record<string, string>;
}

/** Three NATS, by the command and the configuration that the overlay gives them. */
export async function startNatsServers(authority: Authority): Promise<Servers> {
  const { command } = workload('production-engines', 'nats').container;
  const [ports, routes, monitors] = [await somePorts(), await somePorts(), await somePorts()];
  const told: Record<string, (index: number, data: string) => string> = {
    '--name': (index) => `nats-${index}`,
    '--store_dir': (_, data) => data,
    '--http_port': (index) => String(monitors[index]),
    '--cluster': (index) => `nats://${HOST}:${routes[index]}`,
    '--routes': () => routes.map((port) => `nats://${HOST}:${port}`).join(),
  };
  return startServers(ports, (index, folder) => {
    for (const file of [NATS_CONF, join(OVERLAY, 'nats/cluster.conf')]) {
      copyFileSync(file, join(folder, file.split('/').at(-1)!));
    }
    authority.sign(join(folder, 'tls'), HOST);
    const args = command!.slice(1).map((argument) => {
      const [name] = argument.split('=');
      return told[name!] ? `${name}=${told[name!]!(index, join(folder, 'data'))}` : argument;
    });
    return {
      command: required('TEST_NATS_SERVER'),
      args: [...args, '--addr', HOST, '--port', String(ports[index])],
      cwd: folder,
      env: natsPasswords(),
    };
  });
}

/** Three Redis and three Sentinels, by the scripts of the overlay. */
export async function startRedisServers(
  authority: Authority,
): Promise<{ redis: Servers; sentinels: Servers }> {
  const [ports, watchers] = [await somePorts(), await somePorts()];
  const started = (script: string, mine: readonly number[]) =>
    startServers(mine, (index, folder) => {
      authority.sign(join(folder, 'tls'), HOST);
      mkdirSync(join(folder, 'data'));
      return {
        command: 'sh',
        args: [join(OVERLAY, 'redis', script)],
        env: {
          PATH: `${dirname(required('TEST_REDIS_SERVER'))}:${process.env['PATH']}`,
          HOST,
          PORT: String(mine[index]),
          FIRST: `${HOST}:${ports[0]}`,
          SENTINELS: watchers.map((port) => `${HOST}:${port}`).join(' '),
          TLS: join(folder, 'tls'),
          DATA: join(folder, 'data'),
          REDIS_PASSWORD,
        },
      };
    });
  return {
    redis: await started('redis.sh', ports),
    sentinels: await started('sentinel.sh', watchers),
  };
}

function somePorts(): Promise<number[]> {
  return Promise.all(COPIES.map(freePort));
}

function startServers(
  ports: readonly number[],
  describe: (index: number, folder: string) => Process,
): Promise<Servers> {
  const folders = COPIES.map(() => mkdtempSync(join(tmpdir(), 'cosmic-server-')));
  const all = COPIES.map((index) => serverOf(ports[index]!, describe(index, folders[index]!)));
  for (const one of all) one.start();
  return Promise.resolve({
    all,
    async stop() {
      await Promise.all(all.map((one) => one.kill()));
      for (const folder of folders) rmSync(folder, { recursive: true });
    },
  });
}

/** A server that is started again when it ends by itself, as a pod's is. */
function serverOf(port: number, { command, args, cwd, env }: Process): Server {
  let child: ChildProcess | undefined;
  const start = () => {
    const started = spawn(command, args, {
      cwd,
      stdio: 'ignore',
      env: {
        PATH: process.env['PATH'],
        LD_LIBRARY_PATH: process.env['TEST_ENGINE_LIBRARY_PATH'],
        ...env,
      },
    });
    started.once('exit', () => {
      if (child === started) setTimeout(() => child === started && start(), START_AGAIN_AFTER_MS);
    });
    child = started;
  };
  return {
    port,
    start,
    async kill() {
      const killed = child;
      child = undefined;
      if (!killed || killed.exitCode !== null || killed.signalCode !== null) return;
      const gone = once(killed, 'exit');
      killed.kill('SIGKILL');
      await gone;
    },
  };
}
