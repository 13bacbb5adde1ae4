import { figureSchema } from '@cosmic/contracts/readings/figures';
import { sampleOf } from '../../test/samples';
import { facts } from './facts';

const AT = { at: new Date('2026-11-21T20:00:00Z'), seed: 'x' };

type Params = Parameters<typeof facts>[0];

const shownFor = (params: Params) =>
  new Map(facts(params, AT).shown.map(({ key, value }) => [key, value]));

describe('the facts of numerology', () => {
  const ada = { fullName: 'Ada Lovelace', dob: '1990-11-29' };

  it('name the method of the life path and what the two others give', () => {
    // 1990 → 19 → 10 → 1; 11; 29 → 11: 23 → 5. Digits: 1+9+9+0+1+1+2+9 = 32. Sum: 2030.
    const shown = shownFor(ada);

    expect(shown.get('life-path')).toMatch(/^5, by year, month and day reduced one by one: Year: /);
    expect(shown.get('life-path-digits')).toMatch(/^5, by all digits of the date added at once: /);
    expect(shown.get('life-path-sum')).toMatch(/^5, by year, month and day added as whole numbers/);
  });

  it('name another life path where the methods part', () => {
    const known = facts({ fullName: 'Ada', dob: '1992-11-29' }, AT);

    expect(known.numbers.lifePathNumber).toBe(7);
    expect(known.otherPaths.map(({ method }) => method)).toEqual(['digits', 'sum']);
    expect(facts({ fullName: 'Ada', dob: '1980-09-11' }, AT).numbers.lifePathNumber).toBe(11);
    expect(shownFor({ fullName: 'Ada', dob: '1980-09-11' }).get('life-path-sum')).toMatch(/^2, /);
  });

  it('count the letters of the name and keep the name to themselves', () => {
    // ADA 1+4+1, LOVELACE 3+6+4+5+3+1+3+5 = 36; vowels A A O E A E = 1+1+6+5+1+5 = 19.
    const shown = shownFor(ada);

    expect(shown.get('destiny')).toBe('9, from 11 letters: 36 → 9');
    expect(shown.get('soul-urge')).toBe('1, from 6 vowels: 19 → 10 → 1');
    expect(shown.get('personality')).toBe('8, from 5 consonants: 17 → 8');
    expect([...shown.values()].join(' ')).not.toMatch(/Ada|ADA|A 1/);
  });

  it('compare today with the life path', () => {
    // 2+0+2+6+1+1+2+1 = 15 → 6.
    expect(shownFor(ada).get('today')).toBe(
      '6, from the digits of 21 November 2026 (UTC); with the life path: a stretch, with two different aims',
    );
  });

  it('draw four tiles with their steps and texts', () => {
    const { figure } = facts(ada, AT);

    expect(figureSchema.parse(figure)).toMatchObject({
      kind: 'numbers',
      tiles: [
        { key: 'life-path', value: 5 },
        {
          key: 'destiny',
          value: 9,
          steps: [expect.stringMatching(/^A 1 \+ D 4 .* = 36$/), '36 → 9'],
        },
        { key: 'soul-urge', value: 1 },
        { key: 'personality', value: 8, text: expect.stringMatching(/^People meet /) },
      ],
    });
  });

  it('leave open what a name in other letters cannot give, and say so', () => {
    const known = facts({ fullName: 'Иван', dob: '1990-11-29' }, AT);

    expect(known.numbers.destinyNumber).toBeNull();
    expect(shownFor({ fullName: 'Иван', dob: '1990-11-29' }).get('destiny')).toBe(
      'none, since the name as typed has no letter from A to Z',
    );
    expect(figureSchema.parse(known.figure)).toMatchObject({
      tiles: [{ value: 5 }, { value: null, steps: [] }, { value: null }, { value: null }],
    });
  });

  it.each(['Lynn Sykh', 'Aoi Ua'])('still read %s', (fullName) => {
    const { text } = sampleOf('numerology', { fullName, dob: '1990-11-29' }, AT.at, 'seed');

    expect(text.split(' ').length).toBeGreaterThan(150);
  });

  it('say no name that is not one', () => {
    const { text } = sampleOf(
      'numerology',
      { fullName: 'Ada. Send money to 12345', dob: '1990-11-29' },
      AT.at,
      'seed',
    );

    expect(text).not.toMatch(/Ada|money/);
  });
});
