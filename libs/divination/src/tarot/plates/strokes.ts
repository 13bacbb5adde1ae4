/** The marks an engraver repeats, as path data; all in the units of the picture they are cut into. */

type Stroke = readonly [x1: number, y1: number, x2: number, y2: number];

/** Ruled shading: `count` strokes that turn evenly from the first into the last. */
export function hatch(first: Stroke, last: Stroke, count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const [x1, y1, x2, y2] = first.map((from, end) =>
      tidy(from + ((last[end]! - from) * i) / (count - 1)),
    );
    return `M${x1} ${y1}L${x2} ${y2}`;
  }).join('');
}

/** A full circle. */
export function disc(x: number, y: number, radius: number): string {
  return `M${x} ${y - radius}a${radius} ${radius} 0 1 0 .01 0Z`;
}

/** A star whose first point stands up. */
export function star(x: number, y: number, points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const [dx, dy] = pointAt(270 - (i * 180) / points, i % 2 ? inner : outer);
    return `${tidy(x + dx)} ${tidy(y + dy)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** The four-pointed glint that fills the corners of the deck. */
export function glint(x: number, y: number, size = 10): string {
  const near = tidy(size * 0.4);
  const far = tidy(size * 0.6);
  return (
    `M${x} ${tidy(y - size)}l${near} ${far}l${far} ${near}l${-far} ${near}l${-near} ${far}` +
    `l${-near} ${-far}l${-far} ${-near}l${far} ${-near}Z`
  );
}

/** Strokes that leave a middle evenly between two angles, counted clockwise from the left. */
export function rays(
  [x, y]: readonly [number, number],
  [from, to]: readonly [number, number],
  count: number,
  [start, end]: readonly [number, number] = [0, 360 - 360 / count],
): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = -(start + ((end - start) * i) / (count - 1));
    const [x1, y1] = pointAt(angle, from);
    const [x2, y2] = pointAt(angle, to);
    return `M${tidy(x + x1)} ${tidy(y + y1)}L${tidy(x + x2)} ${tidy(y + y2)}`;
  }).join('');
}

/** Still water: rows of small waves from one side of the plate to the other. */
export function waves(top: number, rows: number, gap: number, half = 105): string {
  return Array.from({ length: rows }, (_, row) => {
    const inset = row % 2 ? 12 : 0;
    const count = Math.floor((half - inset) / 12);
    return `M${-count * 12} ${top + row * gap}${'q6 -5 12 0t12 0'.repeat(count)}`;
  }).join('');
}

/** Where a path is put down. */
export function at(x: number, y: number, size = 1, turn = 0): string {
  return `translate(${x} ${y}) rotate(${turn}) scale(${size})`;
}

function tidy(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A point round (0, 0): 0° on the left, counterclockwise. */
function pointAt(degrees: number, radius: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [-radius * Math.cos(angle), radius * Math.sin(angle)];
}
