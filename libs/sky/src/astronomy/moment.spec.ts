import { Body, HelioState } from 'astronomy-engine';
import { instantOf } from './instant';
import { Moment } from './moment';

describe('a moment', () => {
  const times = ['1801-03-05T10:00:00Z', '1930-02-18T16:00:00Z', '2199-11-30T03:00:00Z'].map(
    (text) => instantOf(new Date(text)),
  );

  it('has Pluto where astronomy-engine has it, within what the giants are off there', () => {
    for (const time of times) {
      const { position, velocity } = new Moment(time).heliocentric(Body.Pluto);
      const { x, y, z, vx, vy, vz } = HelioState(Body.Pluto, time);

      [x, y, z].forEach((value, axis) => expect(position[axis]).toBeCloseTo(value, 6));
      [vx, vy, vz].forEach((value, axis) => expect(velocity[axis]).toBeCloseTo(value, 8));
    }
  });

  it('moves its equinox by about 50 arcseconds a year', () => {
    const rates = times.map((time) => {
      const moment = new Moment(time);
      return (moment.equinoxRate - moment.nutationRate) * 365.25 * 3600;
    });

    for (const rate of rates) expect(rate).toBeCloseTo(50.29, 1);
  });

  it('has the Moon on a smooth track', () => {
    const { before, at, after } = new Moment(times[1] ?? instantOf(new Date())).moonTrack();

    at.forEach((value, axis) => {
      const middle = ((before[axis] ?? NaN) + (after[axis] ?? NaN)) / 2;
      expect(Math.abs(value - middle)).toBeLessThan(1e-7);
    });
  });
});
