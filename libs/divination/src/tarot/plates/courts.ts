import type { Suit } from '../card';
import { MIRRORED, type Plate } from './plate';
import { at, disc, hatch, rays, star } from './strokes';
import { SUIT_MARKS } from './suit-marks';

/** Eyes, brows, nose and mouth of the three courts that show a face. */
const FACE: Plate = [
  [
    'detail',
    'M-17 -16C-13 -20 -8 -20 -5 -16C-9 -13 -13 -13 -17 -16ZM-18 -23C-13 -27 -8 -26 -4 -23',
    MIRRORED,
  ],
  ['light', disc(-11, -18, 2.2), MIRRORED],
  ['detail', 'M-3 -22C-2 -12 -5 -5 -5 -2C-2 1 2 1 4 -1'],
];

const MOUTH: Plate = [
  ['detail', 'M-7 12C-3 9 -1 10 0 11C1 10 3 9 7 12C3 16 -3 16 -7 12ZM-4 22C-1 23 1 23 4 22'],
];

/** A cap with a feather over bobbed hair, and a short cape. */
const PAGE: Plate = [
  ['figure', 'M-64 143C-64 92 -50 62 -20 54H20C50 62 64 92 64 143Z'],
  ['shade', hatch([-52, 96, -54, 142], [-16, 80, -14, 142], 9)],
  ['shade', hatch([16, 80, 14, 142], [54, 96, 56, 142], 12)],
  ['figure', 'M-12 24V52C-6 62 6 62 12 52V24Z'],
  ['form', 'M-30 54C-20 74 20 74 30 54L20 44H-20ZM-6 70L0 86L6 70'],
  ['light', [disc(0, 98, 2.6), disc(0, 114, 2.6), disc(0, 130, 2.6)].join('')],
  ['form', 'M-36 -40C-46 0 -44 24 -34 34L34 34C44 24 46 0 36 -40Z'],
  ['hatch', hatch([-38, -20, -32, 32], [-24, -20, -22, 32], 6), MIRRORED],
  ['figure', 'M-24 -48V2C-24 24 -12 36 0 36S24 24 24 2V-48Z'],
  ...FACE,
  ...MOUTH,
  ['figure', 'M-50 -34C-58 -70 -26 -92 8 -86C44 -82 62 -56 50 -34C20 -44 -20 -44 -50 -34Z'],
  ['shade', hatch([0, -82, 8, -44], [46, -68, 46, -40], 9)],
  ['figure', 'M30 -76C36 -110 66 -128 96 -120C92 -98 66 -72 36 -66Z'],
  [
    'shade',
    'M36 -70C50 -92 70 -110 92 -118M46 -80L44 -98M54 -90L54 -108M66 -100L68 -118M52 -86L68 -84M62 -96L80 -96M74 -106L90 -106',
  ],
];

/** A closed helmet with a streaming plume above a breastplate. */
const KNIGHT: Plate = [
  [
    'form',
    'M-4 -84C-30 -128 -84 -124 -104 -92C-92 -98 -86 -96 -84 -90C-74 -76 -74 -58 -92 -42C-62 -44 -44 -60 -36 -78Z',
  ],
  [
    'hatch',
    'M-14 -88C-36 -112 -72 -114 -94 -98M-20 -84C-40 -100 -64 -102 -82 -90M-26 -80C-44 -90 -58 -88 -78 -74M-30 -76C-46 -82 -58 -68 -78 -52',
  ],
  ['figure', 'M-90 143C-90 104 -74 72 -36 60H36C74 72 90 104 90 143Z'],
  [
    'figure',
    'M-92 122C-104 92 -84 66 -48 64C-34 78 -38 104 -50 122C-62 132 -80 130 -92 122Z',
    MIRRORED,
  ],
  ['detail', 'M-88 106C-76 114 -62 114 -46 108M-86 92C-74 100 -60 100 -44 94', MIRRORED],
  ['shade', hatch([10, 78, 10, 142], [42, 124, 42, 142], 9)],
  ['detail', 'M0 66V143'],
  ['form', 'M-40 52C-20 64 20 64 40 52V66C20 78 -20 78 -40 66Z'],
  [
    'figure',
    'M-44 -30C-46 -68 -26 -92 2 -92C32 -92 48 -66 46 -30L42 40C30 58 10 64 2 64C-10 64 -32 58 -42 40Z',
  ],
  ['form', 'M-48 -28L0 -16L48 -28V-12L0 0L-48 -12Z'],
  ['spark', 'M-38 -19L-8 -11V-7L-38 -15ZM38 -19L8 -11V-7L38 -15Z'],
  ['detail', 'M0 -92V-16M0 0V62'],
  [
    'detail',
    [
      disc(14, 16, 2),
      disc(24, 14, 2),
      disc(34, 11, 2),
      disc(14, 28, 2),
      disc(24, 26, 2),
      disc(33, 23, 2),
      disc(14, 40, 2),
      disc(24, 38, 2),
    ].join(''),
    MIRRORED,
  ],
  ['shade', hatch([8, -86, 8, -22], [42, -52, 44, -30], 10)],
];

