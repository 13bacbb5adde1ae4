import { signAt } from '../zodiac';
import { AYANAMSAS, ayanamsaAt } from '../jyotish/ayanamsas';
import { kundliAt } from '../jyotish/grahas';
import { natalChart } from './chart';
import { HOUSE_SYSTEMS } from './houses';
import { noonChart } from './noon-chart';
import { siderealNatal, siderealNoon } from './sidereal-chart';

const AT = new Date('1990-05-17T02:15:00Z');
const CHENNAI = { latitude: 13.0878, longitude: 80.2785 };
const SEVEN = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;

describe('a sidereal chart', () => {
  it.each(AYANAMSAS)('stands where the kundli has it by %s', (ayanamsa) => {
    const chart = siderealNatal(
      natalChart(AT, CHENNAI, { system: 'whole-sign' }),
      ayanamsaAt(AT, ayanamsa),
    );
    const kundli = kundliAt(AT, CHENNAI, { ayanamsa });

    expect(chart.angles.ascendant).toBeCloseTo(kundli.lagna.longitude, 6);
    for (const graha of SEVEN) {
      expect(chart.bodies[graha].longitude).toBeCloseTo(kundli.grahas[graha].longitude, 6);
      expect(chart.bodies[graha].house).toBe(kundli.grahas[graha].bhava);
      expect(chart.bodies[graha].sign).toBe(signAt(30 * kundli.grahas[graha].rashi + 1).key);
    }
  });

  it.each(HOUSE_SYSTEMS)(
    'keeps the aspects, and by %s the houses that are no whole signs',
    (system) => {
      const tropical = natalChart(AT, CHENNAI, { system });
      const chart = siderealNatal(tropical, ayanamsaAt(AT));

      expect(chart.aspects).toEqual(tropical.aspects);
      expect(chart.houses.defined && chart.houses.cusps).toHaveLength(12);
      if (system !== 'whole-sign')
        for (const graha of SEVEN)
          expect(chart.bodies[graha].house).toBe(tropical.bodies[graha].house);
    },
  );

  it('of a day names every sign that its hours allow', () => {
    const [from, to] = [new Date('1990-05-14T18:30:00Z'), new Date('1990-05-15T18:30:00Z')];
    const day = siderealNoon(noonChart(from, to), ayanamsaAt(from));

    // The Sun came into the sidereal Bull on that day in India.
    expect(day.ranges.sun.signs).toEqual(['aries', 'taurus']);
    expect(day.bodies.sun.degree).toBeLessThan(30);
  });
});
