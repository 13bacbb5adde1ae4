import { pointAt, spreadOut, steps } from './circle';

describe('pointAt', () => {
  it('begins on the left and goes counterclockwise, as charts do', () => {
    expect(pointAt(0, 10)).toEqual([-10, 0]);
    expect(pointAt(90, 10)).toEqual([-0, 10]);
    expect(pointAt(180, 10)).toEqual([10, 0]);
  });
});

describe('steps', () => {
  it('leaves out what a coarser step takes', () => {
    expect(steps(10, 30).slice(0, 4)).toEqual([10, 20, 40, 50]);
  });
});

describe('spreadOut', () => {
  it('leaves marks alone that are far enough apart', () => {
    expect(spreadOut([10, 200, 100], 8)).toEqual([10, 200, 100]);
  });

  it('parts a conjunction evenly', () => {
    expect(spreadOut([100, 100], 8)).toEqual([96, 104]);
  });

  it('parts marks on both sides of 0 degrees', () => {
    const [before, after] = spreadOut([359, 1], 8);

    expect(before).toBeCloseTo(356);
    expect(after).toBeCloseTo(4);
  });

  it('keeps the order and the gap in a crowd', () => {
    const crowd = [100, 101, 102, 103, 104];

    const placed = spreadOut(crowd, 8);

    for (let i = 1; i < placed.length; i++) {
      expect(placed[i]! - placed[i - 1]!).toBeGreaterThan(7.5);
    }
  });
});
