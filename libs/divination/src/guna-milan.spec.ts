import fc from 'fast-check';
import vectors from '../test/vectors/guna_milan.json';
import { DivinationError } from './divination-error';
import { gunaMilan, gunaTraits, KOOTAS, MAX_GUNAS, type Koota } from './guna-milan';

const NAMES = Object.keys(KOOTAS) as Koota[];
const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
/** The middle of each pada, degrees. */
const PADAS = Array.from({ length: 108 }, (_, pada) => ((pada + 0.5) * 10) / 3);

describe('guna milan', () => {
  it.each(vectors.pairs)('gives pair $id its points', ({ groom, bride, points, total }) => {
    const [groomMoon = 0, groomStar, groomPada] = groom;
    const [brideMoon = 0, brideStar, bridePada] = bride;

    const found = gunaMilan(groomMoon, brideMoon);

    expect(NAMES.map((koota) => found.points[koota])).toEqual(points);
    expect(found.total).toBe(total);
    expect(found.groom).toMatchObject({ nakshatra: groomStar, pada: groomPada });
    expect(found.bride).toMatchObject({ nakshatra: brideStar, pada: bridePada });
  });

  it('adds up over all brides as published tables do', () => {
    // The 15th degrees of Sagittarius and Capricorn lie within a pada each.
    const whole = PADAS.filter((_, pada) => pada !== 76 && pada !== 85);
    const grooms = whole.filter((_, position) => position % 2 === 0);
    const sums = Object.fromEntries(NAMES.map((koota) => [koota, 0])) as Record<Koota, number>;
    for (const groom of grooms) {
      for (const bride of whole) {
        const { points } = gunaMilan(groom, bride);
        for (const koota of NAMES) sums[koota] += points[koota];
      }
    }

    expect(sums).toMatchObject(vectors.sums_over_all_brides);
  });

  it('never gives more than each koota can, and its total is their sum', () => {
    fc.assert(
      fc.property(longitude, longitude, (groom, bride) => {
        const { points, total } = gunaMilan(groom, bride);

        for (const koota of NAMES) {
          expect(points[koota]).toBeGreaterThanOrEqual(0);
          expect(points[koota]).toBeLessThanOrEqual(KOOTAS[koota]);
        }
        expect(total).toBe(NAMES.reduce((sum, koota) => sum + points[koota], 0));
        expect(total).toBeLessThanOrEqual(MAX_GUNAS);
      }),
    );
  });

  it('asks only varna and gana who is the groom', () => {
    fc.assert(
      fc.property(longitude, longitude, (a, b) => {
        const { varna: _v, gana: _g, ...one } = gunaMilan(a, b).points;
        const { varna: _w, gana: _h, ...other } = gunaMilan(b, a).points;

        expect(other).toEqual(one);
      }),
    );
  });

  it('names a cancellation beside a fault and leaves the points alone', () => {
    // Rohini 1 and Rohini 3: one nadi, one star, other quarters.
    const { points, cancellations } = gunaMilan(41, 48);

    expect(points.nadi).toBe(0);
    expect(cancellations.nadi).toEqual(['same-nakshatra-other-pada']);
    expect(cancellations.bhakoot).toEqual([]);
  });

  it('takes the weight from signs that are six apart where they have one lord', () => {
    // Aries and Scorpio are sixth and eighth from each other, and both are of Mars.
    const { points, cancellations } = gunaMilan(5, 215);

    expect(points.bhakoot).toBe(0);
    expect(cancellations.bhakoot).toEqual(['same-lord']);
  });

  it.each([NaN, -1, 360, Infinity])('refuses a Moon at %p', (moon) => {
    expect(() => gunaTraits(moon)).toThrow(DivinationError);
  });
});
