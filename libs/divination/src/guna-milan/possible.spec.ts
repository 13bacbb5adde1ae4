import fc from 'fast-check';
import { DivinationError } from '../divination-error';
import { gunaMilan, KOOTAS, type Koota } from '../guna-milan';
import { moonsOf, possibleGunas } from './possible';

const NAMES = Object.keys(KOOTAS) as Koota[];
const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
const arc = fc.record({ from: longitude, width: fc.double({ min: 0, max: 32, noNaN: true }) });
const share = fc.double({ min: 0, max: 1, noNaN: true });

describe('the gunas that two stretches of the Moon allow', () => {
  it('hold the match of any two Moons within them', () => {
    fc.assert(
      fc.property(arc, arc, share, share, (groom, bride, early, late) => {
        const { points, least, most } = possibleGunas(groom, bride);
        const match = gunaMilan(
          (groom.from + early * groom.width) % 360,
          (bride.from + late * bride.width) % 360,
        );

        for (const koota of NAMES) expect(points[koota]).toContain(match.points[koota]);
        expect(match.total).toBeGreaterThanOrEqual(least);
        expect(match.total).toBeLessThanOrEqual(most);
      }),
    );
  });

  it('hold nothing that no hour gives', () => {
    const [groom, bride] = [
      { from: 354.2, width: 13.1 },
      { from: 249.9, width: 14.4 },
    ];
    const within = (from: number, width: number) =>
      Array.from({ length: 400 }, (_, step) => (from + (step / 399) * width) % 360);
    const dense = within(groom.from, groom.width).flatMap((one) =>
      within(bride.from, bride.width).map((other) => gunaMilan(one, other)),
    );
    const { points, least, most } = possibleGunas(groom, bride);

    for (const koota of NAMES) {
      const found = new Set(dense.map((match) => match.points[koota]));
      expect(points[koota]).toEqual([...found].sort((a, b) => a - b));
    }
    const totals = new Set(dense.map(({ total }) => total));
    expect([least, most]).toEqual([Math.min(...totals), Math.max(...totals)]);
    // Both change their vashya or star on the way.
    expect(points.vashya.length).toBeGreaterThan(1);
  });

  it('are the one match where both Moons are known', () => {
    fc.assert(
      fc.property(longitude, longitude, (one, other) => {
        const sure = possibleGunas({ from: one, width: 0 }, { from: other, width: 0 });

        expect(sure.matches).toEqual([gunaMilan(one, other)]);
        expect(sure.least).toBe(sure.most);
      }),
    );
  });

  it.each([
    { from: NaN, width: 1 },
    { from: 360, width: 1 },
    { from: 1, width: -1 },
    { from: 1, width: 40 },
    { from: 1, width: NaN },
  ])('refuse the arc %j', (bad) => {
    expect(() => moonsOf(bad)).toThrow(DivinationError);
  });
});
