import { figureSchema } from '@cosmic/contracts/readings/figures';
import { problemsOf } from '@cosmic/contracts/validation';
import { sampleOf } from '../../test/samples';
import { FIRST_LETTER, FIRST_VOWEL } from './passages/name-letters';
import { facts } from './facts';
import { nameNumerology } from './tool';

type Params = Parameters<typeof facts>[0];

const shownFor = (params: Params) =>
  new Map(facts(params).shown.map(({ key, value }) => [key, value]));

describe('the facts of a name', () => {
  it('count it in both systems', () => {
    // ADA: Pythagorean 1+4+1 = 6; Chaldean 1+4+1 = 6. LI: 3+9 = 12 → 3; 3+1 = 4.
    expect(shownFor({ fullName: 'Ada', pathNumber: '' }).get('destiny')).toBe(
      '6, from all letters: 6',
    );
    expect(facts({ fullName: 'Ada', pathNumber: '' }).systemsAgree).toBe(true);
    expect(facts({ fullName: 'Li', pathNumber: '' })).toMatchObject({
      destiny: 3,
      chaldean: { root: 4 },
      systemsAgree: false,
    });
  });

  it('draw each letter with both of its values', () => {
    const { figure } = facts({ fullName: 'Zoë', pathNumber: '' });

    expect(figureSchema.parse(figure)).toEqual({
      kind: 'letters',
      letters: [
        { letter: 'Z', value: 8, vowel: false, chaldean: 7 },
        { letter: 'O', value: 6, vowel: true, chaldean: 7 },
        { letter: 'E', value: 5, vowel: true, chaldean: 5 },
      ],
    });
  });

  it('say nothing of a path that was not given, and tune the name to one that was', () => {
    const without = shownFor({ fullName: 'Ada', pathNumber: '' });
    const withPath = shownFor({ fullName: 'Ada', pathNumber: '7' });

    expect([...without.keys()].join(' ')).not.toMatch(/path|tuning/);
    expect(withPath.get('path-destiny')).toBe('7 and 6: a stretch, with two different aims');
    expect(withPath.get('tuning')).toBe('A, J and S');
    expect(facts({ fullName: 'Ada', pathNumber: '33' }).inTune).toBe('unison');
  });

  it('keep the name itself out', () => {
    const { shown } = facts({ fullName: 'Bartholomew', pathNumber: '' });

    expect(shown.map(({ value }) => value).join(' ')).not.toMatch(/barth/i);
  });

  it.each(['Иван', '李', '2024', '- -'])('are refused of %s, with a hint', (fullName) => {
    const result = nameNumerology.params.safeParse({ fullName });

    expect(problemsOf(result.error?.issues ?? [])).toMatchObject([
      { field: 'fullName', message: 'must hold a letter from A to Z, as in a passport' },
    ]);
  });

  it.each(['Lynn', 'Aoi', 'O', 'X', 'Bartholomew the 2nd'])('give %s a reading', (fullName) => {
    const { text } = sampleOf('name-numerology', { fullName }, new Date('2026-11-21'), 'seed');

    expect(text.split(' ').length).toBeGreaterThan(150);
  });

  it('have words for every letter and vowel', () => {
    expect(Object.keys(FIRST_LETTER).join('')).toBe('abcdefghijklmnopqrstuvwxyz');
    expect(Object.keys(FIRST_VOWEL).join('')).toBe('aeiou');
  });
});
