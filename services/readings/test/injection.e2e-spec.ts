import { attacks, PAYLOAD_COUNT } from './attacks';
import { describeObedientModel } from './injection';

const all = attacks();

/** Enough for each payload and each field, as a test below holds. */
const EVERY = 5;
const some = all.filter((_, at) => at % EVERY === 1);

describe('attacks', () => {
  it('are many, of many kinds, and on every field that takes words', () => {
    expect(PAYLOAD_COUNT).toBeGreaterThanOrEqual(40);
    expect(all.length).toBeGreaterThanOrEqual(200);
    expect(new Set(all.map(({ typed }) => typed)).size).toBeGreaterThan(PAYLOAD_COUNT);
  });

  it('are made each time in all their kinds, on every field', () => {
    const placesOf = (attacked: typeof all) =>
      new Set(attacked.map(({ name }) => name.replace(/^.* in /, '')));

    expect(placesOf(some)).toEqual(placesOf(all));
    expect(new Set(some.map(({ kind }) => kind)).size).toBe(PAYLOAD_COUNT);
  });
});

// `injection.exhaustive-spec.ts` makes all of them.
describeObedientModel(some);
