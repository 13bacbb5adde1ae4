import { HOUSE_SYSTEMS } from '@cosmic/contracts/sky/chart-school';
import type { Profile } from '@cosmic/contracts/account/profile';
import { natalChart } from '@cosmic/sky/charts/chart';
import { siderealNatal } from '@cosmic/sky/charts/sidereal-chart';
import { ayanamsaAt } from '@cosmic/sky/jyotish/ayanamsas';
import { natalFigure, withSkyAround, zodiacOf } from './natal-figure';

const CHENNAI = { name: 'Chennai', latitude: 13.0878, longitude: 80.2785, zone: 'Asia/Kolkata' };
const AT = new Date('1990-05-17T02:15:00Z');
const BORN = {
  birth_date: '1990-05-17',
  birth_time: '07:45',
  birth_place: CHENNAI,
  zodiac: 'tropical',
  house_system: 'placidus',
  ayanamsa: 'lahiri',
} as Profile;

describe('the chart of a profile', () => {
  it.each(
    HOUSE_SYSTEMS.flatMap((system) => [
      [system, 'tropical'] as const,
      [system, 'sidereal'] as const,
    ]),
  )('is drawn by %s in the %s zodiac as readings have it', async (house_system, zodiac) => {
    const { rings, cusps } = await natalFigure({ ...BORN, house_system, zodiac }, 'You');
    const tropical = natalChart(AT, CHENNAI, { system: house_system });
    const chart = zodiac === 'sidereal' ? siderealNatal(tropical, ayanamsaAt(AT)) : tropical;
    const at = (point: string) => rings[0]!.points.find((one) => one.point === point)!.longitude;

    expect(at('moon')).toBeCloseTo(chart.bodies.moon.longitude, 2);
    expect(at('ascendant')).toBeCloseTo(chart.angles.ascendant, 2);
    expect(at('midheaven')).toBeCloseTo(chart.angles.midheaven, 2);
    if (!chart.houses.defined) throw new Error('no houses');
    for (const [index, cusp] of chart.houses.cusps.entries())
      expect(cusps![index]).toBeCloseTo(cusp, 2);
  });

  it('has the sky around it in its own zodiac', async () => {
    const sidereal = { ...BORN, zodiac: 'sidereal' } as const;
    const now = new Date('2026-11-26T09:00:00Z');
    const wheel = await natalFigure(sidereal, 'You');
    const around = withSkyAround(wheel, now, 'Now', await zodiacOf(sidereal));
    const sun = around.rings[1]!.points.find(({ point }) => point === 'sun')!;
    const tropical = withSkyAround(wheel, now, 'Now').rings[1]!.points[0]!;

    expect(tropical.longitude - sun.longitude).toBeCloseTo(ayanamsaAt(now), 6);
  });
});
