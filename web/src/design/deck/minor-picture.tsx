import { isCourt, RANKS, type RankName, type SuitName } from './card-name';
import { CourtPicture } from './court-picture';
import { SUIT_MARKS } from './suit-marks';

/** Where the marks of a number card stand, in columns as on old pip cards. */
const PLACES: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [0, -62],
    [0, 62],
  ],
  [
    [0, -84],
    [0, 0],
    [0, 84],
  ],
  [
    [-46, -66],
    [46, -66],
    [-46, 66],
    [46, 66],
  ],
  [
    [-46, -80],
    [46, -80],
    [0, 0],
    [-46, 80],
    [46, 80],
  ],
  [
    [-46, -84],
    [46, -84],
    [-46, 0],
    [46, 0],
    [-46, 84],
    [46, 84],
  ],
  [
    [-46, -92],
    [46, -92],
    [0, -46],
    [-46, 0],
    [46, 0],
    [-46, 84],
    [46, 84],
  ],
  [
    [-46, -94],
    [46, -94],
    [0, -48],
    [-46, 0],
    [46, 0],
    [0, 48],
    [-46, 94],
    [46, 94],
  ],
  [
    [-46, -102],
    [46, -102],
    [-46, -36],
    [46, -36],
    [0, 0],
    [-46, 36],
    [46, 36],
    [-46, 102],
    [46, 102],
  ],
  [
    [-46, -106],
    [46, -106],
    [0, -72],
    [-46, -36],
    [46, -36],
    [-46, 36],
    [46, 36],
    [0, 72],
    [-46, 106],
    [46, 106],
  ],
];

interface MinorPictureProps {
  rank: RankName;
  suit: SuitName;
}

/** A number card shows its suit as often as it counts; a court card its person. */
export function MinorPicture({ rank, suit }: MinorPictureProps) {
  if (isCourt(rank)) return <CourtPicture rank={rank} suit={suit} />;
  const places = PLACES[RANKS.indexOf(rank)] ?? [];
  return (
    <g stroke="currentColor">
      {places.map((at) => (
        <Mark key={at.join(' ')} suit={suit} at={at} size={places.length === 1 ? 3.6 : 1.2} />
      ))}
    </g>
  );
}

function Mark({
  suit,
  at: [x, y],
  size,
}: {
  suit: SuitName;
  at: readonly [number, number];
  size: number;
}) {
  return (
    <path
      d={SUIT_MARKS[suit]}
      transform={`translate(${x} ${y}) scale(${size})`}
      strokeWidth={1.2 / Math.sqrt(size)}
      className="text-gold"
    />
  );
}
