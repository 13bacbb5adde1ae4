import type { Queue } from 'bullmq';
import pino from 'pino';
import { GenerationQueue } from './generation.queue';
import { MAX_WAITING, STRIDES } from './lanes';

const HOUR_MS = 60 * 60_000;

afterEach(() => jest.useRealTimers());

describe('a look at the queue', () => {
  it('is believed for a second, also where the clock is set back meanwhile', async () => {
    jest.useFakeTimers();
    let waiting = MAX_WAITING.guest + 1;
    const redis = { status: 'ready', eval: async () => [waiting * STRIDES.guest, 0, 0] };
    const queue = {
      opts: { connection: redis },
      on: () => undefined,
      toKey: (key: string) => key,
    };
    const ours = new GenerationQueue(queue as unknown as Queue, pino({ level: 'silent' }));
    await expect(ours.requireRoom('guest')).rejects.toMatchObject({ code: 'too_many_waiting' });

    waiting = 0;
    jest.setSystemTime(Date.now() - HOUR_MS);
    await jest.advanceTimersByTimeAsync(900);
    await expect(ours.requireRoom('guest')).rejects.toMatchObject({ code: 'too_many_waiting' });
    await jest.advanceTimersByTimeAsync(101);

    await expect(ours.requireRoom('guest')).resolves.toBe(0);
  });
});
