import { animate } from 'framer-motion/dom/mini';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';

const EASE = [0.22, 0.8, 0.3, 1] as const;

interface RevealProps {
  children: ReactNode;
  className?: string;
  /** Seconds to wait, for things that enter one after another. */
  delay?: number;
}

/**
 * Enters once, the first time a tenth of it is in view.
 *
 * The content is on the page from the start and is only hidden once something
 * stands ready to show it again.
 */
export function Reveal({ children, className, delay = 0 }: RevealProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target || isStill() || typeof IntersectionObserver !== 'function') return;
    target.style.opacity = '0';
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        enter(target, { rise: 18, duration: 0.6, delay });
      },
      { threshold: 0.1 },
    );
    observer.observe(target);
    return () => {
      observer.disconnect();
      target.style.opacity = '';
    };
  }, [delay]);
  return (
    <div ref={element} className={className}>
      {children}
    </div>
  );
}

interface EnterProps {
  children: ReactNode;
  className?: string;
  /** Whether it is there from the start, as the first page of a visit is. */
  atOnce?: boolean;
}

/** Enters as soon as it is put on the page, in less than 300 ms. */
export function Enter({ children, className, atOnce = false }: EnterProps) {
  const element = useRef<HTMLDivElement>(null);
  const isWanted = useRef(!atOnce);
  useEffect(() => {
    const target = element.current;
    if (target && isWanted.current && !isStill()) {
      enter(target, { rise: 10, duration: 0.26, delay: 0 });
    }
  }, []);
  return (
    <div ref={element} className={className}>
      {children}
    </div>
  );
}

interface Entrance {
  /** Pixels below its place where it begins. */
  rise: number;
  duration: number;
  delay: number;
}

function enter(target: HTMLElement, { rise, duration, delay }: Entrance): void {
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

/** @returns whether the person asked for things not to move. */
function isStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