/** A tall crown over a veil and long hair. */
const QUEEN: Plate = [
  [
    'form',
    'M0 -72C-50 -72 -62 -30 -64 20C-66 70 -80 110 -92 143H92C80 110 66 70 64 20C62 -30 50 -72 0 -72Z',
  ],
  ['hatch', hatch([-56, -20, -84, 142], [-36, -30, -40, 142], 11), MIRRORED],
  ['figure', 'M-44 143C-44 104 -36 74 -12 58H12C36 74 44 104 44 143Z'],
  ['shade', hatch([14, 90, 12, 142], [36, 96, 40, 142], 7)],
  ['detail', 'M-26 70C-14 88 14 88 26 70M-22 78C-10 98 10 98 22 78'],
  ['light', `${disc(0, 96, 4)}${disc(-13, 91, 2)}${disc(13, 91, 2)}`],
  ['figure', 'M-9 30V60C-4 66 4 66 9 60V30Z'],
  ['figure', 'M-25 -56C-28 -8 -22 18 -12 30C-6 38 6 38 12 30C22 18 28 -8 25 -56Z'],
  ...FACE,
  ...MOUTH,
  [
    'form',
    'M0 -46C-18 -40 -26 -24 -28 6C-36 20 -38 40 -34 66C-46 50 -50 10 -46 -24C-42 -52 -20 -62 0 -60C20 -62 42 -52 46 -24C50 10 46 50 34 66C38 40 36 20 28 6C26 -24 18 -40 0 -46Z',
  ],
  [
    'hatch',
    'M-30 -32C-40 -10 -42 20 -38 50M-24 -42C-36 -30 -38 -4 -38 14M-18 -48C-32 -42 -42 -24 -43 -2',
    MIRRORED,
  ],
  [
    'figure',
    'M-42 -52C-48 -76 -50 -94 -58 -108C-42 -100 -36 -92 -30 -82C-30 -102 -26 -116 -18 -128C-10 -116 -6 -106 0 -92C6 -106 10 -116 18 -128C26 -116 30 -102 30 -82C36 -92 42 -100 58 -108C50 -94 48 -76 42 -52C16 -62 -16 -62 -42 -52Z',
  ],
  ['detail', 'M-44 -62C-16 -72 16 -72 44 -62'],
  [
    'light',
    [disc(-58, -113, 3.4), disc(-18, -133, 3.4), disc(18, -133, 3.4), disc(58, -113, 3.4)].join(''),
  ],
  ['spark', [star(0, -76, 6, 6, 3), disc(-24, -74, 3), disc(24, -74, 3)].join('')],
];

/** A closed crown with a cross, a full beard and a collar of fur. */
const KING: Plate = [
  ['figure', 'M-102 143C-102 96 -78 66 -36 56H36C78 66 102 96 102 143Z'],
  ['shade', hatch([-92, 104, -96, 142], [-44, 80, -52, 142], 12)],
  ['shade', hatch([44, 80, 52, 142], [92, 104, 96, 142], 16)],
  ['form', 'M-40 54C-58 76 -52 116 -30 143H30C52 116 58 76 40 54Z'],
  [
    'spark',
    'M0 0L3 8L0 14L-3 8Z',
    [at(-36, 84), at(-24, 112), at(36, 84), at(24, 112), at(-6, 124), at(8, 124)],
  ],
  ['figure', 'M-32 -58C-36 -20 -34 0 -30 18H30C34 0 36 -20 32 -58Z'],
  ...FACE,
  [
    'figure',
    'M-36 -22C-30 -14 -26 0 -22 4C-14 0 -6 0 0 4C6 0 14 0 22 4C26 0 30 -14 36 -22C42 10 40 44 26 66C18 80 8 92 0 98C-8 92 -18 80 -26 66C-40 44 -42 10 -36 -22Z',
  ],
  [
    'shade',
    'M-28 8C-28 40 -20 66 -8 86M-20 12C-20 40 -12 66 -4 88M-10 18C-10 40 -6 66 -1 90M-33 0C-34 24 -32 44 -22 64',
    MIRRORED,
  ],
  ['light', 'M0 6C-6 2 -16 4 -22 12C-14 16 -6 14 0 10C6 14 14 16 22 12C16 4 6 2 0 6Z'],
  [
    'figure',
    'M-46 -46L-58 -96C-48 -100 -42 -96 -38 -90C-34 -106 -16 -116 0 -116S34 -106 38 -90C42 -96 48 -100 58 -96L46 -46C16 -54 -16 -54 -46 -46Z',
  ],
  ['figure', 'M-4 -143H4V-136H12V-128H4V-116H-4V-128H-12V-136H-4Z'],
  [
    'detail',
    'M-49 -58C-16 -66 16 -66 49 -58M-38 -90C-34 -80 -30 -72 -28 -64M38 -90C34 -80 30 -72 28 -64M0 -116V-66',
  ],
  ['shade', hatch([6, -112, 6, -68], [34, -94, 26, -68], 7)],
  [
    'spark',
    [
      disc(0, -56, 3.6),
      disc(-20, -55, 3),
      disc(20, -55, 3),
      disc(-38, -52, 2.4),
      disc(38, -52, 2.4),
    ].join(''),
  ],
];

/** The persons of the court, from the eleventh card of a suit on. */
const COURTS: readonly Plate[] = [PAGE, KNIGHT, QUEEN, KING];

/** The fist that holds a medal before the breast, its sleeve first. */
const SLEEVE = 'M-22 143C-12 122 4 106 22 100L40 126C32 130 26 136 22 143Z';
const FIST =
  'M22 106C24 92 36 84 47 88C52 91 49 97 43 98C51 97 55 102 51 106C56 108 55 114 49 116C52 121 47 125 41 124L32 126Z';

/** A court card: its person as a bust, holding the mark of the suit. */
export function courtPlate(suit: Suit, place: number): Plate {
  return [
    ['hatch', rays([0, -20], [92, 104], 72)],
    ...(COURTS[place] ?? []),
    ['figure', disc(66, 84, 37)],
    ['hatch', rays([66, 84], [31, 36], 60)],
    ['detail', SUIT_MARKS[suit], [at(66, 84, 1.35)]],
    ['figure', SLEEVE],
    ['shade', hatch([-12, 140, 2, 120], [22, 138, 34, 122], 9)],
    ['figure', FIST],
  ];
}
