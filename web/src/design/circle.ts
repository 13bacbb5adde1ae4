/** Pictures on a ring: pure geometry, in degrees, rounded so that the marks stay short. */

/** The point of a circle round (0, 0) at an ecliptic longitude: 0° on the left, counterclockwise. */
export function pointAt(longitude: number, radius: number): readonly [number, number] {
  const angle = (longitude * Math.PI) / 180;
  return [round(-radius * Math.cos(angle)), round(radius * Math.sin(angle))];
}

/** One path of radial strokes between two radii at the given longitudes. */
export function spokes(longitudes: readonly number[], from: number, to: number): string {
  return longitudes
    .map(
      (longitude) => `M${pointAt(longitude, from).join(' ')}L${pointAt(longitude, to).join(' ')}`,
    )
    .join('');
}

/** Longitudes at even steps round the circle, but for those that a coarser step takes. */
export function steps(step: number, except?: number): number[] {
  const all = Array.from({ length: Math.round(360 / step) }, (_, i) => i * step);
  return except === undefined ? all : all.filter((longitude) => longitude % except !== 0);
}

/**
 * Moves marks that would overlap apart along the circle, each as little as
 * possible, keeping their order.
 *
 * @param gap  the least distance between neighbours, degrees
 * @returns the longitudes to draw at, in the order of the input
 */
export function spreadOut(longitudes: readonly number[], gap: number): number[] {
  const order = longitudes.map((_, i) => i).sort((a, b) => longitudes[a]! - longitudes[b]!);
  const placed = [...longitudes];
  for (let round = 0; round < 60; round++) {
    let moved = false;
    for (let i = 0; i < order.length && order.length > 1; i++) {
      const here = order[i]!;
      const next = order[(i + 1) % order.length]!;
      const wrapsRound = i + 1 === order.length ? 360 : 0;
      const short = gap - (placed[next]! + wrapsRound - placed[here]!);
      if (short <= 1e-6) continue;
      placed[here]! -= short / 2;
      placed[next]! += short / 2;
      moved = true;
    }
    if (!moved) break;
  }
  return placed.map((longitude) => ((longitude % 360) + 360) % 360);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
