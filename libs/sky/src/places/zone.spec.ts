import { SkyError } from '../sky-error';
import { civilDate, civilTime, clockTime, zoneDataRelease, zoneName, zoneOffset } from './zone';

describe('zoneOffset', () => {
  it.each([
    ['Europe/Paris', '2024-07-01T00:00:00Z', 7200],
    ['Europe/Paris', '1905-03-01T10:00:00Z', 561],
    ['Asia/Kathmandu', '2020-01-01T00:00:00.999Z', 20_700],
    ['America/New_York', '1880-05-05T10:00:00.500Z', -17_762],
  ])('of %s at %s is %d seconds', (zone, at, offset) => {
    expect(zoneOffset(zone, new Date(at))).toBe(offset);
  });

  it.each(['', 'Nowhere/City', '+02:00', undefined, null, 3, 'x'.repeat(10_000)])(
    'refuses the zone %p',
    (zone) => {
      expect(() => zoneOffset(zone as string, new Date(0))).toThrow(
        expect.objectContaining({ name: 'SkyError', field: 'zone' }),
      );
    },
  );

  it.each([new Date(NaN), new Date(8.64e15), new Date(-8.64e15)])('refuses %p', (at) => {
    expect(() => zoneOffset('UTC', at)).toThrow(SkyError);
  });
});

describe('civil calendar and clock', () => {
  it('are those of the zone and not of the machine', () => {
    const at = new Date('2024-12-31T23:30:05Z');

    expect(civilDate('Pacific/Kiritimati', at)).toBe('2025-01-01');
    expect(civilDate('Pacific/Pago_Pago', at)).toBe('2024-12-31');
    expect(civilTime('Asia/Kolkata', at)).toEqual({
      year: 2025,
      month: 1,
      day: 1,
      hour: 5,
      minute: 0,
      second: 5,
    });
  });

  it('spells a zone as the runtime does', () => {
    expect(zoneName('europe/PARIS')).toBe('Europe/Paris');
  });

  it('names the release of its zone data', () => {
    expect(zoneDataRelease()).toMatch(/^20\d\d[a-z]$/);
  });
});

describe('clockTime', () => {
  it('is rounded, and over midnight where that is nearer', () => {
    expect(clockTime('Asia/Kathmandu', new Date('2026-12-09T00:51:54Z'))).toBe('06:37');
    expect(clockTime('Europe/Paris', new Date('2026-12-09T22:59:40Z'))).toBe('00:00');
  });
});
