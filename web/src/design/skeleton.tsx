import { classes } from './classes';

/** The place something will take while it is on its way: a plate not engraved yet. A short way shows nothing. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span className={classes('plate block animate-late rounded', className)} aria-hidden="true" />
  );
}
