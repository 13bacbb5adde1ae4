import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '@cosmic/platform/testing/free-port';
import { until } from '@cosmic/platform/testing/until';

const MAIN = resolve(__dirname, '../../../../deploy/local/stripe/main.mjs');

export const SECRET_KEY = 'sk_test_standin_of_a_test';
export const WEBHOOK_SECRET = 'whsec_of_a_test_and_long_enough';

/** What is known at the stand-in, as its control tells. */
export interface Overview {
  waiting: number;
  customers: any[];
  sessions: any[];
  subscriptions: any[];
  invoices: any[];
  charges: any[];
  refunds: any[];
  events: any[];
}

/** The stand-in for Stripe as a process of its own. */
export interface StandIn {
  url: string;
  /** What the billing service has to know of it. */
  environment: Record<string, string>;
  control(method: string, path: string, body?: object): Promise<any>;
  overview(): Promise<Overview>;
  /** Sends a form as a browser would. */
  submit(url: string, form: Record<string, string>): Promise<Response>;
  /** Pays a page with a card number, through a confirmation where one is asked for. */
  pay(url: string, number?: string): Promise<Response>;
  /** Ends it as a crash would; its state stays. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export async function startStandIn(webhookUrl: string, site: string): Promise<StandIn> {
  const folder = await mkdtemp(join(tmpdir(), 'cosmic-stand-in-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;

  const start = async () => {
    child = spawn(process.execPath, [MAIN], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        PATH: process.env['PATH'],
        PORT: String(port),
        PUBLIC_URL: url,
        WEBHOOK_URL: webhookUrl,
        STRIPE_SECRET_KEY: SECRET_KEY,
        STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
        STATE_FILE: join(folder, 'state.json'),
      },
    });
    await until(
      () =>
        fetch(`${url}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      'the stand-in answers',
    );
  };
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  const control: StandIn['control'] = async (method, path, body) => {
    const answer = await fetch(`${url}/_control/${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return answer.json();
  };
  const submit: StandIn['submit'] = (to, form) =>
    fetch(to, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  await start();
  return {
    url,
    environment: {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_API_BASE: url,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_TIMEOUT_MS: '1500',
      PUBLIC_URL: site,
    },
    control,
    overview: () => control('GET', 'state'),
    submit,
    pay: async (to, number = '4242 4242 4242 4242') => {
      const answer = await submit(to, { number, expiry: '12/34', cvc: '123' });
      const asks = answer.status === 200 && (await answer.clone().text()).includes('/confirm');
      return asks ? submit(`${to}/confirm`, { answer: 'yes' }) : answer;
    },
    kill,
    start,
    async stop() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
