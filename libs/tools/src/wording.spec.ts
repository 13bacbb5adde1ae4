import * as wording from './wording';

describe('wording', () => {
  it.each([
    ['aries', 'aries', 1],
    ['aries', 'pisces', 12],
    ['pisces', 'aries', 2],
    ['leo', 'aquarius', 7],
  ] as const)('counts houses from %s: %s is house %d', (first, of, house) => {
    expect(wording.houseFrom(first, of)).toBe(house);
  });

  it.each([
    ['aries', 'pisces', 1],
    ['cancer', 'capricorn', 6],
    ['gemini', 'aquarius', 4],
    ['leo', 'leo', 0],
  ] as const)('finds %s and %s %d signs apart', (one, other, apart) => {
    expect(wording.signsApart(one, other)).toBe(apart);
    expect(wording.signsApart(other, one)).toBe(apart);
  });

  it('names a pair with the faster planet first, the Moon before the Sun', () => {
    expect(wording.pairKey('sun', 'moon')).toBe('moon-sun');
    expect(wording.pairKey('pluto', 'venus')).toBe('venus-pluto');
  });

  it('writes dates and times in UTC', () => {
    const at = new Date('2026-03-01T04:05:29Z');

    expect(wording.dateAndTime(at)).toBe('1 March 2026, 04:05 UTC');
    expect(wording.dayAndMonth(at)).toBe('1 March');
    expect(wording.weekdayAndDay(at)).toBe('Sunday 1 March');
  });

  it('rounds to the minute, the date with the time', () => {
    expect(wording.dateAndTime(new Date('2026-12-09T00:51:54Z'))).toBe(
      '9 December 2026, 00:52 UTC',
    );
    const late = new Date('2026-12-31T23:59:40Z');

    expect(wording.dateAndTime(late)).toBe('1 January 2027, 00:00 UTC');
    expect(wording.timeOfDay(late)).toBe('00:00');
    expect(wording.dayAndMonth(late)).toBe('1 January');
    expect(wording.weekdayAndDay(late)).toBe('Friday 1 January');
    expect(wording.monthAndYear(late)).toBe('January 2027');
  });

  it('lists and gives articles', () => {
    expect(wording.listed([])).toBe('');
    expect(wording.listed(['a', 'b', 'c'])).toBe('a, b and c');
    expect(wording.withArticle('Aquarius')).toBe('an Aquarius');
    expect(wording.withArticle('Leo')).toBe('a Leo');
  });
});
