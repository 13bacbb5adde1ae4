import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import { startBilling, startBillingWorker } from '@cosmic/billing/app';
import { billing, type PaidPlan, type Subscription } from '@cosmic/contracts/billing';
import type { Push } from '@cosmic/contracts/live';
import type { Actor } from '@cosmic/contracts/message';
import { connectGateway, listenTo } from '@cosmic/migrate/testing/bus';
import { startWorld, type World } from '@cosmic/migrate/testing/world';
import type { RpcClient } from '@cosmic/platform/nats/rpc-client';
import type { Nats } from '@cosmic/platform/nats/nats-connection';
import { freePort } from '@cosmic/platform/testing/free-port';
import { until } from '@cosmic/platform/testing/until';
import { startStandIn, WEBHOOK_SECRET, type StandIn } from '@cosmic/billing/testing/stand-in';

/** The site's address, to which Stripe's pages lead back; nobody answers there. */
export const SITE = 'http://site.example';

/** A replica of the service and one of its worker. */
export interface Replica {
  worker: INestApplication;
  close(): Promise<void>;
}

/** The billing service and its worker with a stand-in for Stripe, met as the gateway meets it. */
export interface BillingTestBed {
  world: World;
  nats: Nats;
  rpc: RpcClient;
  stripe: StandIn;
  start(environment?: Record<string, string>): Promise<Replica>;
  checkout(member: Actor, plan?: PaidPlan): Promise<string>;
  check(actor: Actor | null): Promise<Subscription>;
  /** Waits until a member's subscription is as described. */
  becomes(member: Actor, expected: Partial<Subscription>): Promise<Subscription>;
  /** Makes a member a subscriber. */
  subscribe(plan?: PaidPlan, card?: string): Promise<Actor>;
  /** Hands a notice to the service as the gateway would. */
  deliver(body: string | Buffer, signature?: string): Promise<unknown>;
  /** Collects what is pushed to an actor from now on. */
  listen(actor: Actor): Promise<Push[]>;
  /** Waits until the service has read every customer who was due. */
  settled(longest?: number): Promise<void>;
  stop(): Promise<void>;
}

export async function makeBillingTestBed(): Promise<BillingTestBed> {
  const world = await startWorld();
  const { nats, rpc } = await connectGateway(world);
  const door = await openDoor(rpc);
  const stripe = await startStandIn(door.url, SITE);
  const running = new Set<Replica>();

  const check = (actor: Actor | null) => rpc.send(billing.subscription, actor, {});
  const checkout = async (member: Actor, plan: PaidPlan = 'monthly') =>
    (await rpc.send(billing.checkout, member, { plan })).url;
  const becomes: BillingTestBed['becomes'] = (member, expected) =>
    until(
      async () => {
        const found = await check(member);
        const same = Object.entries(expected).every(
          ([key, value]) => found[key as keyof Subscription] === value,
        );
        return same ? found : null;
      },
      `the subscription is ${JSON.stringify(expected)}`,
    );

  return {
    world,
    nats,
    rpc,
    stripe,
    check,
    checkout,
    becomes,
    async start(more = {}) {
      const told = { ...stripe.environment, ...more };
      const [service, worker] = await Promise.all([
        startBilling({ ...world.environment('billing'), ...told }),
        startBillingWorker({ ...world.environment('billing-worker'), ...told }),
      ]);
      const replica: Replica = {
        worker,
        async close() {
          running.delete(replica);
          await Promise.all([service.close(), worker.close()]);
        },
      };
      running.add(replica);
      return replica;
    },
    async subscribe(plan = 'monthly', card) {
      const member = makeMember();
      await stripe.pay(await checkout(member, plan), card);
      await becomes(member, { subscribed: true, subscription_tier: plan });
      return member;
    },
    deliver: (body, signature = signatureOf(body)) =>
      rpc.send(billing.webhook, null, {
        body: Buffer.from(body).toString('base64'),
        signature,
      }),
    listen: (actor) => listenTo(nats, actor),
    settled: async (longest) => {
      await until(
        async () => {
          const due = await world.query(
            'SELECT FROM billing.customers WHERE sync_due_at IS NOT NULL',
          );
          const waiting = await world.query(
            'SELECT FROM billing.webhook_events WHERE processed_at IS NULL',
          );
          return due.length + waiting.length === 0;
        },
        'everybody who was due has been read',
        longest,
      );
    },
    async stop() {
      await stripe.stop();
      await Promise.all([...running].map((replica) => replica.close()));
      door.server.close();
      await nats.close();
      await world.stop();
    },
  };
}

/** A way for notices from HTTP to the service, in the gateway's place. */
async function openDoor(rpc: RpcClient): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks).toString('base64');
      const signature = String(request.headers['stripe-signature']);
      const status = await rpc.send(billing.webhook, null, { body, signature }).then(
        () => 200,
        (error: { status?: number }) => error.status ?? 500,
      );
      response.writeHead(status).end();
    })();
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  return { url: `http://127.0.0.1:${port}/api/billing/webhook`, server };
}

export function makeMember(): Actor {
  return { kind: 'member', id: randomUUID() };
}

/** The signature that Stripe would send along. */
export function signatureOf(
  body: string | Buffer,
  { secret = WEBHOOK_SECRET, age = 0 }: { secret?: string; age?: number } = {},
): string {
  const time = Math.floor(Date.now() / 1_000) - age;
  const hash = createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex');
  return `t=${time},v1=${hash}`;
}

/** A notice about a customer, as the SDK's API version writes it. */
export function noticeOf(type: string, customer: string, id = `evt_${randomUUID()}`): string {
  const kind = type
    .split('.')
    .slice(0, -1)
    .join('.')
    .replace('customer.subscription', 'subscription');
  const object = kind === 'customer' ? { id: customer } : { id: 'x_1', customer };
  return JSON.stringify({
    id,
    object: 'event',
    type,
    data: { object: { object: kind, ...object } },
  });
}
