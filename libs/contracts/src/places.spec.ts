import { placeSchema } from './places';

const PARIS = { name: 'Paris, France', latitude: 48.85, longitude: 2.35, zone: 'Europe/Paris' };

describe('a place', () => {
  it('is taken with a zone whose clock is known', () => {
    expect(placeSchema.parse(PARIS)).toEqual(PARIS);
  });

  it.each(['Europe/Atlantis', 'Paris', '+02:00', ''])('is refused with the zone %p', (zone) => {
    expect(placeSchema.safeParse({ ...PARIS, zone }).success).toBe(false);
  });
});
