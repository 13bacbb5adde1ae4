import { formatPosition } from '../../sky/sky-names';
import { aspectName, chartWords as s, pointName } from './chart-words';
import { aspectsOf, keyOf, pointsOf, type End, type Part, type Wheel } from './parts';

/** A part of a chart in one line: its name, where it stands, and its house or its orb. */
export function labelOf(wheel: Wheel, part: Part): string {
  switch (part.kind) {
    case 'point': {
      const found = pointsOf(wheel).find(
        (one) => keyOf({ kind: 'point', ...one }) === keyOf(part),
      )!;
      return [
        `${nameIn(wheel, part)} ${formatPosition(found.longitude)}`,
        ...(found.house ? [s.inHouse(found.house)] : []),
        ...(found.retrograde ? [s.retrograde] : []),
      ].join(', ');
    }
    case 'house':
      return `${s.houseName(part.house)}: ${formatPosition(wheel.cusps![part.house - 1]!)}`;
    case 'aspect':
      return `${aspectLabel(wheel, part)}, ${orbOf(wheel, part)}`;
  }
}

/** What a point is called; with its ring where there are two. */
export function nameIn(wheel: Wheel, { ring, point }: Pick<End, 'ring' | 'point'>): string {
  const name = pointName(point);
  return wheel.rings.length === 1 ? name : s.ofRing(name, wheel.rings[ring]!.label);
}

/** Two points and what stands between them, as `Sun square Moon`. */
export function aspectLabel(wheel: Wheel, part: Part & { kind: 'aspect' }): string {
  const { ends, aspect } = placed(wheel, part);
  return `${nameIn(wheel, ends[0])} ${aspectName(aspect)} ${nameIn(wheel, ends[1])}`;
}

/** How far an aspect is from exact, as `2.1°`. */
export function orbOf(wheel: Wheel, part: Part & { kind: 'aspect' }): string {
  return `${placed(wheel, part).orb.toFixed(1)}°`;
}

function placed(wheel: Wheel, part: Part & { kind: 'aspect' }) {
  return aspectsOf(wheel).find((one) => keyOf({ kind: 'aspect', ...one }) === keyOf(part))!;
}
