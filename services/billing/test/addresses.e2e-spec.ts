import { randomUUID } from 'node:crypto';
import type { INestApplication } from '@nestjs/common';
import { startAuth, startAuthWorker } from '@cosmic/auth/app';
import { auth } from '@cosmic/contracts/account/auth';
import { billing } from '@cosmic/contracts/billing';
import type { Actor } from '@cosmic/contracts/message';
import { lettersIn } from '@cosmic/migrate/testing/letters';
import { memberExportOf } from '@cosmic/contracts/member';
import { until } from '@cosmic/platform/testing/until';
import { makeMember, makeBillingTestBed, type BillingTestBed } from './make';

const PASSWORD = 'quiet lanterns above 7 rivers';

describe('the mail address of a customer', () => {
  let bed: BillingTestBed;
  let accounts: INestApplication;
  let letters: INestApplication;

  beforeAll(async () => {
    bed = await makeBillingTestBed();
    accounts = await startAuth(bed.world.environment('auth'));
    letters = await startAuthWorker(bed.world.environment('auth-worker'));
    await bed.start();
  });
  afterEach(() => bed.stripe.control('DELETE', 'faults'));
  afterAll(async () => {
    await Promise.all([accounts.close(), letters.close()]);
    await bed.stop();
  });

  const newAddress = () => `payer-${randomUUID()}@example.org`;
  const signUp = async (email = newAddress()): Promise<{ member: Actor; email: string }> => {
    await bed.rpc.send(auth.signUp, null, {
      email,
      password: PASSWORD,
      data: { full_name: 'Ada' },
      address: '127.0.0.1',
    });
    const [account] = await bed.world.query<{ id: string }>(
      'SELECT id FROM auth.accounts WHERE email = $1',
      [email],
    );
    return { member: { ...makeMember(), id: account!.id }, email };
  };
  const known = async (member: Actor): Promise<(string | null)[]> =>
    (await bed.stripe.overview()).customers
      .filter(({ metadata }) => metadata.userId === member.id)
      .map(({ email }) => email);
  const becomesKnown = (member: Actor, email: string) =>
    until(async () => (await known(member))[0] === email, 'Stripe knows the address');

  it('is with Stripe when the page to pay on is made, and nowhere with us', async () => {
    const { member, email } = await signUp();

    const page = await (await fetch(await bed.checkout(member))).text();

    expect(await known(member)).toEqual([email]);
    expect(page).toContain(`Receipts go to ${email}`);
    const kept = await bed.rpc.send(memberExportOf('billing'), null, { userId: member.id });
    expect(JSON.stringify(kept)).not.toContain(email);
  });

  it('follows when the member moves to another', async () => {
    const { member, email } = await signUp();
    await bed.stripe.pay(await bed.checkout(member));
    await bed.becomes(member, { subscribed: true });
    const next = newAddress();
    await bed.rpc.send(auth.changeAddress, member, { email: next, password: PASSWORD });
    const letter = await until(
      async () => (await lettersIn(bed.world.outbox)).find(({ to }) => to.includes(next)),
      'the new address gets its letter',
    );
    expect(await known(member)).toEqual([email]);

    await bed.rpc.send(auth.confirmAddress, null, { token: letter.token! });

    await becomesKnown(member, next);
  });

  it('comes later for who pays while auth is away', async () => {
    const { member, email } = await signUp();
    await accounts.close();

    const url = await bed.checkout(member);
    expect(await known(member)).toEqual([null]);
    await bed.stripe.pay(url);
    await bed.becomes(member, { subscribed: true });
    accounts = await startAuth(bed.world.environment('auth'));
    await bed.rpc.send(billing.reconcile, null, { userId: member.id });

    await becomesKnown(member, email);
  });

  it('keeps nobody from paying though Stripe refuses it', async () => {
    const { member, email } = await signUp();
    await bed.stripe.control('POST', 'faults', { match: 'POST /v1/customers/', how: 400 });

    const url = await bed.checkout(member);
    expect(await known(member)).toEqual([null]);
    await bed.stripe.pay(url);

    await becomesKnown(member, email);
  });

  it('is asked for once, not with every reading of the customer', async () => {
    const { member } = await signUp();
    await bed.checkout(member);
    const told = async () => {
      const [row] = await bed.world.query<{ address_told_at: Date }>(
        'SELECT address_told_at FROM billing.customers WHERE user_id = $1',
        [member.id],
      );
      return row!.address_told_at;
    };
    const before = await told();

    await bed.checkout(member, 'yearly');
    await bed.rpc.send(billing.reconcile, null, { userId: member.id });
    await bed.settled();

    expect(await told()).toEqual(before);
  });
});
