/** @returns whether the person asked for things not to move; false where there is no browser. */
export function isStill(): boolean {
  return (
    typeof window !== 'undefined' && window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
