import fc from 'fast-check';
import { survive } from '../test/hostile';
import { type DrawRequest, commitmentTo, draw, serverSeedFrom, verifyDraw } from './tarot';
import { DECK } from './tarot/deck';
import { DECK_IDS, idsOf } from './tarot/deck-ids';
import { cardsOf } from './tarot/decks';
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

  it('lays the cards at the chosen places, as they already lay there', () => {
    const order = draw({ ...request, chosen: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] }).cards;
    const chosen = [9, 0, 77, 12, 3, 30, 31, 32, 50, 2];
    const { cards } = draw({ ...request, chosen });
    const lies = ({ card, reversed }: (typeof cards)[number]) => [card.id, reversed];

    expect(order.map(lies)).toEqual(draw(request).cards.map(lies));
    expect(lies(cards[0]!)).toEqual(lies(order[9]!));
    expect(lies(cards[1]!)).toEqual(lies(order[0]!));
    expect(lies(cards[9]!)).toEqual(lies(order[2]!));
    expect(cards.map(({ position }) => position)).toEqual(order.map(({ position }) => position));
  });

  it('has every card at one place, whatever is chosen', () => {
    fc.assert(
      fc.property(hexSeed, fc.constantFrom(...DECK_IDS), (server, deck) => {
        const places = cardsOf(deck).map((_, place) => place);
        const ids = places.map((place) => {
          const asked = { serverSeed: server, clientSeed: 'z', deck, chosen: [place] };
          return draw({ ...asked, spread: 'single' }).cards[0]!.card.id;
        });
        expect([...ids].sort()).toEqual([...idsOf(deck)].sort());
      }),
      { numRuns: 3 },
    );
  });

  it.each<[string, Partial<DrawRequest>, string, string]>([
    ['too few places', { chosen: [1] }, 'chosen', 'bad_format'],
    ['a place twice', { chosen: [1, 2, 3, 4, 5, 6, 7, 8, 9, 1] }, 'chosen', 'bad_format'],
    ['half a place', { chosen: [0.5, 1, 2, 3, 4, 5, 6, 7, 8, 9] }, 'chosen', 'bad_format'],
    [
      'a place beyond the deck',
      { deck: 'major', chosen: [22, 1, 2, 3, 4, 5, 6, 7, 8, 9] },
      'chosen',
      'bad_format',
    ],
    ['an unknown deck', { deck: 'half' as 'full' }, 'deck', 'unknown_choice'],
  ])('refuses %s', (_, change, field, code) => {
    expect(() => draw({ ...request, ...change })).toThrow(expect.objectContaining({ field, code }));
  });

  it('withstands hostile input', () => {
    const spread: SpreadId = 'daily';
    const one = ({ cards }: ReturnType<typeof draw>) => cards.length === 1;

    survive((value) => draw({ ...request, spread, clientSeed: value }), ['clientSeed'], one);
    survive((value) => draw({ ...request, spread, serverSeed: value }), ['serverSeed'], one);
    survive((value) => draw({ ...request, spread: value }), ['spread'], one);
    survive((value) => draw({ ...request, spread, deck: value }), ['deck'], one);
    survive((value) => draw({ ...request, spread, chosen: value }), ['chosen'], one);
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

  it('sees a choice that was exchanged', () => {
    const chosen = [4, 8, 15, 16, 23, 42, 7, 70, 1, 0];
    const laid = draw({ ...request, chosen }).cards;
    const shown = laid.map(({ card, reversed }) => ({ id: card.id, reversed }));
    const honest = { ...revealed, chosen, cards: shown };

    expect(verifyDraw(honest)).toBe('fair');
    expect(verifyDraw({ ...honest, chosen: [5, ...chosen.slice(1)] })).toBe('other-cards');
    expect(verifyDraw({ ...honest, chosen: undefined })).toBe('other-cards');
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
