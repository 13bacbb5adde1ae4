import { RANKS, type RankName, type SuitName } from './card-name';

/** A suit's mark on a grid of 40, round its middle. */
const MARKS: Record<SuitName, string> = {
  wands:
    'M-3 19L-3 -12M3 19L3 -12M-3 19H3M0 -20c-5 4 -5 8 0 10c5 -2 5 -6 0 -10ZM3 -6c6 -1 8 -4 8 -8M-3 2c-6 -1 -8 -4 -8 -8M3 10c5 -1 7 -3 7 -6',
  cups: 'M-13 -16H13C13 -2 8 4 0 4S-13 -2 -13 -16ZM0 4V14M-8 18c1 -3 4 -4 8 -4s7 1 8 4ZM-13 -16c4 3 22 3 26 0',
  swords:
    'M0 -20L3.5 -15V8H-3.5V-15ZM0 -15V8M-10 8H10M-2 8V16M2 8V16M0 19a2.5 2.5 0 1 0 0 -5a2.5 2.5 0 0 0 0 5Z',
  pentacles:
    'M0 -18a18 18 0 1 0 0 36a18 18 0 0 0 0 -36ZM0 -18L10.6 14.6L-17.1 -5.6H17.1L-10.6 14.6Z',
};

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

/** What a court card wears above its suit: a cap, a helmet, a crown, a crown with a cross. */
const COURT: Partial<Record<RankName, string>> = {
  page: 'M-30 -52c4 -28 22 -40 44 -36c-8 6 -8 14 4 22c-14 14 -34 18 -48 14ZM14 -88c8 -8 18 -8 24 0',
  knight:
    'M-28 -50c-2 -30 12 -46 34 -46c16 0 26 14 24 32L10 -62V-50ZM6 -96c-10 -18 -30 -16 -40 2c14 -4 26 -4 40 -2Z',
  queen: 'M-36 -52L-42 -92L-20 -72L0 -100L20 -72L42 -92L36 -52ZM-36 -58H36M0 -104a3 3 0 1 0 0.1 0Z',
  king: 'M-38 -52L-44 -96L-24 -76H-8V-104H8V-76H24L44 -96L38 -52ZM-38 -60H38M0 -124V-104M-8 -116H8',
};

interface MinorPictureProps {
  rank: RankName;
  suit: SuitName;
}

/** A number card shows its suit as often as it counts; a court card its suit under its crown. */
export function MinorPicture({ rank, suit }: MinorPictureProps) {
  const crown = COURT[rank];
  if (crown) {
    return (
      <g stroke="currentColor">
        <circle cy={22} r={66} opacity={0.6} />
        <circle cy={22} r={60} opacity={0.4} strokeDasharray="1 5" />
        <path d={crown} className="fill-ink text-ivory" />
        <Mark suit={suit} at={[0, 24]} size={2.3} />
      </g>
    );
  }
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
      d={MARKS[suit]}
      transform={`translate(${x} ${y}) scale(${size})`}
      strokeWidth={1.2 / Math.sqrt(size)}
      className="text-gold"
    />
  );
}
