import { webcrypto } from 'node:crypto';
import { newTraceparent } from './traceparent';

describe('the header a trace begins with', () => {
  it('holds a trace and a span of random ids, new each time', () => {
    Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
    const made = Array.from({ length: 100 }, newTraceparent);

    for (const header of made) expect(header).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect(new Set(made.map((header) => header.split('-')[1])).size).toBe(100);
  });
});
