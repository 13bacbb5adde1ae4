import { placeSchema, zoneSchema } from './places';

const PARIS = { name: 'Paris, France', latitude: 48.85, longitude: 2.35, zone: 'Europe/Paris' };

describe('a place', () => {
  it('is taken with a zone whose clock is known', () => {
    expect(placeSchema.parse(PARIS)).toEqual(PARIS);
  });

  it('knows every zone that the runtime has a clock for', () => {
    const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC', 'Etc/GMT+5', 'Etc/GMT-14'];

    expect(zones.filter((zone) => !zoneSchema.safeParse(zone).success)).toEqual([]);
  });

  it('is refused with a zone that could be read in many ways, without trying them', () => {
    const zone = `a${'-'.repeat(20_000)}!`;

    expect(placeSchema.safeParse({ ...PARIS, zone }).error?.issues).toMatchObject([
      { path: ['zone'], message: 'not_a_zone' },
    ]);
  });

  it.each(['Europe/Atlantis', 'Paris', '+02:00', ''])('is refused with the zone %p', (zone) => {
    expect(placeSchema.safeParse({ ...PARIS, zone }).success).toBe(false);
  });
});
