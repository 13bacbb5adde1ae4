import { useEffect, useRef } from 'react';

/** A hand that shakes moves a telephone harder than this, gravity aside; a walk or a pocket does not. */
const SHAKE_MS2 = 13;
/** Two jerks within so long are a shake; one is a bump. */
const WITHIN_MS = 700;
/** The dice come to rest before the next throw. */
const REST_MS = 1_200;

/** Whether this device tells of its movements without being asked first. */
export function canBeShaken(): boolean {
  return (
    typeof DeviceMotionEvent === 'function' &&
    !('requestPermission' in DeviceMotionEvent) &&
    window.matchMedia('(pointer: coarse)').matches
  );
}

/** Tells of each shake of the device while a part is on the page. */
export function useShake(onShake: () => void): void {
  const told = useRef(onShake);
  useEffect(() => {
    told.current = onShake;
  });
  useEffect(() => {
    let lastJerk = -Infinity;
    let restsUntil = -Infinity;
    const onMotion = ({ acceleration, timeStamp }: DeviceMotionEvent) => {
      const { x, y, z } = acceleration ?? {};
      if (Math.hypot(x ?? 0, y ?? 0, z ?? 0) < SHAKE_MS2 || timeStamp < restsUntil) return;
      // Readings of the same jerk come one after the other, some milliseconds apart.
      const since = timeStamp - lastJerk;
      if (since < 80) return;
      lastJerk = timeStamp;
      if (since > WITHIN_MS) return;
      restsUntil = timeStamp + REST_MS;
      told.current();
    };
    window.addEventListener('devicemotion', onMotion);
    return () => window.removeEventListener('devicemotion', onMotion);
  }, []);
}
