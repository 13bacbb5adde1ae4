import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { startStandIn, type StandIn } from '@cosmic/billing/testing/stand-in';
import type { ProcessName } from '@cosmic/contracts/health';
import { startWorld, type World } from '@cosmic/migrate/testing/world';
import { freePort } from '@cosmic/platform/testing/engine';
import { until } from '@cosmic/platform/testing/until';

const ROOT = resolve(__dirname, '../..');
const WEB_ROOT = resolve(ROOT, 'web/dist');

const PROGRAMS: Readonly<Record<ProcessName | 'gateway', string>> = {
  auth: 'services/auth/dist/main.js',
  billing: 'services/billing/dist/main.js',
  readings: 'services/readings/dist/main.js',
  'readings-worker': 'services/readings/dist/worker.js',
  content: 'services/content/dist/main.js',
  'content-worker': 'services/content/dist/worker.js',
  usage: 'services/usage/dist/main.js',
  gateway: 'gateway/dist/main.js',
};

/** The product as `npm start` runs it: the build's eight processes on real engines, and who stands in for Stripe. */
export interface RunningSite {
  url: string;
  world: World;
  stripe: StandIn;
  /** Ends a process as a crash would, and starts it again. */
  crash(name: ProcessName | 'gateway'): Promise<void>;
  /** Lets a process stand still until it is woken, as one that got no turn for long. */
  halt(name: ProcessName | 'gateway'): void;
  wake(name: ProcessName | 'gateway'): void;
  stop(): Promise<void>;
}

/** Starts everything; build first. */
export async function startSite(paceMs: number): Promise<RunningSite> {
  if (!existsSync(resolve(WEB_ROOT, 'index.html'))) {
    throw new Error('build first: npx nx run-many -t build');
  }
  const world = await startWorld();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const stripe = await startStandIn(`${url}/api/billing/webhook`, url);
  const running = new Map<string, ChildProcess>();

  const start = (name: ProcessName | 'gateway') => {
    const child = spawn(process.execPath, [resolve(ROOT, PROGRAMS[name])], {
      env: {
        PATH: process.env['PATH'],
        ...world.environment(name),
        NARRATOR_PACE_MS: String(paceMs),
        ...(name === 'billing' && stripe.environment),
        ...(name === 'gateway' && {
          PORT: String(port),
          WEB_ROOT,
          GUEST_COOKIE_SECRET: 'a-secret-that-signs-the-cookies-of-guests',
        }),
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    running.set(name, child);
  };
  const end = async (name: string, signal: NodeJS.Signals) => {
    const child = running.get(name);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };

  for (const name of Object.keys(PROGRAMS)) start(name as ProcessName | 'gateway');
  await until(() => isReady(url), 'the site is up', 150_000);
  return {
    url,
    world,
    stripe,
    async crash(name) {
      await end(name, 'SIGKILL');
      start(name);
    },
    halt: (name) => void running.get(name)?.kill('SIGSTOP'),
    wake: (name) => void running.get(name)?.kill('SIGCONT'),
    async stop() {
      for (const child of running.values()) child.kill('SIGCONT');
      await Promise.all([...running.keys()].map((name) => end(name, 'SIGTERM')));
      await stripe.stop();
      await world.stop();
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
