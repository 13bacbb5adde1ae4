import { useEffect, useEffectEvent, useRef, type PointerEvent, type RefObject } from 'react';
import { GUTTER } from './lanes';

interface Gestures {
  /** By a share of the view's width; later where it is positive. */
  onMove: (share: number) => void;
  /** By a factor of the span, about a share of the width. */
  onZoom: (factor: number, about: number) => void;
  /** A touch that did not move, in pixels of the drawing. */
  onTouch: (place: readonly [x: number, y: number]) => void;
}

/** A finger that moves less is meant to touch. */
const STILL_PX = 6;
/** How much a turn of the wheel by a hundred pixels looks closer. */
const WHEEL = 1.0025;

/**
 * Drag with one pointer, pinch with two, turn the wheel: with Ctrl, as a trackpad's pinch tells it,
 * or once the drawing has the focus, so that a page that is scrolled past it goes on.
 */
export function useGestures(
  drawing: RefObject<HTMLDivElement | null>,
  { onMove, onZoom, onTouch }: Gestures,
) {
  const down = useRef(new Map<number, readonly [x: number, y: number]>());
  const travelled = useRef(0);
  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const { left, top } = drawing.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return [clientX - left, clientY - top] as const;
  };
  const room = () => Math.max((drawing.current?.clientWidth ?? 0) - GUTTER, 1);

  const turn = useEffectEvent((event: WheelEvent) => {
    const isOurs = event.ctrlKey || document.activeElement === drawing.current;
    const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
    if (!isOurs && !isSideways) return;
    event.preventDefault();
    if (isSideways) onMove(event.deltaX / room());
    else onZoom(WHEEL ** event.deltaY, (placeOf(event)[0] - GUTTER) / room());
  });
  useEffect(() => {
    const element = drawing.current;
    const listen = (event: WheelEvent) => turn(event);
    // React listens to the wheel passively, where a page can't be kept from scrolling.
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [drawing]);

  const end = (event: PointerEvent) => {
    const wasAlone = down.current.size === 1 && down.current.has(event.pointerId);
    down.current.delete(event.pointerId);
    if (event.type === 'pointerup' && wasAlone && travelled.current < STILL_PX)
      onTouch(placeOf(event));
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      if (down.current.size === 0) travelled.current = 0;
      down.current.set(event.pointerId, placeOf(event));
      // Two fingers are no touch, however still.
      if (down.current.size > 1) travelled.current = STILL_PX;
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      const before = down.current.get(event.pointerId);
      if (!before) return;
      const place = placeOf(event);
      const others = [...down.current].filter(([id]) => id !== event.pointerId);
      travelled.current += Math.hypot(place[0] - before[0], place[1] - before[1]);
      if (travelled.current < STILL_PX) return;
      if (!event.currentTarget.hasPointerCapture(event.pointerId))
        event.currentTarget.setPointerCapture(event.pointerId);
      down.current.set(event.pointerId, place);
      const other = others[0]?.[1];
      if (!other) {
        onMove((before[0] - place[0]) / room());
        return;
      }
      const apart = Math.max(Math.abs(place[0] - other[0]), 1);
      const middle = (place[0] + other[0]) / 2 - GUTTER;
      onZoom(Math.max(Math.abs(before[0] - other[0]), 1) / apart, middle / room());
      onMove((before[0] - place[0]) / 2 / room());
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
