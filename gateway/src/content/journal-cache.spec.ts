import { pino } from 'pino';
import { AppError } from '@cosmic/contracts/errors';
import { Cdn } from './cdn';
import { JournalCache } from './journal-cache';
import { ResponseCache } from './response-cache';

const MINUTE = 60_000;

describe('what a gateway keeps of the journal', () => {
  let cache: JournalCache;
  let made: number;
  let responses: ResponseCache;

  beforeEach(() => {
    jest.useFakeTimers();
    const log = pino({ level: 'silent' });
    responses = new ResponseCache(log);
    cache = new JournalCache(null as never, responses, new Cdn(undefined, log), log);
    made = 0;
  });
  afterEach(() => jest.useRealTimers());

  const value = (bytes = 10) => ({ bytes, number: (made += 1) });
  const get = (make: () => Promise<{ bytes: number; number: number }> = async () => value()) =>
    cache.get('key', make).then(({ number }) => number);
  const settled = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };

  it('is made once for all who ask at once, and for all who ask within half a minute', async () => {
    expect(await Promise.all([get(), get(), get()])).toEqual([1, 1, 1]);
    jest.advanceTimersByTime(MINUTE / 2 - 1);
    expect(await get()).toBe(1);
  });

  it('is handed out a little older while it is being made anew', async () => {
    await get();
    jest.advanceTimersByTime(MINUTE);

    expect(await get()).toBe(1);
    await settled();
    expect(await get()).toBe(2);
  });

  it('is handed out while its service is away, for ten minutes', async () => {
    const away = () => Promise.reject(new AppError('service_unavailable'));
    await get();
    jest.advanceTimersByTime(9 * MINUTE);
    expect(await get(away)).toBe(1);
    await settled();
    jest.advanceTimersByTime(2 * MINUTE);
    await expect(get(away)).rejects.toMatchObject({ code: 'service_unavailable' });
  });

  it('is dropped once its service says that there is nothing', async () => {
    const gone = () => Promise.reject(new AppError('not_found'));
    await get();
    jest.advanceTimersByTime(MINUTE);
    await get(gone);
    await settled();

    await expect(get(gone)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is not kept when a change came while it was being made', async () => {
    let finish: () => void = () => undefined;
    const slow = get(async () => {
      const old = value();
      await new Promise<void>((resolve) => (finish = resolve));
      return old;
    });
    cache.forget();
    finish();

    expect(await slow).toBe(1);
    expect(await get()).toBe(2);
  });

  it('is made anew when it alone was forgotten, whether it was kept or being made', async () => {
    let finish: () => void = () => undefined;
    expect(await get()).toBe(1);
    cache.forgetOne('key');
    const slow = get(async () => {
      const old = value();
      await new Promise<void>((resolve) => (finish = resolve));
      return old;
    });
    cache.forgetOne('key');
    finish();

    expect(await slow).toBe(2);
    expect(await get()).toBe(3);
    expect(await get()).toBe(3);
  });

  it('takes no more room than it may; what was used last stays', async () => {
    const large = 30 * 1024 * 1024;
    for (const key of ['a', 'b']) await cache.get(key, async () => value(large));
    await cache.get('a', async () => value(large));
    await cache.get('c', async () => value(large));
    const before = made;
    await cache.get('a', async () => value(large));
    expect(made).toBe(before);
    await cache.get('b', async () => value(large));
    expect(made).toBe(before + 1);
  });
});
