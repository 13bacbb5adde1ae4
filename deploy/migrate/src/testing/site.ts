import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { startStandIn, type StandIn } from '@cosmic/billing/testing/stand-in';
import type { ProcessName } from '@cosmic/contracts/health';
import { freePort } from '@cosmic/platform/testing/free-port';
import { until } from '@cosmic/platform/testing/until';
import { startWorld, type World } from './world';

const ROOT = resolve(__dirname, '../../../..');
const WEB_ROOT = resolve(ROOT, 'web/dist');

export type Program = ProcessName | 'gateway';

const PROGRAMS: Readonly<Record<Program, string>> = {
  auth: 'services/auth/dist/main.js',
  'auth-worker': 'services/auth/dist/worker.js',
  billing: 'services/billing/dist/main.js',
  'billing-worker': 'services/billing/dist/worker.js',
  readings: 'services/readings/dist/main.js',
  'readings-worker': 'services/readings/dist/worker.js',
  content: 'services/content/dist/main.js',
  'content-worker': 'services/content/dist/worker.js',
  usage: 'services/usage/dist/main.js',
  gateway: 'gateway/dist/main.js',
};

/** Every process of the product, the gateway last. */
export const PROGRAM_NAMES = Object.keys(PROGRAMS) as Program[];

/** One running process and the port of its probes. */
export interface Running {
  readonly child: ChildProcess;
  readonly port: number;
}

/** The product as `npm start` runs it: the build's ten processes on real engines, and who stands in for Stripe. */
export interface RunningSite {
  url: string;
  world: World;
  stripe: StandIn;
  /** Ends a process as a crash would, and starts it again, told what is given besides. */
  crash(name: Program, otherwise?: Record<string, string>): Promise<void>;
  /** Lets a process stand still until it is woken, as one that got no turn for long. */
  halt(name: Program): void;
  wake(name: Program): void;
  /** Starts one more of a process, told what is given besides; resolves when it says that it is ready. */
  add(name: Program, otherwise?: Record<string, string>): Promise<Running>;
  /** The running ones of a process, oldest first. */
  of(name: Program): readonly Running[];
  /** Asks one to leave, as an orchestrator does, and waits until it has. */
  end(name: Program, running: Running): Promise<void>;
  stop(): Promise<void>;
}

/** What a process is told besides or instead of the usual. */
export type Otherwise = Partial<Record<Program, Record<string, string>>>;

/** Starts everything; build first. */
export async function startSite(otherwise: Otherwise = {}): Promise<RunningSite> {
  if (!existsSync(resolve(WEB_ROOT, 'index.html'))) {
    throw new Error('build first: npx nx run-many -t build');
  }
  const world = await startWorld();
  const [firstPort, healthPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${firstPort}`;
  const stripe = await startStandIn(`${url}/api/billing/webhook`, url);
  const running = new Map<Program, Running[]>(PROGRAM_NAMES.map((name) => [name, []]));

  const start = (name: Program, port: number, more: Record<string, string> = {}): Running => {
    const child = spawn(process.execPath, [resolve(ROOT, PROGRAMS[name])], {
      env: {
        PATH: process.env['PATH'],
        ...world.environment(name),
        ...(name.startsWith('billing') && stripe.environment),
        ...(name === 'gateway'
          ? {
              PORT: String(port),
              WEB_ROOT,
              // Each visitor of a test may come from an address of its own.
              TRUSTED_PROXIES: '1',
              PUBLIC_URL: `http://127.0.0.1:${port}`,
              HEALTH_PORT: String(port === firstPort ? healthPort : 0),
              GUEST_COOKIE_SECRET: 'a-secret-that-signs-the-cookies-of-guests',
            }
          : { HEALTH_PORT: String(port) }),
        ...otherwise[name],
        ...more,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const one = { child, port };
    running.get(name)!.push(one);
    return one;
  };
  const end = async (name: Program, one: Running, signal: NodeJS.Signals) => {
    running.set(
      name,
      running.get(name)!.filter((other) => other !== one),
    );
    const { child } = one;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  const newest = (name: Program) => running.get(name)!.at(-1);
  const stop = async () => {
    const all = [...running].flatMap(([name, ones]) => ones.map((one) => ({ name, one })));
    for (const { one } of all) one.child.kill('SIGCONT');
    await Promise.all(all.map(({ name, one }) => end(name, one, 'SIGTERM')));
    await stripe.stop();
    await world.stop();
  };

  // A service's probes may take any port: the gateway tells when all are there.
  for (const name of PROGRAM_NAMES) start(name, name === 'gateway' ? firstPort : 0);
  try {
    await until(
      () => {
        for (const [name, [one]] of running) {
          if (one!.child.exitCode !== null)
            throw new Error(`${name} ended: ${one!.child.exitCode}`);
        }
        return allAreReady(healthPort);
      },
      'the site is up',
      150_000,
    );
  } catch (error) {
    await stop(); // nobody else could
    throw error;
  }
  return {
    url,
    world,
    stripe,
    async crash(name, more) {
      const one = newest(name)!;
      await end(name, one, 'SIGKILL');
      start(name, one.port, more);
    },
    halt: (name) => void newest(name)?.child.kill('SIGSTOP'),
    wake: (name) => void newest(name)?.child.kill('SIGCONT'),
    async add(name, more) {
      const one = start(name, await freePort(), more);
      await until(() => isReady(one.port), `one more ${name} is ready`);
      return one;
    },
    of: (name) => [...running.get(name)!],
    end: (name, one) => end(name, one, 'SIGTERM'),
    stop,
  };
}

/** Whether a gateway is ready and sees everybody behind it so, as it says at its port for health. */
export async function allAreReady(healthPort: number | string): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${healthPort}/readyz`);
    const { neighbours } = (await answer.json()) as { neighbours: Record<string, boolean> };
    return answer.ok && Object.values(neighbours).every(Boolean);
  } catch {
    return false;
  }
}

async function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
