import { ARC, arcBetween, onArc, shareOfDay } from './sun-arc.rules';

describe('the Sun’s way over the horizon', () => {
  it('begins and ends on the horizon and is highest at noon', () => {
    expect(onArc(0)).toEqual([ARC.middle - ARC.radius, ARC.horizon]);
    expect(onArc(1)).toEqual([ARC.middle + ARC.radius, ARC.horizon]);
    expect(onArc(0.5)).toEqual([ARC.middle, ARC.horizon - ARC.radius]);
    expect(arcBetween(0, 1)).toBe('M16 118A104 104 0 0 1 224 118');
  });

  it('is shared by the clock', () => {
    const [sunrise, sunset] = ['2026-11-26T01:20:00.000Z', '2026-11-26T13:20:00.000Z'];

    expect(shareOfDay('2026-11-26T07:20:00.000Z', sunrise, sunset)).toBe(0.5);
    expect(shareOfDay('2026-11-26T00:20:00.000Z', sunrise, sunset)).toBeLessThan(0);
  });
});
