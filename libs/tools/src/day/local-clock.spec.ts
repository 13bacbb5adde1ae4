import fc from 'fast-check';
import { nearestMinute } from '@cosmic/sky/minute';
import { civilDate, clockTime } from '@cosmic/sky/places/zone';
import { localTime } from './local-clock';

describe('the clock of a zone', () => {
  it('is that of the time zone data, also where it changes within the hour', () => {
    const zone = fc.constantFrom('Asia/Kathmandu', 'Australia/Lord_Howe', 'Europe/Berlin');
    // Berlin on 29 March 2026 at 01:00 and Lord Howe on 5 April 2026 at 15:00, in UTC.
    const change = fc.constantFrom(Date.UTC(2026, 2, 29, 1), Date.UTC(2026, 3, 4, 15));
    fc.assert(
      fc.property(
        zone,
        change,
        fc.integer({ min: -9_000_000, max: 9_000_000 }),
        (zone, ms, off) => {
          const at = new Date(ms + off);

          expect(localTime(zone, at)).toEqual({
            date: civilDate(zone, nearestMinute(at)),
            clock: clockTime(zone, at),
          });
        },
      ),
    );
  });
});
