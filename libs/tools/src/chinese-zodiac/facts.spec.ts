import { problemsOf } from '@cosmic/contracts/validation';
import { facts } from './facts';
import { chineseZodiacMaker } from './maker';
import { chineseZodiac } from './tool';

/** The year of the Horse began on 17 February 2026 and ends on 5 February 2027. */
const AT = { at: new Date('2026-11-21T20:00:00Z'), seed: 'x' };

const factsFor = (input: object) => facts(chineseZodiac.params.parse(input), AT);
const shownFor = (input: object) =>
  new Map(factsFor(input).shown.map(({ key, value }) => [key, value]));
const textFor = (input: object) => chineseZodiacMaker.assign(input, AT).almanac();

describe('the facts of a Chinese year', () => {
  it('name the sign of most of the year, and the day on which it begins', () => {
    const shown = shownFor({ year: '1990' });

    expect(shown.get('sign')).toBe('Metal Horse, yang; for a birth from the new year on');
    expect(shown.get('turn')).toBe(
      '27 January 1990: Earth Snake before it, Metal Horse from it on',
    );
    expect(textFor({ year: '1990' })).toMatch(/27 January/);
  });

  it.each([
    ['1990-01-26', 'Earth Snake, yin; by the birth date', true],
    ['1990-01-27', 'Metal Horse, yang; by the birth date', false],
    ['1990-12-31', 'Metal Horse, yang; by the birth date', false],
  ])('take a birth on %s by its day', (dob, sign, early) => {
    const known = factsFor({ year: '1990', dob });

    expect(known.shown[0]?.value).toBe(sign);
    expect(known.early).toBe(early);
  });

  it.each([
    ['1990-01-25', undefined],
    ['1990-01-26', 'Horse'],
    ['1990-01-27', 'Snake'],
    ['1990-01-28', undefined],
  ])('name the sign that %s can have elsewhere on Earth', (dob, other) => {
    const known = factsFor({ year: '1990', dob });

    expect(known.other?.animal).toBe(other);
    expect(shownFor({ year: '1990', dob }).get('other-sign')?.split(' ')[1]).toBe(
      other && `${other},`,
    );
    if (other) expect(textFor({ year: '1990', dob })).toContain(other);
  });

  it('let the chosen animal decide between the two of the year', () => {
    const known = factsFor({ year: '1990', animal: 'Snake' });

    expect(known).toMatchObject({ known: 'choice', early: true, otherAnimal: undefined });
    expect(known.sign).toMatchObject({ animal: 'Snake', element: 'Earth' });
  });

  it('let the chosen element decide where no animal was chosen', () => {
    expect(factsFor({ year: '1990', element: 'Earth' }).sign.animal).toBe('Snake');
    expect(factsFor({ year: '1990', element: 'Metal' }).known).toBe('year');
  });

  it('keep to the calendar where the choice is neither, and say so kindly', () => {
    const input = { year: '1990', animal: 'Rat', element: 'Wood' };

    expect(factsFor(input)).toMatchObject({ otherAnimal: 'Rat', otherElement: 'Wood' });
    expect(shownFor(input).get('chosen')).toBe('Rat and Wood');
    expect(textFor(input)).toMatch(/\bRat\b.*\bWood\b/s);
    expect(factsFor({ year: '1990', animal: 'Horse', element: 'Metal' })).toMatchObject({
      otherAnimal: undefined,
      otherElement: undefined,
    });
  });

  it('hold the choice against the date where there is one', () => {
    expect(factsFor({ year: '1990', dob: '1990-06-01', animal: 'Snake' })).toMatchObject({
      known: 'date',
      otherAnimal: 'Snake',
    });
  });

  it('set the running year beside it', () => {
    expect(shownFor({ year: '1990' }).get('now')).toBe(
      'Fire Horse, until 5 February 2027: the same animal (a mirror); its Fire tempers your Metal',
    );
  });

  it.each([
    ['1984', 'Ox', ['Dragon', 'Monkey']],
    ['1990', 'Goat', ['Dog', 'Tiger']],
    ['1995', 'Tiger', ['Rabbit', 'Goat']],
  ])('name the friends of %s', (year, secret, team) => {
    expect(factsFor({ year }).friends).toEqual({ secret, team });
  });

  it('compare only when asked to', () => {
    expect(shownFor({ year: '1990' }).has('pair')).toBe(false);
    expect(shownFor({ year: '1990', partnerAnimal: 'Rat' }).get('pair')).toBe(
      'opposite on the wheel of twelve (opposite shores)',
    );
  });

  it.each([
    ['a year in words', { year: 'ninety' }, 'year', 'must be a year from 1901 to 2099'],
    ['a year too early', { year: '1900' }, 'year', 'must be a year from 1901 to 2099'],
    ['a year too late', { year: '2100' }, 'year', 'must be a year from 1901 to 2099'],
    ['three digits', { year: '199' }, 'year', 'must be a year from 1901 to 2099'],
    ['another animal', { year: '1990', animal: 'Cat' }, 'animal', 'must be one of the list'],
    [
      'a date in another year',
      { year: '1990', dob: '1991-01-05' },
      'dob',
      'must lie in the birth year',
    ],
  ])('refuse %s', (_what, input, field, message) => {
    const result = chineseZodiac.params.safeParse(input);

    expect(problemsOf(result.error?.issues ?? [])).toMatchObject([{ field, message }]);
  });
});
