import type { Suit } from '../card';
import { MIRRORED, type Plate } from './plate';
import { glint, hatch, rays, waves } from './strokes';

const FLAMES = Array.from({ length: 11 }, (_, i) => {
  const x = -105 + i * 20;
  const top = i % 2 ? 104 : 116;
  return `M${x} 143C${x - 7} ${top + 20} ${x + 6} ${top + 14} ${x + 3} ${top}C${x + 15} ${top + 12} ${x + 17} ${top + 24} ${x + 12} 143`;
}).join('');

const CLOUDS = (top: number, shift: number) =>
  `M${-119 + shift} ${top}${'c3 -15 23 -15 26 0c5 -9 13 -9 18 0'.repeat(6)}`;

/** A vine that climbs the left edge, a leaf at each turn. */
const VINE = `M-96 143${'c-10 -16 10 -26 0 -42'.repeat(7)}`;
const LEAVES = Array.from({ length: 7 }, (_, i) => {
  const y = 126 - i * 42;
  return `M-97 ${y}c10 1 15 -5 16 -13c-10 0 -16 4 -16 13Z`;
}).join('');

/** What lies behind the marks of a suit: its element, cut in gold. */
export const SUIT_GROUNDS: Readonly<Record<Suit, Plate>> = {
  wands: [
    ['hatch', rays([0, 143], [40, 300], 49, [8, 172])],
    ['form', FLAMES],
    ['spark', glint(-94, -128, 8) + glint(94, -128, 8)],
  ],
  cups: [
    ['hatch', hatch([-107, -138, 107, -138], [-107, -108, 107, -108], 7)],
    ['line', waves(112, 4, 10)],
    ['spark', glint(-94, -92, 7) + glint(94, -92, 7)],
  ],
  swords: [
    ['hatch', hatch([-107, -60, -24, -143], [-107, 36, 72, -143], 9), MIRRORED],
    ['form', `${CLOUDS(124, 0)}V143H-119Z`],
    ['line', CLOUDS(137, 14)],
  ],
  pentacles: [
    ['line', VINE, MIRRORED],
    ['form', LEAVES, MIRRORED],
    ['hatch', hatch([-78, 128, 78, 128], [-78, 140, 78, 140], 4)],
  ],
};
