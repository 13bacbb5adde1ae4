import { useRef, useState, type CSSProperties, type PointerEvent } from 'react';

const MAX_SCALE = 4;

interface View {
  scale: number;
  x: number;
  y: number;
}

const WHOLE: View = { scale: 1, x: 0, y: 0 };

interface Pinch {
  handlers: {
    onPointerMove: (event: PointerEvent) => void;
    onPointerDownCapture: (event: PointerEvent) => void;
    onPointerUpCapture: (event: PointerEvent) => void;
    onPointerCancel: (event: PointerEvent) => void;
  };
  /** Belongs to what is enlarged. */
  style: CSSProperties;
  isZoomed: boolean;
  /** Shows the whole again. */
  reset: () => void;
}

/** Two fingers enlarge and move a picture; one moves it while it is enlarged, and else scrolls the page. */
export function usePinch(): Pinch {
  const [view, setView] = useState(WHOLE);
  const fingers = useRef(new Map<number, readonly [number, number]>());
  const isZoomed = view.scale > 1;

  const onPointerMove = (event: PointerEvent) => {
    const before = [...fingers.current.values()];
    if (!fingers.current.has(event.pointerId)) return;
    fingers.current.set(event.pointerId, [event.clientX, event.clientY]);
    const after = [...fingers.current.values()];
    if (after.length === 1 && !isZoomed) return;
    const grown = after.length < 2 ? 1 : spread(after) / spread(before);
    const [from, to] = [middle(before), middle(after)];
    setView((now) => {
      const scale = Math.min(MAX_SCALE, Math.max(1, now.scale * grown));
      if (scale === 1) return WHOLE;
      return { scale, x: now.x + to[0] - from[0], y: now.y + to[1] - from[1] };
    });
  };
  const leave = (event: PointerEvent) => void fingers.current.delete(event.pointerId);

  return {
    handlers: {
      onPointerMove,
      onPointerDownCapture: (event) => {
        if (event.pointerType === 'touch') {
          fingers.current.set(event.pointerId, [event.clientX, event.clientY]);
        }
      },
      onPointerUpCapture: leave,
      onPointerCancel: leave,
    },
    style: {
      transform: isZoomed ? `translate(${view.x}px, ${view.y}px) scale(${view.scale})` : undefined,
      // The browser would take two fingers for itself.
      touchAction: isZoomed ? 'none' : 'pan-y',
    },
    isZoomed,
    reset: () => setView(WHOLE),
  };
}

type Finger = readonly [number, number];

function spread([one, other]: readonly Finger[]): number {
  return Math.hypot(one![0] - other![0], one![1] - other![1]);
}

function middle(fingers: readonly Finger[]): Finger {
  const sum = (axis: 0 | 1) => fingers.reduce((total, finger) => total + finger[axis], 0);
  return [sum(0) / fingers.length, sum(1) / fingers.length];
}
