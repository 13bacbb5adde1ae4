import { optionsOfSentinels, redisAddressSchema } from './redis-address';

describe('the address of Redis', () => {
  it.each([
    'redis://127.0.0.1:6379',
    'rediss://user:secret@redis.example:6380/1',
    'redis-sentinel://a#cosmic',
    'rediss-sentinel://user:secret@a.example:26379,b.example#cosmic',
  ])('may be %s', (address) => {
    expect(redisAddressSchema.safeParse(address).success).toBe(true);
  });

  it.each([
    'http://redis.example',
    'redis.example:6379',
    'redis-sentinel://a,b',
    'redis-sentinel://#cosmic',
    'redis-sentinel://a,,b#cosmic',
    'redis-sentinel://a:99999#cosmic',
  ])('may not be %s', (address) => {
    expect(redisAddressSchema.safeParse(address).success).toBe(false);
  });

  it('names Sentinels, the primary and the login of its servers', () => {
    expect(optionsOfSentinels('redis-sentinel://u:p%40:ss@a:1,b#cosmic')).toEqual({
      sentinels: [
        { host: 'a', port: 1 },
        { host: 'b', port: 26_379 },
      ],
      name: 'cosmic',
      username: 'u',
      password: 'p@:ss',
      reconnectOnError: expect.any(Function),
    });
    expect(optionsOfSentinels('rediss-sentinel://:p@a#cosmic')).toMatchObject({
      password: 'p',
      tls: {},
      enableTLSForSentinelMode: true,
      sentinelTLS: {},
    });
    expect(optionsOfSentinels('redis://127.0.0.1:6379')).toBeUndefined();
  });
});
