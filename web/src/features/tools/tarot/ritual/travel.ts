import { animate } from 'framer-motion/dom/mini';
import { isStill } from '../../../../design/motion/is-still';

/** Where a card lies on the page, as the eye sees it. */
export interface Lie {
  /** The middle of it, in pixels of the page. */
  x: number;
  y: number;
  /** Before it is turned. */
  width: number;
  /** Degrees clockwise. */
  turn: number;
}

/** Measures where a card lies, by its place: the card itself may be on its way. */
export function lieOf(place: Element, turn: number): Lie {
  const { left, top, width, height } = place.getBoundingClientRect();
  return {
    x: left + width / 2 + window.scrollX,
    y: top + height / 2 + window.scrollY,
    width,
    turn,
  };
}

/**
 * The transform that shows a card where it lay before, given where it lies now.
 *
 * @returns undefined where it has not moved, or can not be measured
 */
export function transformBack(before: Lie, now: Lie): string | undefined {
  if (before.width === 0 || now.width === 0) return undefined;
  const [x, y] = [before.x - now.x, before.y - now.y];
  const size = before.width / now.width;
  const turn = before.turn - now.turn;
  if (Math.hypot(x, y) < 1 && Math.abs(size - 1) < 0.01 && turn === 0) return undefined;
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${before.turn}deg) scale(${size.toFixed(4)})`;
}

/** Lets a card travel from where it lay; it simply lies there where motion is not wanted. */
export function travel(card: HTMLElement, before: Lie, now: Lie): void {
  if (typeof card.animate !== 'function') return;
  if (isStill()) return;
  const from = transformBack(before, now);
  if (!from) return;
  void animate(
    card,
    { transform: [from, `translate(0px, 0px) rotate(${now.turn}deg) scale(1)`] },
    { duration: 0.7, ease: [0.3, 0.9, 0.3, 1] },
  );
}
