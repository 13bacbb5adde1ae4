import { generateKeyPairSync } from 'node:crypto';
import pino from 'pino';
import type { RpcClient } from '@cosmic/platform/nats/rpc-client';
import { KeyCache } from './key-cache';

const HOUR_MS = 60 * 60_000;
const FIVE_MINUTES_MS = 5 * 60_000;

/** The auth service's answers, one after the other; how often it was asked. */
function keysOf(...answers: string[][]) {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = publicKey.export({ format: 'jwk' });
  let asked = 0;
  const send = async () => {
    const kids = answers[Math.min(asked, answers.length - 1)]!;
    asked += 1;
    return { keys: kids.map((kid) => ({ ...jwk, kid })) };
  };
  const cache = new KeyCache({ send } as unknown as RpcClient, pino({ level: 'silent' }));
  return { cache, asked: () => asked };
}

afterEach(() => jest.useRealTimers());

describe('the keys of access tokens', () => {
  it('are asked for anew after five minutes, also where the clock is set back meanwhile', async () => {
    jest.useFakeTimers();
    const { cache, asked } = keysOf(['first'], ['second']);
    expect(await cache.find('first')).toBeDefined();

    jest.setSystemTime(Date.now() - HOUR_MS);
    await jest.advanceTimersByTimeAsync(FIVE_MINUTES_MS);
    expect(await cache.find('first')).toBeDefined();
    expect(asked()).toBe(1);

    await jest.advanceTimersByTimeAsync(1);
    expect(await cache.find('first')).toBeUndefined();
    expect(asked()).toBe(2);
  });

  it('are asked for at most every five seconds for the sake of a name that nobody knows', async () => {
    jest.useFakeTimers();
    const { cache, asked } = keysOf(['known']);
    await cache.find('known');

    expect(await cache.find('invented')).toBeUndefined();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(await cache.find('invented')).toBeUndefined();
    expect(asked()).toBe(1);

    await jest.advanceTimersByTimeAsync(1);
    expect(await cache.find('invented')).toBeUndefined();
    expect(asked()).toBe(2);
  });

  it('are called unavailable where none could ever be had', async () => {
    const send = async () => Promise.reject(new Error('nobody there'));
    const cache = new KeyCache({ send } as unknown as RpcClient, pino({ level: 'silent' }));

    await expect(cache.find('any')).rejects.toMatchObject({ code: 'service_unavailable' });
  });
});
