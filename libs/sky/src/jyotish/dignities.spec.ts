import { dignityOf, lordOf } from './dignities';
import type { Graha } from './grahas';

describe('dignityOf', () => {
  it.each<[Graha, number, string | null]>([
    ['sun', 10, 'exalted'],
    ['sun', 190, 'debilitated'],
    ['sun', 130, 'moolatrikona'],
    ['sun', 145, 'own'],
    ['moon', 31, 'exalted'],
    ['moon', 40, 'moolatrikona'],
    ['moon', 100, 'own'],
    ['mercury', 160, 'exalted'],
    ['mercury', 166, 'moolatrikona'],
    ['mercury', 175, 'own'],
    ['saturn', 15, 'debilitated'],
    ['venus', 60, null],
    ['rahu', 60, null],
  ])('of %s at %i degrees is %s', (graha, at, dignity) => {
    expect(dignityOf(graha, at)).toBe(dignity);
  });
});

describe('lordOf', () => {
  it('counts round', () => {
    expect([lordOf(0), lordOf(12), lordOf(-1)]).toEqual(['mars', 'mars', 'jupiter']);
  });
});
