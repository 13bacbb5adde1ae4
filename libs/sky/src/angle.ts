const RADIANS = Math.PI / 180;

/** An angle in degrees brought to 0 <= angle < 360. */
export function normalize(degrees: number): number {
  // Nearly all that is asked for is within a turn of the range, where a remainder need not be found.
  if (degrees >= 0 && degrees < 720) return degrees < 360 ? degrees + 0 : degrees - 360;
  const turned = degrees > -360 && degrees < 0 ? degrees : degrees % 360;
  // Adding 0 makes -0 a plain 0; a tiny negative angle plus 360 rounds to 360 itself.
  if (turned >= 0) return turned + 0;
  const positive = turned + 360;
  return positive < 360 ? positive : positive - 360;
}

/** An angle in degrees brought to -180 <= angle < 180: the short way round, with its sign. */
export function wrap(degrees: number): number {
  return normalize(degrees + 180) - 180;
}

/** The distance of two longitudes on the circle, 0 to 180 degrees. */
export function separation(a: number, b: number): number {
  return Math.abs(wrap(a - b));
}

/** Sine of an angle in degrees. */
export function sin(degrees: number): number {
  return Math.sin(degrees * RADIANS);
}

/** Cosine of an angle in degrees. */
export function cos(degrees: number): number {
  return Math.cos(degrees * RADIANS);
}

/** Tangent of an angle in degrees. */
export function tan(degrees: number): number {
  return Math.tan(degrees * RADIANS);
}

/** The angle of sine `x`, -90 to 90 degrees; `x` a rounding error outside -1..1 counts as ±1. */
export function asin(x: number): number {
  return Math.asin(Math.max(-1, Math.min(1, x))) / RADIANS;
}

/** The direction of the point (x, y) in degrees, 0 <= angle < 360. */
export function atan2(y: number, x: number): number {
  return normalize(Math.atan2(y, x) / RADIANS);
}
