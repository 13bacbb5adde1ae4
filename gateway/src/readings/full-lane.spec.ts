import fc from 'fast-check';
import { AppError } from '@cosmic/contracts/errors';
import type { Actor } from '@cosmic/contracts/message';
import { BELIEVED_MS, FullLane } from './full-lane';

const guest: Actor = { kind: 'guest', id: '6f6a3f5e-0d53-4d4c-8f86-7b7a2b0e9d11' };
const member: Actor = {
  kind: 'member',
  id: '0b0d5a86-64b1-4a57-8c2f-6a1f0c3f3c55',
  role: 'member',
};

const full = (retryAfterSeconds: number) =>
  Promise.reject(new AppError('too_many_waiting', { retryAfterSeconds }));

describe('a full lane of guests', () => {
  let at: number;
  let lane: FullLane;
  const hear = async (actor: Actor, answer: Promise<unknown>) => {
    await lane.learnFrom(actor, answer).catch(() => undefined);
  };

  beforeEach(() => {
    at = 0;
    lane = new FullLane(() => at);
  });

  it('is believed for its time and no longer, with what the last guest was told', async () => {
    expect(lane.refusal()).toBeNull();
    await hear(guest, full(30));
    at = 100;
    await hear(guest, full(12));

    at = 100 + BELIEVED_MS - 1;
    expect(lane.refusal()).toMatchObject({
      code: 'too_many_waiting',
      status: 503,
      retryAfterSeconds: 12,
    });
    at += 1;
    expect(lane.refusal()).toBeNull();
  });

  it('is forgotten once a guest is accepted', async () => {
    await hear(guest, full(30));
    await hear(guest, Promise.resolve({ id: 'accepted' }));

    expect(lane.refusal()).toBeNull();
  });

  it.each([
    ['a member who is refused', member, () => full(30)],
    ['another refusal', guest, () => Promise.reject(new AppError('daily_limit'))],
    ['a service that is away', guest, () => Promise.reject(new AppError('service_unavailable'))],
    ['a fault', guest, () => Promise.reject(new Error('too_many_waiting'))],
  ])('is not made of %s', async (_, actor, answer) => {
    await hear(actor, answer());

    expect(lane.refusal()).toBeNull();
  });

  it('is still full where a member finds room', async () => {
    await hear(guest, full(30));
    await hear(member, Promise.resolve({ id: 'accepted' }));

    expect(lane.refusal()).not.toBeNull();
  });

  it('hands on what was answered', async () => {
    await expect(lane.learnFrom(guest, Promise.resolve(7))).resolves.toBe(7);
    await expect(lane.learnFrom(guest, full(9))).rejects.toMatchObject({
      details: { retryAfterSeconds: 9 },
    });
  });

  it('never refuses later than its time after the last guest who was told so', async () => {
    const step = fc.record({
      after: fc.nat({ max: 2 * BELIEVED_MS }),
      heard: fc.constantFrom('full', 'accepted', 'nothing'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        at = 0;
        lane = new FullLane(() => at);
        let fullAt: number | null = null;
        for (const { after, heard } of steps) {
          at += after;
          const isRefused = lane.refusal() !== null;
          expect(isRefused).toBe(fullAt !== null && at - fullAt < BELIEVED_MS);
          if (heard === 'full') await hear(guest, full(5));
          if (heard === 'accepted') await hear(guest, Promise.resolve(null));
          if (heard !== 'nothing') fullAt = heard === 'full' ? at : null;
        }
      }),
    );
  });
});
