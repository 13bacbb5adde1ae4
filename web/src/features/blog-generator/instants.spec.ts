import fc from 'fast-check';
import { asFieldValue, instantToCome } from './instants';

describe('the time at which a post is to be out', () => {
  it('is the instant that was typed by the clock of the device', () => {
    const minute = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2099-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(minute, (moment) => {
        moment.setSeconds(0, 0);
        expect(instantToCome(asFieldValue(moment), 0)).toBe(moment.toISOString());
      }),
    );
  });

  it.each(['', 'tomorrow', '2026-11-21T11:59', '2026-13-01T00:00'])('is not %j', (value) => {
    const noon = new Date('2026-11-21T12:00').getTime();
    expect(instantToCome(value, noon)).toBeUndefined();
  });
});
