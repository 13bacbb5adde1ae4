import fc from 'fast-check';
import type { ProviderSubscription } from '../stripe/provider/snapshot';
import { chooseSubscription, NO_SUBSCRIPTION, standingOf } from './standing.rules';

const DAY = 24 * 60 * 60 * 1_000;
const NOW = new Date('2026-06-15T12:00:00.000Z');
const GRACE = 7;
const daysFromNow = (days: number) => new Date(NOW.getTime() + days * DAY);

const subscription = (more: Partial<ProviderSubscription> = {}): ProviderSubscription => ({
  id: 'sub_1',
  status: 'active',
  plan: 'monthly',
  createdAt: daysFromNow(-40),
  periodStart: daysFromNow(-10),
  periodEnd: daysFromNow(20),
  cancelsAt: null,
  latestInvoiceId: 'in_1',
  ...more,
});
const invoice = (paid: number, refunded: number) => ({
  id: 'in_1',
  number: null,
  status: 'paid' as const,
  total: paid,
  paid,
  refunded,
  currency: 'INR',
  createdAt: NOW,
  url: null,
  paymentIntents: [],
});
const standing = (more: Partial<ProviderSubscription>, invoices = [invoice(29_900, 0)]) =>
  standingOf({ subscriptions: [subscription(more)], invoices }, NOW, GRACE);

const statuses = fc.constantFrom(
  ...(['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete', 'canceled'] as const),
);
const anySubscription = fc
  .record({
    id: fc.string({ minLength: 1, maxLength: 4 }),
    status: statuses,
    created: fc.integer({ min: -400, max: 0 }),
    start: fc.integer({ min: -40, max: 0 }),
    cancels: fc.option(fc.integer({ min: -5, max: 30 })),
  })
  .map(({ id, status, created, start, cancels }) =>
    subscription({
      id,
      status,
      createdAt: daysFromNow(created),
      periodStart: daysFromNow(start),
      periodEnd: daysFromNow(start + 30),
      cancelsAt: cancels === null ? null : daysFromNow(cancels),
    }),
  );
const anySubscriptions = fc.uniqueArray(anySubscription, {
  selector: ({ id }) => id,
  maxLength: 5,
});

describe('where a member stands', () => {
  it('is nowhere without a subscription', () => {
    expect(standingOf({ subscriptions: [], invoices: [] }, NOW, GRACE)).toEqual(NO_SUBSCRIPTION);
  });

  it('is premium until the period ends, and the grace longer in case its renewal is told late', () => {
    expect(standing({})).toMatchObject({
      isPremium: true,
      shownEnd: daysFromNow(20),
      endsAt: daysFromNow(27),
      cancels: false,
      paymentFailed: false,
    });
  });

  it('ends with the period, to the second, for who has cancelled', () => {
    expect(standing({ cancelsAt: daysFromNow(20) })).toMatchObject({
      isPremium: true,
      endsAt: daysFromNow(20),
      shownEnd: daysFromNow(20),
      cancels: true,
    });
  });

  it.each([
    [-6.9, true],
    [-7, false],
    [-8, false],
  ])('after a renewal that failed %d days ago is premium: %s', (days, isPremium) => {
    const found = standing({ status: 'past_due', periodStart: daysFromNow(days) });

    expect(found).toMatchObject({ isPremium, paymentFailed: true });
    expect(found.shownEnd).toEqual(daysFromNow(days + GRACE));
  });

  it.each(['incomplete', 'incomplete_expired', 'canceled'] as const)(
    'is nothing while %s',
    (status) => {
      expect(standing({ status })).toEqual(NO_SUBSCRIPTION);
    },
  );

  it.each(['unpaid', 'paused'] as const)(
    'is not premium while %s, but has a subscription',
    (status) => {
      expect(standing({ status })).toMatchObject({ isPremium: false, subscriptionId: 'sub_1' });
    },
  );

  it.each([
    [0, true],
    [29_899, true],
    [29_900, false],
  ])('after %d of 29900 were paid back is premium: %s', (refunded, isPremium) => {
    expect(standing({}, [invoice(29_900, refunded)]).isPremium).toBe(isPremium);
  });

  it('is not lost for an invoice over nothing', () => {
    expect(standing({}, [invoice(0, 0)]).isPremium).toBe(true);
  });

  it('never depends on the order in which Stripe lists things', () => {
    fc.assert(
      fc.property(anySubscriptions, fc.integer(), (subscriptions, seed) => {
        const shuffled = [...subscriptions].sort(
          (a, b) => ((a.id.charCodeAt(0) * 31 + seed) % 7) - ((b.id.charCodeAt(0) * 31 + seed) % 7),
        );

        expect(standingOf({ subscriptions: shuffled, invoices: [] }, NOW, GRACE)).toEqual(
          standingOf({ subscriptions, invoices: [] }, NOW, GRACE),
        );
      }),
    );
  });

  it('is premium never past its end', () => {
    fc.assert(
      fc.property(anySubscriptions, (subscriptions) => {
        const { isPremium, endsAt } = standingOf({ subscriptions, invoices: [] }, NOW, GRACE);

        expect(isPremium && endsAt! <= NOW).toBe(false);
      }),
    );
  });
});

describe('the one subscription that counts', () => {
  it('is the older of two that were paid for', () => {
    const older = subscription({ id: 'sub_b', createdAt: daysFromNow(-2) });
    const newer = subscription({ id: 'sub_a', createdAt: daysFromNow(-1) });

    expect(chooseSubscription([newer, older])).toEqual({ chosen: older, extras: [newer] });
  });

  it('is one that is paid rather than an older one that is not', () => {
    const paid = subscription({ id: 'sub_new', createdAt: NOW });

    expect(chooseSubscription([subscription({ status: 'past_due' }), paid]).chosen).toBe(paid);
  });

  it('leaves nobody who pays without one', () => {
    fc.assert(
      fc.property(anySubscriptions, (subscriptions) => {
        const { chosen, extras } = chooseSubscription(subscriptions);
        const pays = subscriptions.some(({ status }) => ['active', 'trialing'].includes(status));

        if (pays) expect(['active', 'trialing']).toContain(chosen?.status);
        expect(extras).not.toContain(chosen);
      }),
    );
  });
});
