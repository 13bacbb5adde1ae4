import type { Suit } from '../card';
import type { Plate } from './plate';
import { at, disc, glint, rays, star } from './strokes';
import { SUIT_GROUNDS } from './suit-grounds';
import { SUIT_PIPS } from './suit-pips';

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
    [-50, -66],
    [50, -66],
    [-50, 66],
    [50, 66],
  ],
  [
    [-50, -80],
    [50, -80],
    [0, 0],
    [-50, 80],
    [50, 80],
  ],
  [
    [-50, -84],
    [50, -84],
    [-50, 0],
    [50, 0],
    [-50, 84],
    [50, 84],
  ],
  [
    [-50, -92],
    [50, -92],
    [0, -46],
    [-50, 0],
    [50, 0],
    [-50, 84],
    [50, 84],
  ],
  [
    [-50, -94],
    [50, -94],
    [0, -48],
    [-50, 0],
    [50, 0],
    [0, 48],
    [-50, 94],
    [50, 94],
  ],
  [
    [-50, -102],
    [50, -102],
    [-50, -36],
    [50, -36],
    [0, 0],
    [-50, 36],
    [50, 36],
    [-50, 102],
    [50, 102],
  ],
  [
    [-50, -106],
    [50, -106],
    [0, -72],
    [-50, -36],
    [50, -36],
    [-50, 36],
    [50, 36],
    [0, 72],
    [-50, 106],
    [50, 106],
  ],
];

/** What fills the places that the marks of a rank leave open. */
const ORNAMENTS: readonly Plate[] = [
  [
    ['line', rays([0, 0], [88, 104], 48)],
    ['line', disc(0, 0, 84)],
  ],
  [['line', 'M0 0C34 -34 62 -18 62 0S34 34 0 0S-34 -34 -62 -18S-34 34 0 0']],
  [['spark', [-42, 42].flatMap((y) => [glint(-46, y, 12), glint(46, y, 12)]).join('')]],
  [
    ['form', star(0, 0, 8, 34, 14)],
    ['spark', glint(0, 0, 10)],
  ],
  [['spark', [-40, 40].map((y) => glint(0, y, 10)).join('')]],
  [
    ['line', 'M0 -104V104'],
    ['spark', [-84, -42, 0, 42, 84].map((y) => glint(0, y, 10)).join('')],
  ],
  [['spark', [10, 84].map((y) => glint(0, y, 12)).join('')]],
  [['spark', [-100, 0, 100].map((y) => glint(0, y, 12)).join('')]],
  [['spark', [-70, 70].map((y) => glint(0, y, 12)).join('')]],
  [['spark', glint(0, 0, 14)]],
];

/** The size of a mark, by how many share the plate. */
const SIZES = [4.4, 2.3, 1.75, 1.9, 1.6, 1.6, 1.45, 1.4, 1.25, 1.2];

/** A number card: its suit as often as it counts; `index` is 0 for the ace. */
export function pipPlate(suit: Suit, index: number): Plate {
  const size = SIZES[index];
  const places = (PLACES[index] ?? []).map(([x, y]) => at(x, y, size));
  return [
    ...SUIT_GROUNDS[suit],
    ...(ORNAMENTS[index] ?? []),
    ...SUIT_PIPS[suit].map(([tone, path]) => [tone, path, places, size] as const),
  ];
}
