import { classes } from './classes';

/** The place something will take, while it is on its way. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      className={classes('block animate-breathe rounded bg-ivory/10', className)}
      aria-hidden="true"
    />
  );
}
