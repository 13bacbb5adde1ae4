import { AnimatePresence, LazyMotion, m, MotionConfig, useIsPresent } from 'framer-motion';
import type { ReactNode } from 'react';
import { isStill } from './is-still';

const TRANSITION = { duration: 0.24, ease: [0.22, 0.8, 0.3, 1] } as const;
const AT_ONCE = { duration: 0 };

/** What moves elements is fetched after they are seen; where it can't be had they change at once. */
const loadFeatures = () =>
  import('./moving-features').then(
    ({ features }) => features,
    () => new Promise<never>(() => undefined),
  );

/** A list whose things come into sight, go out of it, and close up or make room. */
export function MovingList({ children }: { children: ReactNode }) {
  return (
    <LazyMotion features={loadFeatures} strict>
      <MotionConfig transition={isStill() ? AT_ONCE : TRANSITION}>{children}</MotionConfig>
    </LazyMotion>
  );
}

/** Things of one parent within a `MovingList`; each has a key. */
export function MovingItems({ children }: { children: ReactNode }) {
  return <AnimatePresence initial={false}>{children}</AnimatePresence>;
}

interface MovingItemProps {
  as: 'div' | 'li' | 'section';
  className?: string;
  label?: string;
  children: ReactNode;
}

/** One of `MovingItems`; on its way out it can't be used any more. */
export function MovingItem({ as, className, label, children }: MovingItemProps) {
  const Element = m[as];
  return (
    <Element
      layout="position"
      initial={{ opacity: 0 }}
      animate={{ opacity: 1 }}
      exit={{ opacity: 0 }}
      inert={!useIsPresent()}
      className={className}
      aria-label={label}
    >
      {children}
    </Element>
  );
}
