/**
 * The place so many steps along from another among those that are left.
 *
 * @param left in ascending order; the place itself need not be among them
 * @param steps negative to the left; beyond an end it is the last one there
 * @returns undefined where none is left on that side
 */
export function neighbourOf(
  left: readonly number[],
  place: number,
  steps: number,
): number | undefined {
  const onward = steps > 0;
  const side = left.filter((one) => (onward ? one > place : one < place));
  const last = side.length - 1;
  const at = Math.min(Math.abs(steps) - 1, last);
  return side[onward ? at : last - at];
}

/** The nearest place of those that are left, on either side. */
export function nearestTo(left: readonly number[], place: number): number | undefined {
  return neighbourOf(left, place, 1) ?? neighbourOf(left, place, -1);
}
