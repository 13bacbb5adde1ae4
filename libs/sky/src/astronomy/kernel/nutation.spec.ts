import { e_tilt } from 'astronomy-engine';
import { instantOf } from '../instant';
import { nutationAt } from './nutation';

const at = (days: number) => {
  const out = new Float64Array(2);
  nutationAt(days / 36525, out);
  return out as unknown as readonly [number, number];
};

it('is that of astronomy-engine but for the terms that it leaves out', () => {
  for (let days = -73_000; days < 73_000; days += 997) {
    const time = instantOf(new Date(Date.UTC(2000, 0, 1, 12) + days * 86_400_000));

    expect(Math.abs(at(time.tt)[0] * 3600 - e_tilt(time).dpsi)).toBeLessThan(0.4);
  }
});

it('changes as it says', () => {
  for (let days = -73_000; days < 73_000; days += 997) {
    const change = (at(days + 0.1)[0] - at(days - 0.1)[0]) / 0.2;

    expect(at(days)[1]).toBeCloseTo(change, 7);
  }
});
