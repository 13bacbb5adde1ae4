import { stretchesOf } from './stretches';

const days = (dob: string, now = new Date('2026-11-23T12:00:00Z')) =>
  stretchesOf(dob, now).map(({ from, to, isNow }) => [
    from.toISOString().slice(0, 10),
    to?.toISOString().slice(0, 10) ?? null,
    isNow,
  ]);

describe('the life cycles in days', () => {
  it('follow each other without a gap, from birthday to birthday', () => {
    // Life path 1990-05-17: 1 + 5 + 8 = 14, so 5; the first cycle lasts to the age of 31.
    expect(days('1990-05-17')).toEqual([
      ['1990-05-17', '2021-05-16', false],
      ['2021-05-17', '2030-05-16', true],
      ['2030-05-17', '2039-05-16', false],
      ['2039-05-17', null, false],
    ]);
  });

  it('turn on the birthday itself', () => {
    const isNow = (now: string) =>
      stretchesOf('1990-05-17', new Date(now)).findIndex((stretch) => stretch.isNow);

    expect(isNow('2021-05-16T12:00:00')).toBe(0);
    expect(isNow('2021-05-17T12:00:00')).toBe(1);
    expect(isNow('2080-01-01T12:00:00')).toBe(3);
  });

  it('begin on 1 March for a 29 February in years that have none', () => {
    expect(days('1992-02-29').map(([from]) => from)[1]).toMatch(/-(03-01|02-29)$/);
  });
});
