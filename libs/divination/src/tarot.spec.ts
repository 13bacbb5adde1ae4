import fc from 'fast-check';
import { survive } from '../test/hostile';
import { type DrawRequest, commitmentTo, draw, serverSeedFrom, verifyDraw } from './tarot';
import { DECK } from './tarot/deck';
import { SPREAD_IDS, type SpreadId } from './tarot/spreads';

const serverSeed = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const request: DrawRequest = { serverSeed, clientSeed: 'my own words', spread: 'celtic-cross' };

const hexSeed = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(serverSeedFrom);
const clientSeed = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .filter((text) => text.trim() !== '' && text.length <= 200);

/** Chi-square of these counts against all being equal. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
}

/** The same 64-digit seeds in every run. */
function seedNumber(n: number): string {
  return n.toString(16).padStart(64, '0');
}

describe('draw', () => {
  it('keeps to these cards, which revealed draws rely on', () => {
    const cards = draw(request).cards.map(({ card, reversed }) => [card.id, reversed]);

    expect(cards).toEqual([
      ['ten-of-wands', false],
      ['two-of-wands', false],
      ['seven-of-cups', true],
      ['page-of-cups', false],
      ['king-of-wands', true],
      ['king-of-cups', false],
      ['two-of-cups', true],
      ['justice', false],
      ['wheel-of-fortune', true],
      ['seven-of-swords', false],
    ]);
  });

  it('gives the same cards again and never one twice', () => {
    fc.assert(
      fc.property(hexSeed, clientSeed, fc.constantFrom(...SPREAD_IDS), (server, client, spread) => {
        const asked = { serverSeed: server, clientSeed: client, spread };
        const drawn = draw(asked);
        expect(draw(asked)).toEqual(drawn);
        expect(drawn.cards).toHaveLength(drawn.spread.positions.length);
        expect(new Set(drawn.cards.map(({ card }) => card.id)).size).toBe(drawn.cards.length);
      }),
      { numRuns: 50 },
    );
  });

  it('lets either seed change the cards', () => {
    const ids = (changed: Partial<DrawRequest>) =>
      draw({ ...request, ...changed }).cards.map(({ card }) => card.id);

    expect(ids({ clientSeed: 'other words' })).not.toEqual(ids({}));
    expect(ids({ serverSeed: seedNumber(1) })).not.toEqual(ids({}));
  });

  it('gives every major arcanum its share of daily cards', () => {
    const counts = new Array<number>(22).fill(0);

    for (let n = 0; n < 4400; n++) {
      const [today] = draw({ serverSeed: seedNumber(n), clientSeed: 'x', spread: 'daily' }).cards;
      counts[today!.card.index]!++;
    }

    // 21 degrees of freedom: above 46.8 once in a thousand fair runs.
    expect(chiSquare(counts)).toBeLessThan(46.8);
  });

  it('gives every card its share of every place, and half of them reversed', () => {
    const spread: SpreadId = 'celtic-cross';
    const counts = Array.from({ length: 10 }, () => new Array<number>(DECK.length).fill(0));
    let reversed = 0;

    for (let n = 0; n < 1560; n++) {
      const { cards } = draw({ serverSeed: seedNumber(n), clientSeed: 'y', spread });
      cards.forEach(({ card }, place) => counts[place]![card.index]!++);
      reversed += cards.filter((card) => card.reversed).length;
    }

    // 77 degrees of freedom: above 126 once in five thousand fair runs; ten places are looked at.
    for (const place of counts) expect(chiSquare(place)).toBeLessThan(126);
    expect(Math.abs(reversed - 7800) / Math.sqrt(15600 / 4)).toBeLessThan(3.3);
  });

  it('turns no card when reversals are off', () => {
    const { cards } = draw({ ...request, reversals: false });

    expect(cards.some(({ reversed }) => reversed)).toBe(false);
    expect(cards.every(({ card, meaning }) => meaning === card.upright)).toBe(true);
  });

  it('withstands hostile input', () => {
    const spread: SpreadId = 'daily';
    const one = ({ cards }: ReturnType<typeof draw>) => cards.length === 1;

    survive((value) => draw({ ...request, spread, clientSeed: value }), ['clientSeed'], one);
    survive((value) => draw({ ...request, spread, serverSeed: value }), ['serverSeed'], one);
    survive((value) => draw({ ...request, spread: value }), ['spread'], one);
    survive((value) => draw(value), ['request', 'serverSeed'], one);
  });
});

describe('commitmentTo', () => {
  it('is what sha256sum prints for the seed', () => {
    expect(commitmentTo(serverSeed)).toBe(
      '2a8abfa8cb9906290437854193ca6bca41d4d4e26d1d454bd66a35158095e737',
    );
  });
});

describe('serverSeedFrom', () => {
  it('takes 32 bytes and nothing else', () => {
    expect(serverSeedFrom(new Uint8Array(32).fill(171))).toBe('ab'.repeat(32));
    expect(() => serverSeedFrom(new Uint8Array(31))).toThrow(
      expect.objectContaining({ code: 'bad_format', field: 'bytes' }),
    );
  });
});

describe('verifyDraw', () => {
  const cards = draw(request).cards.map(({ card, reversed }) => ({ id: card.id, reversed }));
  const revealed = { ...request, commitment: commitmentTo(serverSeed), cards };

  it('finds an honest draw fair', () => {
    expect(verifyDraw(revealed)).toBe('fair');
  });

  it('sees a seed that was exchanged after the promise', () => {
    expect(verifyDraw({ ...revealed, serverSeed: seedNumber(7) })).toBe('other-seed');
  });

  it.each<[string, typeof cards]>([
    ['another order', [...cards].reverse()],
    ['a missing card', cards.slice(1)],
    [
      'a turned card',
      cards.map((card, i) => (i === 0 ? { ...card, reversed: !card.reversed } : card)),
    ],
  ])('sees %s', (_, shown) => {
    expect(verifyDraw({ ...revealed, cards: shown })).toBe('other-cards');
  });

  it('withstands hostile input', () => {
    // Every entry is a whole draw, so the small spread keeps this quick.
    const daily = { ...revealed, spread: 'daily' as const };
    const never = (verdict: string) => verdict !== 'fair';

    survive((value) => verifyDraw({ ...daily, cards: value }), ['cards'], never);
    survive((value) => verifyDraw({ ...daily, cards: [value], commitment: value }), [], never);
  });
});
