import { type AppError } from '@cosmic/contracts/errors';
import type { Actor } from '@cosmic/contracts/message';
import { readings } from '@cosmic/contracts/readings/readings';
import { until } from '@cosmic/platform/testing/until';
import { makeGuest, makeTestBed, makeMember, type TestBed } from './make';

const FOR_SUBSCRIBERS = {
  toolType: 'journal-prompt',
  params: { sign: 'leo', risingSign: 'aries', moonSign: 'pisces' },
};
const YEAR_MS = 365 * 24 * 60 * 60 * 1_000;
const OVER = new Date(Date.now() - 1_000).toISOString();
const TO_COME = new Date(Date.now() + YEAR_MS).toISOString();

/** What the readings service knows of subscribers, by events alone. */
describe('a subscriber', () => {
  let bed: TestBed;

  beforeAll(async () => {
    bed = await makeTestBed();
    await bed.start('billing');
    await bed.start('readings');
    await until(
      async () => (await bed.world.query('SELECT FROM readings.plan_limits')).length === 3,
      'the plans have arrived',
    );
  });
  afterAll(() => bed.stop());

  /** A member whose changes are told one after the other, each applied before the next. */
  const memberToldOf = async () => {
    const member = makeMember();
    const heard = await bed.listen(member);
    let told = 0;
    const change = async (isPremium: boolean, changedAt: string, endsAt: string | null = null) => {
      const payload = { userId: member.id, isPremium, plan: 'monthly', endsAt, changedAt };
      await bed.world.query(
        `INSERT INTO billing.outbox (id, subject, payload, trace)
         VALUES (gen_random_uuid(), 'event.billing.subscription.changed', $1, 'trace-of-test')`,
        [JSON.stringify(payload)],
      );
      told += 1;
      await until(() => heard.length === told, 'the member is told');
      expect(heard.at(-1)).toEqual({ type: 'plan.applied', by: 'readings' });
    };
    return { member, change };
  };
  const limitOf = async (actor: Actor) => {
    const { allowances } = await bed.rpc.send(readings.allowances, actor, {});
    return allowances.find(({ toolType }) => toolType === 'horoscope')?.limit;
  };
  const codeOf = (actor: Actor) =>
    bed.request(actor, FOR_SUBSCRIBERS).then(
      () => 'accepted',
      (error: unknown) => (error as AppError).code,
    );

  it('has no limit from the event on, and has one again afterwards', async () => {
    const { member, change } = await memberToldOf();
    expect(await limitOf(member)).toBe(3);

    await change(true, '2026-01-02T00:00:00.000Z');
    expect(await limitOf(member)).toBeNull();
    await change(false, '2026-01-03T00:00:00.000Z');
    expect(await limitOf(member)).toBe(3);
  });

  it('stays one when an older change arrives late', async () => {
    const { member, change } = await memberToldOf();

    await change(true, '2026-01-02T00:00:00.000Z');
    await change(false, '2026-01-01T00:00:00.000Z');

    expect(await limitOf(member)).toBeNull();
    expect(await codeOf(member)).toBe('accepted');
  });

  it('alone opens what is for subscribers', async () => {
    const { member, change } = await memberToldOf();
    expect(await codeOf(makeGuest())).toBe('premium_required');
    expect(await codeOf(member)).toBe('premium_required');

    await change(true, '2026-01-02T00:00:00.000Z');
    expect(await codeOf(member)).toBe('accepted');
  });

  it('is one as long as was paid for, although no event says that it is over', async () => {
    const { member, change } = await memberToldOf();

    await change(true, '2026-01-02T00:00:00.000Z', TO_COME);
    expect(await codeOf(member)).toBe('accepted');
    await change(true, '2026-01-03T00:00:00.000Z', OVER);
    expect(await codeOf(member)).toBe('premium_required');
    expect(await limitOf(member)).toBe(3);
  });
});
