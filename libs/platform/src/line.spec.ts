import type { AppError } from '@cosmic/contracts/errors';
import { Line } from './line';

/** Work that goes on until it is let go. */
const held = () => {
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => ends.push(resolve));
  return { ends, work };
};
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('a line', () => {
  it('lets so many work, so many wait, and tells the rest when to come again', async () => {
    const { ends, work } = held();
    const line = new Line({ atOnce: 2, waiting: 3 });

    const outcomes = Promise.allSettled(Array.from({ length: 9 }, () => line.inTurn(work)));
    await settle();
    expect(ends).toHaveLength(2);
    for (let done = 0; done < 5; done += 1) {
      ends[done]!();
      await settle();
    }

    const refused = (await outcomes).flatMap((one) =>
      one.status === 'rejected' ? [one.reason as AppError] : [],
    );
    expect(refused.map(({ code, details }) => ({ code, details }))).toEqual(
      Array(4).fill({ code: 'service_unavailable', details: { retryAfterSeconds: 2 } }),
    );
  });

  it('tells those who have waited for long, and goes on with who came after them', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const { ends, work } = held();
    const line = new Line({ atOnce: 1, waiting: 3 });
    const first = line.inTurn(work);
    const late = line.inTurn(work).catch((error: AppError) => error.code);
    jest.advanceTimersByTime(2_000);
    const inTime = line.inTurn(work);

    jest.advanceTimersByTime(1_000);
    expect(await late).toBe('service_unavailable');
    for (let done = 0; done < 2; done += 1) {
      ends[done]!();
      await settle();
    }
    await Promise.all([first, inTime]);
    expect(ends).toHaveLength(2);
    jest.useRealTimers();
  });

  it('goes on in the order of coming, after work that failed as well', async () => {
    const line = new Line({ atOnce: 1, waiting: 9 });
    const done: number[] = [];

    const outcomes = await Promise.allSettled(
      [0, 1, 2, 3].map((number) =>
        line.inTurn(async () => {
          done.push(number);
          if (number === 1) throw new Error('of a test');
        }),
      ),
    );

    expect(done).toEqual([0, 1, 2, 3]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
  });
});
