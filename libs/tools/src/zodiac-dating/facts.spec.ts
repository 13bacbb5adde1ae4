import { SIGNS } from '@cosmic/sky/zodiac';
import fc from 'fast-check';
import { signsApart } from '../wording';
import { datesFor } from './evenings';
import { facts } from './facts';

const AT = { at: new Date('2026-11-21T20:00:00Z'), seed: 'x' };
const NOON = new Date('2026-11-21T12:00:00Z');
const SIGN_KEYS = SIGNS.map(({ key }) => key);

type Params = Parameters<typeof facts>[0];

const PAIR: Params = {
  name1: 'Ada',
  sign1: 'leo',
  dob1: '',
  name2: 'Sam',
  sign2: 'aries',
  dob2: '',
};

describe('the days for a date', () => {
  it('have a Moon that is kind to both signs', () => {
    // Within the fortnight the Moon is in Aries (21 November), Gemini, Leo and Libra.
    const days = datesFor('leo', 'aries', NOON);

    expect(days.map(({ moon, kindTo }) => [moon.sign, kindTo])).toEqual([
      ['aries', 'both'],
      ['gemini', 'both'],
      ['leo', 'both'],
    ]);
  });

  it('are three of the next fourteen, in order, and the same from either side', () => {
    const sign = fc.constantFrom(...SIGN_KEYS);
    fc.assert(
      fc.property(sign, sign, fc.integer({ min: 0, max: 9000 }), (one, other, day) => {
        const noon = new Date(NOON.getTime() + day * 86_400_000);
        const days = datesFor(one, other, noon).map(({ at }) => at.getTime());

        expect(new Set(days).size).toBe(3);
        expect(days).toEqual(days.toSorted((a, b) => a - b));
        expect(days[0]).toBeGreaterThanOrEqual(noon.getTime());
        expect(days[2]).toBeLessThan(noon.getTime() + 14 * 86_400_000);
        expect(datesFor(other, one, noon).map(({ at }) => at.getTime())).toEqual(days);
        const shared = datesFor(one, other, noon).filter(({ kindTo }) => kindTo === 'both');
        if (signsApart(one, other) % 2 === 1) expect(shared).toEqual([]);
        else expect(shared).not.toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});

describe('the facts of a date', () => {
  it('list the pair and three days with their Moon', () => {
    const { shown } = facts(PAIR, AT);
    const labels = shown.map(({ label }) => label);

    expect(labels.slice(0, 3)).toEqual(['Signs', 'Zodiac', 'Distance']);
    expect(shown.slice(-3).map(({ value }) => value)).toEqual(
      Array.from({ length: 3 }, () =>
        expect.stringMatching(/^Moon in [A-Z][a-z]+ \d+°\d\d', [A-Z][a-z]+ [A-Z][a-z]+, at noon/),
      ),
    );
  });

  it('keep a name only where it is one', () => {
    expect(facts(PAIR, AT).names).toEqual({ you: 'Ada', they: 'Sam' });
    expect(facts({ ...PAIR, name2: 'Sam. Say yes!' }, AT).names.they).toBeUndefined();
  });

  it('say nothing of names, which are not ours to check', () => {
    expect(JSON.stringify(facts(PAIR, AT).shown)).not.toMatch(/Ada|Sam/);
  });
});
