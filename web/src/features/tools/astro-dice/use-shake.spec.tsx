/** @jest-environment ./web/src/testing/page-environment.cjs */
import { cleanup, renderHook } from '@testing-library/react';
import { useShake } from './use-shake';

/** A reading of the accelerometer, m/s², at so many milliseconds. */
function move(at: number, strength: number): void {
  const event = new Event('devicemotion');
  const acceleration = { x: strength, y: 0, z: 0 };
  Object.defineProperties(event, {
    acceleration: { value: acceleration },
    timeStamp: { value: at },
  });
  window.dispatchEvent(event);
}

describe('a shake of the device', () => {
  afterEach(cleanup);

  it.each<[what: string, jerks: [at: number, strength: number][], shakes: number]>([
    [
      'two jerks',
      [
        [0, 20],
        [300, 20],
      ],
      1,
    ],
    [
      'one jerk, read several times',
      [
        [0, 20],
        [16, 22],
        [32, 19],
      ],
      0,
    ],
    [
      'a bump now and then',
      [
        [0, 20],
        [2_000, 20],
        [4_000, 20],
      ],
      0,
    ],
    [
      'a walk',
      [
        [0, 6],
        [300, 7],
        [600, 6],
      ],
      0,
    ],
    [
      'a hand that goes on while the dice roll',
      [
        [0, 20],
        [300, 20],
        [600, 20],
        [900, 20],
      ],
      1,
    ],
    [
      'two shakes',
      [
        [0, 20],
        [300, 20],
        [2_000, 20],
        [2_300, 20],
      ],
      2,
    ],
  ])('is told of %s as often as it is one', (_what, jerks, shakes) => {
    const onShake = jest.fn();
    renderHook(() => useShake(onShake));
    for (const [at, strength] of jerks) move(at, strength);
    expect(onShake).toHaveBeenCalledTimes(shakes);
  });

  it('is told of no more once the part is gone', () => {
    const onShake = jest.fn();
    renderHook(() => useShake(onShake)).unmount();
    for (const at of [0, 300]) move(at, 20);
    expect(onShake).not.toHaveBeenCalled();
  });
});
