import { personalDay } from './personal-day';

describe('personalDay', () => {
  it('adds the personal year, the month and the day', () => {
    // Born on 10 June: 6 + 1 + 1 (2026) = 8; 8 + 11 + 21 = 40.
    expect(personalDay('1990-06-10', new Date('2026-11-21T12:00:00Z'))).toEqual({
      value: 4,
      sum: '8 + 11 + 21 = 40',
    });
  });

  it('is another one tomorrow', () => {
    const days = ['2026-11-21', '2026-11-22'].map((day) =>
      personalDay('1990-06-10', new Date(day)),
    );

    expect(days[0]!.value).not.toBe(days[1]!.value);
  });
});
