import { figureSchema } from '@cosmic/contracts/readings/figures';
import { problemsOf } from '@cosmic/contracts/validation';
import { DICE_PLANETS } from '@cosmic/divination/astro-dice/faces';
import { facts } from './facts';
import { astroDice } from './tool';

const AT = { at: new Date('2026-11-21T20:00:00Z'), seed: 'x' };

const factsFor = (input: object) => facts(astroDice.params.parse(input), AT);
const shownFor = (input: object) =>
  new Map(factsFor(input).shown.map(({ key, value }) => [key, value]));

describe('the facts of a throw', () => {
  it('name what, how and where', () => {
    expect(shownFor({ planet: 'mars', sign: 'leo', house: '5' }).get('throw')).toBe(
      'Mars in Leo, fifth house: action, warmly, play',
    );
    expect(factsFor({ planet: 'mars', sign: 'leo', house: '12' }).thrown.house).toBe(12);
  });

  it.each([
    ['mars', 'aries', 'domicile'],
    ['sun', 'aries', 'exaltation'],
    ['venus', 'aries', 'detriment'],
    ['saturn', 'aries', 'fall'],
    ['jupiter', 'aries', 'guest'],
    ['mercury', 'virgo', 'domicile'],
  ])('say how %s stands in %s: %s', (planet, sign, standing) => {
    expect(factsFor({ planet, sign, house: '1' }).standing).toBe(standing);
  });

  it('set the sky of today beside the throw', () => {
    // On 21 November 2026 the Sun is in the last degrees of Scorpio.
    const known = factsFor({ planet: 'sun', sign: 'leo', house: '5' });

    expect(known.now).toMatchObject({ sign: { key: 'scorpio' }, apart: 3 });
    expect(shownFor({ planet: 'sun', sign: 'leo', house: '5' }).get('now')).toMatch(
      /^Scorpio 29°\d\d' at noon UTC on 21 November 2026, 3 of 6 signs from the throw$/,
    );
    expect(factsFor({ planet: 'sun', sign: 'taurus', house: '1' }).now.apart).toBe(6);
  });

  it('draw the three faces', () => {
    const { figure } = factsFor({ planet: 'moon', sign: 'pisces', house: '12' });

    expect(figureSchema.parse(figure)).toEqual({
      kind: 'dice',
      planet: 'moon',
      sign: 'pisces',
      house: 12,
    });
  });

  it('offer the seven planets that are on the die', () => {
    const taken = [...DICE_PLANETS, 'uranus', 'neptune', 'pluto'].filter(
      (planet) => astroDice.params.safeParse({ planet, sign: 'leo', house: '1' }).success,
    );

    expect(taken).toEqual([...DICE_PLANETS]);
  });

  it.each([
    ['no house', { planet: 'sun', sign: 'leo' }, 'house'],
    ['a thirteenth house', { planet: 'sun', sign: 'leo', house: '13' }, 'house'],
    ['a house that is a number', { planet: 'sun', sign: 'leo', house: 5 }, 'house'],
    ['Pluto', { planet: 'pluto', sign: 'leo', house: '5' }, 'planet'],
  ])('refuse %s', (_what, input, field) => {
    const result = astroDice.params.safeParse(input);

    expect(problemsOf(result.error?.issues ?? [])).toMatchObject([
      { field, message: 'must be one of the list' },
    ]);
  });
});
