/** The radius of the Sun's way, and the middle of its horizon, in a picture 240 wide. */
export const ARC = { radius: 104, middle: 120, horizon: 118 } as const;

/** Where the Sun stands on its way: 0 is its rising on the left, 1 its setting; on the horizon beyond. */
export function onArc(share: number): readonly [x: number, y: number] {
  const angle = Math.PI * Math.min(1, Math.max(0, share));
  return [
    round(ARC.middle - ARC.radius * Math.cos(angle)),
    round(ARC.horizon - ARC.radius * Math.sin(angle)),
  ];
}

/** A stretch of the Sun's way as a path. */
export function arcBetween(from: number, to: number): string {
  const [start, end] = [onArc(from), onArc(to)];
  return `M${start.join(' ')}A${ARC.radius} ${ARC.radius} 0 0 1 ${end.join(' ')}`;
}

/** How much of a day has passed at an instant: 0 to 1, below or above where the Sun is down. */
export function shareOfDay(at: string, sunrise: string, sunset: string): number {
  const [instant, begin, end] = [at, sunrise, sunset].map((text) => Date.parse(text));
  return ((instant ?? 0) - (begin ?? 0)) / ((end ?? 0) - (begin ?? 0));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
