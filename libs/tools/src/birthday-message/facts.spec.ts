import { positionOf } from '@cosmic/sky/astronomy/ephemeris';
import { SIGNS } from '@cosmic/sky/zodiac';
import fc from 'fast-check';
import { nextBirthday } from './birthday';
import { facts } from './facts';
import { seasonOf } from './season';

const AT = { at: new Date('2026-11-21T20:00:00Z'), seed: 'x' };

type Params = Parameters<typeof facts>[0];

const shownFor = (params: Params, at = AT.at) =>
  new Map(facts(params, { ...AT, at }).shown.map(({ key, value }) => [key, value]));

describe('the next birthday', () => {
  it.each([
    ['1990-11-21', '2026-11-21', 36, true],
    ['1990-11-20', '2027-11-20', 37, false],
    ['1990-12-24', '2026-12-24', 36, false],
    ['2026-11-21', '2027-11-21', 1, false],
    ['2000-02-29', '2027-03-01', 27, false],
  ])('of %s is on %s, number %d (today: %p)', (dob, date, age, isToday) => {
    const birthday = nextBirthday(dob, AT.at);

    expect(birthday.noon.toISOString()).toBe(`${date}T12:00:00.000Z`);
    expect([birthday.age, birthday.isToday]).toEqual([age, isToday]);
  });

  it('has the Sun where it was, within two days of the date', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (days) => {
        const birth = new Date(Date.UTC(1910, 0, 1, 12) + days * 86_400_000);
        const { noon, returns } = nextBirthday(birth.toISOString().slice(0, 10), AT.at);
        const [then, again] = [positionOf('sun', birth), positionOf('sun', returns)];

        expect(again.longitude).toBeCloseTo(then.longitude, 4);
        expect(Math.abs(returns.getTime() - noon.getTime())).toBeLessThan(2 * 86_400_000);
      }),
      { numRuns: 50 },
    );
  });
});

describe('the month of a sign', () => {
  it('is the present one while it lasts, and else the next', () => {
    expect(seasonOf('scorpio', AT.at).from.toISOString()).toMatch(/^2026-10-23/);
    expect(seasonOf('sagittarius', AT.at).from.toISOString()).toMatch(/^2026-11-22/);
    expect(seasonOf('libra', AT.at).from.toISOString()).toMatch(/^2027-09-23/);
  });

  it.each(SIGNS.map(({ key }) => key))('of %s has the Sun in it and has not ended', (sign) => {
    const { from, to } = seasonOf(sign, AT.at);
    const inside = new Date((from.getTime() + to.getTime()) / 2);

    expect(positionOf('sun', inside).sign).toBe(sign);
    expect(to.getTime()).toBeGreaterThan(AT.at.getTime());
  });
});

describe('the facts of a birthday', () => {
  it('have the day, its Moon and its numbers where a date is known', () => {
    const shown = shownFor({ sign: '', dob: '1990-06-10' });

    expect(shown.get('sign')).toBe('Gemini, air, mutable');
    expect(shown.get('birthday')).toBe('10 June 2027, number 37');
    expect(shown.get('return')).toMatch(/^back at Gemini 19°\d\d' on 1[01] June 2027, /);
    expect(shown.get('life-path')).toMatch(/^8; /);
    expect(shown.get('personal-year')).toMatch(/^9, /);
    expect(shown.get('moon')).toMatch(/^[A-Z][a-z]+ \d+°\d\d', /);
  });

  it('have the month of the sign where only that is known', () => {
    const shown = shownFor({ sign: 'sagittarius', dob: '' });

    expect(shown.get('season')).toMatch(/^from 22 November 2026, .* to 21 December 2026, /);
    expect(shown.has('birthday')).toBe(false);
  });

  it('name both signs where the Sun changed on the day', () => {
    const { dated } = facts({ sign: '', dob: '1990-04-20' }, AT);

    expect(dated?.suns.map(({ name }) => name)).toEqual(['Aries', 'Taurus']);
  });
});
