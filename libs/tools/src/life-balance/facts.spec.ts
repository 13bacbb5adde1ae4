import { facts } from './facts';

const AT = { at: new Date('2026-11-21T20:00:00Z'), seed: 'x' };

const shownFor = (dob: string) =>
  new Map(facts({ dob }, AT).shown.map(({ key, value }) => [key, value]));

describe('the facts of balance', () => {
  it('show both numbers with the way to them, in words and in the picture', () => {
    const { figure } = facts({ dob: '1990-06-10' }, AT);
    const shown = shownFor('1990-06-10');

    // 1990: 19, 10, 1. June: 6. The tenth: 1. And 6 + 1 + 2026 (10, 1) for the year.
    expect(shown.get('life-path')).toMatch(/^8 \(year, month and day reduced one by one: .*= 8\)$/);
    expect(shown.get('personal-year')).toMatch(/^8, a year to stand in your strength \(/);
    expect(figure.tiles.map(({ value }) => value)).toEqual([8, 8]);
    expect(figure.tiles.every(({ steps, text }) => steps.length > 0 && text !== '')).toBe(true);
  });

  it('count all ten planets, by element and by manner', () => {
    const { balance, scarce } = facts({ dob: '1990-06-10' }, AT);
    const elements = Object.values(balance.elements);
    const shown = shownFor('1990-06-10');
    const manners = (shown.get('modes') ?? '').match(/\d+/g)!.map(Number);

    expect(elements.reduce((sum, count) => sum + count)).toBe(10);
    expect(manners.reduce((sum, count) => sum + count)).toBe(10);
    const fewest = Math.min(...elements);
    const fewestOf = Object.entries(balance.elements).filter(([, count]) => count === fewest);
    expect([...scarce].sort()).toEqual(fewestOf.map(([element]) => element).sort());
    expect(shown.get('air')).toContain('Sun');
  });

  it('say so where the date allows for several Moons, and claim no houses', () => {
    const days = Array.from({ length: 6 }, (_, index) => `1990-06-1${index}`);
    const moons = days.map((day) => shownFor(day).get('moon') ?? '');

    expect(moons.some((moon) => / or .* depending on the hour and the place$/.test(moon))).toBe(
      true,
    );
    expect(moons.some((moon) => moon.endsWith(', wherever and whenever on that date'))).toBe(true);
    expect([...shownFor('1990-06-10').values()].join(' ')).not.toMatch(/house|rising|midheaven/);
  });

  it('turn with the calendar year', () => {
    const year = (at: string) =>
      facts({ dob: '1990-06-10' }, { at: new Date(at), seed: 'x' }).year.value;

    expect(year('2026-12-31T23:59:59Z')).toBe(8);
    expect(year('2027-01-01T00:00:00Z')).toBe(9);
  });
});
