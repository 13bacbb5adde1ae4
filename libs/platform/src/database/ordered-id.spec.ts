import fc from 'fast-check';
import { orderedId } from './ordered-id';

const LAST_INSTANT = 2 ** 48 - 1;
const instants = fc.integer({ min: 0, max: LAST_INSTANT });

describe('an ordered id', () => {
  it('is a UUID of version 7 that tells the millisecond', () => {
    fc.assert(
      fc.property(instants, (now) => {
        const id = orderedId(now);
        expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
        expect(parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(now);
      }),
    );
  });

  it('sorts by when it was made', () => {
    fc.assert(
      fc.property(instants, instants, (one, other) => {
        fc.pre(one < other);
        expect(orderedId(one) < orderedId(other)).toBe(true);
      }),
    );
  });

  it('is another each time, of the same millisecond too', () => {
    const ids = Array.from({ length: 10_000 }, () => orderedId(0));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
