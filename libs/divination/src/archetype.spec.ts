import { survive } from '../test/hostile';
import { scoreArchetypes } from './archetype';
import { ARCHETYPE_IDS } from './archetype/archetypes';
import { ZODIAC_SIGNS } from './zodiac-sign';

const signs = { sign: 'leo', moonSign: 'pisces', risingSign: 'virgo' } as const;

describe('scoreArchetypes', () => {
  it('adds the weighted leanings of the three signs', () => {
    const { ranking } = scoreArchetypes(signs);
    const points = ranking
      .filter((entry) => entry.points > 0)
      .map((entry) => [entry.id, entry.points]);

    expect(points).toEqual([
      ['sovereign', 30],
      ['dreamer', 25],
      ['artisan', 20],
      ['pioneer', 18],
      ['alchemist', 15],
      ['guardian', 12],
      ['gardener', 12],
      ['diplomat', 10],
      ['messenger', 8],
    ]);
  });

  it('ranks all twelve, and each can come first', () => {
    const first = ZODIAC_SIGNS.map((sign) => {
      const { ranking, core } = scoreArchetypes({ sign, moonSign: sign, risingSign: sign });
      expect(ranking.map(({ id }) => id).toSorted()).toEqual([...ARCHETYPE_IDS].sort());
      return core.id;
    });

    expect(new Set(first).size).toBe(12);
  });

  it('lets the Sun decide a tie', () => {
    for (const sign of ZODIAC_SIGNS) {
      for (const moonSign of ZODIAC_SIGNS) {
        const { core, second } = scoreArchetypes({ sign, moonSign, risingSign: 'leo' });
        expect(core.points).toBeGreaterThanOrEqual(second.points);
      }
    }
    // Leo gives its third part to the guardian six times, Virgo its second to the gardener four times.
    const ids = scoreArchetypes(signs).ranking.map(({ id }) => id);
    expect(ids.indexOf('guardian')).toBeLessThan(ids.indexOf('gardener'));
  });

  it('withstands hostile input', () => {
    survive(
      (sign) => scoreArchetypes({ ...signs, sign }),
      ['sign'],
      () => false,
    );
    survive(
      (moonSign) => scoreArchetypes({ ...signs, moonSign }),
      ['moonSign'],
      () => false,
    );
    survive(
      (risingSign) => scoreArchetypes({ ...signs, risingSign }),
      ['risingSign'],
      () => false,
    );
    survive(
      (value) => scoreArchetypes(value),
      ['signs', 'sign'],
      () => false,
    );
  });
});
