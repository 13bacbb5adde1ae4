import type { ReactNode } from 'react';
import { classes } from '../../design/classes';
import type { StepName } from './step-dots';

interface StepProps {
  name: StepName;
  /** The id of its heading. */
  labelledBy: string;
  children: ReactNode;
  className?: string;
}

/** One screen of the ritual, with one idea on it. */
export function Step({ name, labelledBy, children, className }: StepProps) {
  return (
    <section
      id={name}
      aria-labelledby={labelledBy}
      tabIndex={-1}
      className="relative grid min-h-[calc(100svh-var(--bottom-bar))] pb-6 pt-20 lg:pb-8"
    >
      {/* The dots of the steps stand at the edge of a phone; no line runs into them. */}
      <div className={classes('page grid content-center max-lg:pr-4', className)}>{children}</div>
    </section>
  );
}
