import type { ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import type { INestApplication } from '@nestjs/common';
import { Redis } from 'ioredis';
import { startBilling } from '@cosmic/billing/app';
import type { Actor } from '@cosmic/contracts/message';
import { OwnProcesses } from '@cosmic/platform/testing/own-processes';
import { until } from '@cosmic/platform/testing/until';
import { makeBillingTestBed, makeMember, type BillingTestBed } from './make';

const WORKER = resolve(__dirname, '../dist/worker.js');

/** Longer than any of this takes: a call that hangs is ended by the worker's death. */
const STRIPE_TIMEOUT_MS = '60000';

/**
 * What is paid while a part of the house falls over. The worker runs as a process of its own here
 * (the build's, so `nx build` comes first), to be killed as only a process can be.
 */
describe('payments under faults', () => {
  let bed: BillingTestBed;
  let service: INestApplication;
  let workers: OwnProcesses;

  beforeAll(async () => {
    workers = new OwnProcesses(WORKER);
    bed = await makeBillingTestBed();
    const { world, stripe } = bed;
    service = await startBilling({ ...world.environment('billing'), ...stripe.environment });
  });
  afterEach(async () => {
    await bed.stripe.control('DELETE', 'faults');
    await workers.endAll();
  });
  afterAll(async () => {
    await service.close();
    await bed.stop();
  });

  const startWorker = (): ChildProcess => {
    return workers.start({
      ...bed.world.environment('billing-worker'),
      ...bed.stripe.environment,
      STRIPE_TIMEOUT_MS,
    });
  };
  const customerOf = async ({ id }: Actor) => {
    const [row] = await bed.world.query<{ run: number; isClaimed: boolean }>(
      `SELECT sync_run AS run, sync_due_at > now() + interval '30 seconds' AS "isClaimed"
       FROM billing.customers WHERE user_id = $1`,
      [id],
    );
    return row;
  };
  const due = () => bed.world.query('SELECT FROM billing.customers WHERE sync_due_at IS NOT NULL');
  const invoicesOf = ({ id }: Actor) =>
    bed.world.query('SELECT FROM billing.invoices WHERE user_id = $1', [id]);

  it('are written down once where the worker was killed over them', async () => {
    const first = startWorker();
    const member = makeMember();
    const heard = await bed.listen(member);
    const url = await bed.checkout(member);
    await bed.stripe.control('POST', 'faults', {
      match: 'GET /v1/customers',
      how: 'hang',
      times: 100,
    });
    await bed.stripe.pay(url);
    await until(async () => (await customerOf(member))?.isClaimed, 'Stripe is being read', 60_000);

    await workers.end(first);
    expect((await bed.check(member)).subscribed).toBe(false);
    await bed.stripe.control('DELETE', 'faults');
    // What is left of the time for which the customer was the dead worker's.
    await bed.world.query('UPDATE billing.customers SET sync_due_at = now() WHERE user_id = $1', [
      member.id,
    ]);
    startWorker();

    await bed.becomes(member, { subscribed: true });
    await bed.settled(60_000);
    expect(await invoicesOf(member)).toHaveLength(1);
    expect(heard.filter(({ type }) => type === 'subscription.changed')).toHaveLength(1);
  }, 180_000);

  it('are found again where Redis lost everything, the schedules as well', async () => {
    startWorker();
    await bed.subscribe();
    await bed.settled(60_000);
    await workers.endAll();
    // Nobody is there to take them: their jobs wait in Redis.
    const members = [makeMember(), makeMember()];
    for (const member of members) await bed.stripe.pay(await bed.checkout(member));
    await until(async () => (await due()).length >= members.length, 'they are due', 60_000);

    const redis = new Redis(bed.world.redis.url);
    await redis.flushall();
    startWorker();
    for (const member of members) await bed.becomes(member, { subscribed: true });
    await redis.flushall();
    await redis.quit();

    // No process adds a job for this one: the sweep does, once it is scheduled again.
    await bed.settled(60_000);
    await bed.world.query('UPDATE billing.customers SET sync_due_at = now() WHERE user_id = $1', [
      members[0]!.id,
    ]);
    await bed.settled(60_000);
    for (const member of members) expect(await invoicesOf(member)).toHaveLength(1);
  }, 180_000);
});
