import { animate } from 'framer-motion/dom/mini';

const EASE = [0.22, 0.8, 0.3, 1] as const;

export interface Entrance {
  /** Pixels below its place where it begins. */
  rise: number;
  duration: number;
  delay: number;
}

/** Lets an element come rolling to its place, as a die does. */
export function roll(target: Element, delay: number): void {
  void animate(
    target,
    {
      opacity: [0, 1],
      transform: ['translate(-40%, -30%) rotate(-540deg)', 'translate(0, 0) rotate(0deg)'],
    },
    { duration: 1.1, delay, ease: [0.2, 0.9, 0.3, 1] },
  );
}

/** Lets a part of a drawing come into sight. */
export function appear(target: Element, delay: number): void {
  void animate(target, { opacity: [0, 1] }, { duration: 0.4, delay, ease: EASE });
}

/** Lets an element come up to its place and into sight. */
export function enter(target: HTMLElement, { rise, duration, delay }: Entrance): void {
  void animate(
    target,
    { opacity: [0, 1], transform: [`translateY(${rise}px)`, 'none'] },
    { duration, delay, ease: EASE },
  ).then(() => {
    // A leftover transform would make this the frame of everything fixed inside it.
    target.style.opacity = '';
    target.style.transform = '';
  });
}
