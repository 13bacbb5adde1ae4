import { classes } from './classes';

/** The place something will take, while it is on its way. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      // The border has no colour of its own: it is seen where a person's own colours take the ground away.
      className={classes(
        'block animate-breathe rounded border border-transparent bg-ivory/10',
        className,
      )}
      aria-hidden="true"
    />
  );
}
