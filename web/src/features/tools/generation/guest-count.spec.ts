import { countOne, guestCount, uncountOne } from './guest-count';

const NOW = new Date('2026-03-01T23:59:00Z');
const NEXT_DAY = new Date('2026-03-02T00:00:00Z');
const KEY = 'cosmic-guide:readings:horoscope';

function storeWith(text?: string) {
  const values = new Map(text === undefined ? [] : [[KEY, text]]);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

describe('the guest counter', () => {
  it('counts the readings of a tool', () => {
    const store = storeWith();

    countOne(store, 'horoscope', NOW);
    countOne(store, 'horoscope', NOW);

    expect(guestCount(store, 'horoscope', NOW)).toBe(2);
    expect(guestCount(store, 'compatibility', NOW)).toBe(0);
  });

  it('begins anew with the UTC day', () => {
    const store = storeWith();

    countOne(store, 'horoscope', NOW);

    expect(guestCount(store, 'horoscope', NEXT_DAY)).toBe(0);
  });

  it('gives a unit back, but never below none', () => {
    const store = storeWith();
    countOne(store, 'horoscope', NOW);

    uncountOne(store, 'horoscope', NOW);
    uncountOne(store, 'horoscope', NOW);

    expect(guestCount(store, 'horoscope', NOW)).toBe(0);
  });

  it.each([
    'not json',
    'null',
    '7',
    '{}',
    '{"date":"2026-03-01"}',
    '{"date":5,"count":0}',
    '{"date":"2026-03-01","count":"0"}',
    '{"date":"2026-03-01","count":-1}',
    '{"date":"x","count":0}',
  ])('resets a corrupt counter to 1: %s', (text) => {
    const store = storeWith(text);

    expect(guestCount(store, 'horoscope', NOW)).toBe(1);
    expect(store.getItem(KEY)).toBe('{"date":"2026-03-01","count":1}');
  });

  it('counts nothing where storage is forbidden', () => {
    const forbidden = {
      getItem: () => {
        throw new Error('SecurityError');
      },
      setItem: () => {
        throw new Error('SecurityError');
      },
    };

    countOne(forbidden, 'horoscope', NOW);

    expect(guestCount(forbidden, 'horoscope', NOW)).toBe(0);
    expect(guestCount(undefined, 'horoscope', NOW)).toBe(0);
  });
});
