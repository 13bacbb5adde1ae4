import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PROCESSES, type ProcessName } from '@cosmic/contracts/health';
import { startWorld, type World } from '@cosmic/migrate/testing/world';
import { allAreReady } from '@cosmic/migrate/testing/site';
import { freePort } from '@cosmic/platform/testing/free-port';
import { until } from '@cosmic/platform/testing/until';

const ROOT = resolve(__dirname, '../..');

export type AnyProcess = ProcessName | 'gateway';

/** The build's own processes (so `nx build` comes first), each its own, as they run for visitors. */
export interface ProcessGroup {
  world: World;
  url: string;
  /** What each has written so far. */
  logged: Map<AnyProcess, string>;
  start(name: AnyProcess, environment?: Record<string, string>): void;
  /** Where the gateway answers for its health. */
  healthPort(): string;
  /**
   * Waits until the gateway sees everybody ready.
   *
   * @throws Error with what a process wrote that ended instead
   */
  ready(): Promise<void>;
  stop(): Promise<void>;
}

/** Where the processes lie, and which user of the machine they run as, where that is not ours. */
export interface ProcessGroupOptions {
  root?: string;
  uid?: number;
}

/** Prepares a world and an address; nothing runs until it is started. */
export async function makeProcessGroup({
  root = ROOT,
  uid,
}: ProcessGroupOptions = {}): Promise<ProcessGroup> {
  const world = await startWorld();
  const webRoot = await mkdtemp(join(tmpdir(), 'cosmic-web-'));
  await writeFile(join(webRoot, 'index.html'), '<!doctype html><title>Cosmic Guide</title>');
  const port = await freePort();
  let healthPort = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const logged = new Map<AnyProcess, string>();
  const running = new Map<AnyProcess, ChildProcess>();
  const throwWhereOneEnded = () => {
    for (const [name, { exitCode, signalCode }] of running) {
      if (exitCode === null && signalCode === null) continue;
      throw new Error(`${name} ended (${exitCode ?? signalCode}): ${logged.get(name)}`);
    }
  };
  const ofGateway = {
    PORT: String(port),
    WEB_ROOT: webRoot,
    PUBLIC_URL: url,
    GUEST_COOKIE_SECRET: 'a-secret-that-signs-the-cookies-of-guests',
  };
  return {
    world,
    url,
    logged,
    start(name, environment = {}) {
      if (name === 'gateway') healthPort = environment['HEALTH_PORT'] ?? healthPort;
      const child = spawn(process.execPath, [mainOf(root, name)], {
        cwd: root,
        uid,
        env: {
          PATH: process.env['PATH'],
          ...world.environment(name),
          ...(name === 'gateway' && { ...ofGateway, HEALTH_PORT: healthPort }),
          ...environment,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk: Buffer) => {
          logged.set(name, (logged.get(name) ?? '') + chunk.toString());
        });
      }
      running.set(name, child);
    },
    healthPort: () => healthPort,
    async ready() {
      const isUp = () => {
        throwWhereOneEnded();
        return allAreReady(healthPort);
      };
      await until(isUp, 'everything is up', 150_000);
    },
    async stop() {
      await Promise.all([...running.values()].map(leave));
      await world.stop();
      await rm(webRoot, { recursive: true });
    },
  };
}

/** Everybody: those behind the gateway, and the gateway. */
export const ALL_PROCESSES: readonly AnyProcess[] = [...PROCESSES, 'gateway'];

function mainOf(root: string, name: AnyProcess): string {
  const [service = '', worker] = name.split('-');
  const folder = name === 'gateway' ? 'gateway' : `services/${service}`;
  const path = resolve(root, folder, 'dist', worker ? 'worker.js' : 'main.js');
  if (!existsSync(path)) throw new Error('build first: npx nx run-many -t build');
  return path;
}

async function leave(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}
