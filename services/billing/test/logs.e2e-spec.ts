import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { auth } from '@cosmic/contracts/account/auth';
import { billing } from '@cosmic/contracts/billing';
import { connectGateway } from '@cosmic/migrate/testing/bus';
import { startWorld, type World } from '@cosmic/migrate/testing/world';
import type { RpcClient } from '@cosmic/platform/nats/rpc-client';
import type { Nats } from '@cosmic/platform/nats/nats-connection';
import { freePort } from '@cosmic/platform/testing/free-port';
import { until } from '@cosmic/platform/testing/until';
import { makeMember, noticeOf, signatureOf } from './make';
import {
  SECRET_KEY,
  startStandIn,
  WEBHOOK_SECRET,
  type StandIn,
} from '@cosmic/billing/testing/stand-in';

const ROOT = resolve(__dirname, '../../..');
const CARD = '4242424242424242';
const CANARY = 'canary-of-a-webhook-body';
const ADDRESS = 'canary-of-an-address@example.org';

/**
 * A whole journey through the build's own processes (so `nx build` comes
 * first), each logging everything it ever would.
 */
describe('what is logged of a journey', () => {
  let world: World;
  let stripe: StandIn;
  let nats: Nats;
  let rpc: RpcClient;
  let gatewayUrl: string;
  let webRoot: string;
  let logged = '';
  const running: ChildProcess[] = [];

  const start = (main: string, environment: Record<string, string>) => {
    const path = resolve(ROOT, main);
    if (!existsSync(path)) throw new Error('build first: npx nx run-many -t build');
    const child = spawn(process.execPath, [path], {
      env: { PATH: process.env['PATH'], ...environment, LOG_LEVEL: 'trace' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        logged += chunk.toString();
      });
    }
    running.push(child);
  };

  beforeAll(async () => {
    world = await startWorld();
    webRoot = await mkdtemp(join(tmpdir(), 'cosmic-web-'));
    await writeFile(join(webRoot, 'index.html'), '<!doctype html><title>Cosmic Guide</title>');
    const port = await freePort();
    gatewayUrl = `http://127.0.0.1:${port}`;
    stripe = await startStandIn(`${gatewayUrl}/api/billing/webhook`, gatewayUrl);
    start('services/auth/dist/main.js', world.environment('auth'));
    start('services/auth/dist/worker.js', world.environment('auth-worker'));
    start('services/billing/dist/main.js', {
      ...world.environment('billing'),
      ...stripe.environment,
    });
    start('services/billing/dist/worker.js', {
      ...world.environment('billing-worker'),
      ...stripe.environment,
    });
    start('gateway/dist/main.js', {
      ...world.environment('gateway'),
      PUBLIC_URL: gatewayUrl,
      PORT: String(port),
      WEB_ROOT: webRoot,
      GUEST_COOKIE_SECRET: 'a-secret-that-signs-the-cookies-of-guests',
    });
    await until(
      () =>
        fetch(`${gatewayUrl}/api/plans`).then(
          ({ ok }) => ok,
          () => false,
        ),
      'the plans are listed',
    );
    ({ nats, rpc } = await connectGateway(world));
    await until(
      () =>
        rpc.send(auth.keys, null, {}).then(
          () => true,
          () => false,
        ),
      'auth answers',
    );
  });
  afterAll(async () => {
    await nats.close();
    await Promise.all(
      running.map(async (child) => {
        const gone = once(child, 'exit');
        child.kill('SIGTERM');
        await gone;
      }),
    );
    await stripe.stop();
    await world.stop();
    await rm(webRoot, { recursive: true });
  });

  it('holds no card, no key, no address and nothing of a notice, whatever goes wrong', async () => {
    await rpc.send(auth.signUp, null, {
      email: ADDRESS,
      password: 'quiet lanterns above 7 rivers',
      data: { full_name: 'Ada' },
      address: '127.0.0.1',
    });
    const [account] = await world.query<{ id: string }>(
      'SELECT id FROM auth.accounts WHERE email = $1',
      [ADDRESS],
    );
    const member = { ...makeMember(), id: account!.id };
    await stripe.control('POST', 'faults', { match: 'POST /v1/customers/', how: 400 });
    const { url } = await rpc.send(billing.checkout, member, { plan: 'monthly' });
    await stripe.pay(url, '4000000000000002');
    await stripe.pay(url, CARD);
    await until(
      async () => (await rpc.send(billing.subscription, member, {})).subscribed,
      'the member subscribes',
    );
    const post = (body: string, signature: string) =>
      fetch(`${gatewayUrl}/api/billing/webhook`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body,
      });
    const { customers } = await stripe.overview();
    const notice = noticeOf('invoice.paid', customers.at(-1).id).replace('x_1', CANARY);
    expect((await post(notice, signatureOf(notice))).status).toBe(200);
    expect((await post(notice, signatureOf('other'))).status).toBe(400);
    expect((await post(`{"${CANARY}"`, 'nonsense')).status).toBe(400);
    for (const how of [400, 401, 503]) {
      await stripe.control('POST', 'faults', { match: 'POST /v1/', how, times: 2 });
      await rpc.send(billing.checkout, makeMember(), { plan: 'yearly' }).catch(() => undefined);
      await rpc.send(billing.portal, member, {}).catch(() => undefined);
      await stripe.control('DELETE', 'faults');
    }
    await rpc.send(billing.cancelForDeletion, null, { userId: member.id });

    expect(logged).toContain('a checkout failed');
    expect(logged).toContain('an address could not be told to Stripe');
    expect((await stripe.overview()).customers.map(({ email }) => email)).toContain(ADDRESS);
    expect(logged).toContain('"route":"/api/billing/webhook"');
    for (const secret of [
      CARD,
      '4000000000000002',
      SECRET_KEY,
      WEBHOOK_SECRET,
      'whsec_',
      CANARY,
      ADDRESS,
    ]) {
      expect(logged).not.toContain(secret);
    }
    expect(logged).not.toMatch(/v1=[0-9a-f]{16}/);
    expect(logged).not.toContain(url);
  });
});
