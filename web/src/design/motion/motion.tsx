import { useEffect, useRef, type ReactNode } from 'react';
import type * as Entrance from './entrance';
import { isStill } from './is-still';

/** Undefined until it was fetched, which the first page does not wait for. */
let entrance: typeof Entrance | undefined;

/** Fetches what moves things; where that fails, nothing moves and everything is there. */
async function fetchEntrance(): Promise<void> {
  entrance ??= await import('./entrance').catch(() => undefined);
}

interface RevealProps {
  children: ReactNode;
  className?: string;
  /** Seconds to wait, for things that enter one after another. */
  delay?: number;
}

/**
 * Enters once, the first time a tenth of it is in view.
 *
 * The content is on the page from the start. It is only hidden while it is out
 * of sight and something stands ready to show it again.
 */
export function Reveal({ children, className, delay = 0 }: RevealProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const target = element.current;
    if (!target || isStill() || typeof IntersectionObserver !== 'function') return;
    let isHidden = false;
    const observer = new IntersectionObserver(
      (entries) => {
        const isInView = entries.some(({ isIntersecting }) => isIntersecting);
        if (isInView) {
          observer.disconnect();
          if (isHidden) entrance?.enter(target, { rise: 18, duration: 0.6, delay });
        } else {
          isHidden = true;
          target.style.opacity = '0';
        }
      },
      { threshold: 0.1 },
    );
    let hasEnded = false;
    void fetchEntrance().then(() => {
      if (entrance && !hasEnded) observer.observe(target);
    });
    return () => {
      hasEnded = true;
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

/** Lets things roll in, one a moment after the other; they simply lie there where motion is not wanted. */
export async function rollIn(targets: readonly Element[]): Promise<void> {
  if (isStill()) return;
  await fetchEntrance();
  targets.forEach((target, place) => entrance?.roll(target, place * 0.12));
}

/** Lets the parts of a drawing appear one after the other, within a second; at once where motion is not wanted. */
export async function drawIn(parts: readonly Element[]): Promise<void> {
  if (isStill()) return;
  await fetchEntrance();
  parts.forEach((part, place) => entrance?.appear(part, (place / parts.length) * 0.6));
}
