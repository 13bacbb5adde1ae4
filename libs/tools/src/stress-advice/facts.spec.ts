import { facts } from './facts';

const shownFor = (sign: 'leo' | 'aries', day = '2026-11-21') =>
  new Map(
    facts({ sign }, { at: new Date(`${day}T20:00:00Z`), seed: 'x' }).shown.map(({ key, value }) => [
      key,
      value,
    ]),
  );

describe('the facts for somebody under strain', () => {
  it('place the Moon and Mars of the day for the sign', () => {
    const shown = shownFor('leo');

    expect(shown.get('sign')).toBe('Leo, fire, fixed');
    expect(shown.get('moon')).toMatch(/^Aries .*, your ninth house \(travel and belief\)/);
    expect(shown.get('today-mars')).toMatch(/^Leo \d+°\d\d', your first house/);
    expect(shown.get('apart')).toBe('4 signs');
    expect(shownFor('aries').get('today-mars')).toContain('your fifth house');
  });

  it('say when Mars runs backwards', () => {
    // Retrograde from 10 January to 1 April 2027.
    expect(shownFor('leo', '2027-02-15').get('today-mars')).toMatch(/, retrograde$/);
    expect(shownFor('leo').get('today-mars')).not.toContain('retrograde');
  });
});
