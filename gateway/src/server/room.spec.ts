import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { descriptorLimit } from './descriptors';
import { roomFor } from './room';

describe('the limit of descriptors', () => {
  const limits = (text: string) => {
    const path = join(mkdtempSync(join(tmpdir(), 'cosmic-limits-')), 'limits');
    writeFileSync(path, text);
    return path;
  };

  it.each([
    ['Max open files            1024                 4096                 files     \n', 1_024],
    ['Max open files            unlimited            unlimited            files     \n', Infinity],
    ['Max processes             7                    7                    processes \n', 4_096],
  ])('is read from %j', (text, limit) => {
    expect(descriptorLimit(limits(text))).toBe(limit);
  });

  it('is assumed to be a modest one where the system does not tell', () => {
    expect(descriptorLimit('/nowhere/limits')).toBe(4_096);
  });
});

describe('the room of a gateway', () => {
  it('leaves descriptors to connections that are no streams, whatever the limit is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 256, max: 2_000_000 }), (descriptors) => {
        const { connections, streams, streamsOfNetwork, streamsOfSite } = roomFor({}, descriptors);

        expect(connections).toBeLessThan(descriptors);
        expect(streams).toBeLessThan(connections);
        expect(streamsOfNetwork).toBeGreaterThanOrEqual(100);
        expect(streamsOfSite).toBeGreaterThan(streamsOfNetwork);
      }),
    );
  });

  it.each([
    [1_024, { connections: 824, streams: 576, streamsOfNetwork: 100, streamsOfSite: 400 }],
    [
      20_000,
      { connections: 19_800, streams: 13_860, streamsOfNetwork: 1_000, streamsOfSite: 4_000 },
    ],
    [
      Infinity,
      { connections: 40_000, streams: 28_000, streamsOfNetwork: 1_000, streamsOfSite: 4_000 },
    ],
  ])('of %s descriptors', (descriptors, room) => {
    expect(roomFor({}, descriptors)).toEqual(room);
  });

  it('is what an operator says', () => {
    expect(
      roomFor({ MAX_CONNECTIONS: 50, MAX_STREAMS: 20, MAX_STREAMS_PER_NETWORK: 2 }, 20_000),
    ).toEqual({ connections: 50, streams: 20, streamsOfNetwork: 2, streamsOfSite: 8 });
  });
});
