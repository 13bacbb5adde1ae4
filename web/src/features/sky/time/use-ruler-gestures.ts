import { useEffect, useEffectEvent, useRef, type PointerEvent, type RefObject } from 'react';
import { isStill } from '../../../design/motion/is-still';
import { msPerPixel } from './scales';
import type { SkyClock } from './sky-clock';

/** A finger that moves less is meant to touch. */
const STILL_PX = 5;
/** A wheel that did not turn for so long has come to rest. */
const REST_MS = 180;
/** How fast a flick runs out, milliseconds. */
const RUNS_OUT_MS = 320;
const SLOWEST = 0.02;

/**
 * Drags time by a finger or mouse, and lets a flick run out; a touch goes to where it points. The
 * wheel turns it once the ruler has the focus, or sideways, so that a page scrolled past it goes on.
 */
export function useRulerGestures(ruler: RefObject<HTMLElement | null>, clock: SkyClock) {
  const held = useRef<{ id: number; x: number; at: number; speed: number; travelled: number }>(
    undefined,
  );
  const flick = useRef<number>(undefined);
  const stopFlick = () => {
    if (flick.current !== undefined) cancelAnimationFrame(flick.current);
    flick.current = undefined;
  };
  const runOut = (speed: number) => {
    let before = performance.now();
    let left = speed;
    const next = (now: number) => {
      clock.drag(left * (now - before));
      left *= Math.exp(-(now - before) / RUNS_OUT_MS);
      before = now;
      if (Math.abs(left) > SLOWEST) flick.current = requestAnimationFrame(next);
      else clock.letGo();
    };
    flick.current = requestAnimationFrame(next);
  };

  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const turn = useEffectEvent((event: WheelEvent) => {
    const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
    if (!isSideways && document.activeElement !== ruler.current) return;
    event.preventDefault();
    stopFlick();
    clock.drag(isSideways ? event.deltaX : event.deltaY);
    clearTimeout(rest.current);
    rest.current = setTimeout(() => clock.letGo(), REST_MS);
  });
  useEffect(() => {
    const element = ruler.current;
    const listen = (event: WheelEvent) => turn(event);
    // React listens to the wheel passively, where a page can't be kept from scrolling.
    element?.addEventListener('wheel', listen, { passive: false });
    return () => {
      element?.removeEventListener('wheel', listen);
      clearTimeout(rest.current);
      stopFlick();
    };
  }, [ruler]);

  const end = (event: PointerEvent<HTMLElement>) => {
    const hold = held.current;
    if (!hold || hold.id !== event.pointerId) return;
    held.current = undefined;
    const isTouch = event.type === 'pointerup' && hold.travelled < STILL_PX;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (isTouch) {
      const away = event.clientX - left - width / 2;
      clock.jump(clock.instant() + away * msPerPixel(clock.atRest().scale));
      return;
    }
    const isFlick = event.timeStamp - hold.at < 60 && Math.abs(hold.speed) > 0.2;
    if (isFlick && !isStill()) runOut(hold.speed);
    else clock.letGo();
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || held.current) return;
      stopFlick();
      const { pointerId: id, clientX: x, timeStamp: at } = event;
      held.current = { id, x, at, speed: 0, travelled: 0 };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const hold = held.current;
      if (!hold || hold.id !== event.pointerId) return;
      const moved = hold.x - event.clientX;
      hold.travelled += Math.abs(moved);
      const elapsed = Math.max(event.timeStamp - hold.at, 1);
      hold.speed += (moved / elapsed - hold.speed) * 0.4;
      hold.x = event.clientX;
      hold.at = event.timeStamp;
      if (hold.travelled < STILL_PX) return;
      if (!event.currentTarget.hasPointerCapture(event.pointerId))
        event.currentTarget.setPointerCapture(event.pointerId);
      clock.drag(moved);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
