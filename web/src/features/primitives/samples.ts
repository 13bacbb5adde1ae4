import type { Figure } from '@cosmic/contracts/readings/figures';
import { SAMPLE_CHART } from '../../design/figures/jyotish/sample-chart';
import { SAMPLE_MUHURTA } from '../../design/figures/jyotish/sample-muhurta';
import { SAMPLE_SADE_SATI } from '../../design/figures/jyotish/sample-sade-sati';
import { SAMPLE_DASHA } from '../../design/figures/jyotish/sample-dasha';
import { SAMPLE_KOOTAS } from '../../design/figures/jyotish/sample-kootas';
import { SAMPLE_DAY } from '../../design/figures/jyotish/sample-day';

const DAYS = 29;

/** A rhythm of so many days, from two weeks before its beginning to two after. */
function rhythm(days: number): number[] {
  return Array.from({ length: DAYS }, (_, day) => Math.sin(((day - 14) / days) * 2 * Math.PI));
}

/** Every kind of picture that a reading can have, but for cards and numbers, which have pages of their own. */
export const FIGURES: readonly Figure[] = [
  {
    kind: 'wheel',
    rings: [
      {
        label: 'Birth',
        points: [
          { point: 'sun', longitude: 19.4, retrograde: false },
          { point: 'moon', longitude: 15.2, retrograde: false },
          { point: 'mercury', longitude: 24.6, retrograde: true },
          { point: 'venus', longitude: 4.1, retrograde: false },
          { point: 'mars', longitude: 343.2, retrograde: false },
          { point: 'jupiter', longitude: 49.1, retrograde: false },
          { point: 'saturn', longitude: 345, retrograde: false },
        ],
      },
    ],
    cusps: [10, 38, 66, 98, 130, 160, 190, 218, 246, 278, 310, 340],
    aspects: [{ first: 'sun', second: 'moon', aspect: 'conjunction' }],
    highlight: ['sun', 'house-10'],
  },
  {
    kind: 'biorhythm',
    from: '2024-03-25',
    today: '2024-04-08',
    cycles: [
      { key: 'physical', heights: rhythm(23) },
      { key: 'emotional', heights: rhythm(28) },
      { key: 'intellectual', heights: rhythm(33) },
    ],
  },
  {
    kind: 'chakras',
    chakras: [
      { key: 'root', name: 'Root', share: 0.25 },
      { key: 'sacral', name: 'Sacral', share: 0.1 },
      { key: 'solar-plexus', name: 'Solar Plexus', share: 0 },
      { key: 'heart', name: 'Heart', share: 0.3 },
      { key: 'throat', name: 'Throat', share: 0.2 },
      { key: 'third-eye', name: 'Third Eye', share: 0.05 },
      { key: 'crown', name: 'Crown', share: 0.1 },
    ],
  },
  {
    kind: 'aura',
    layers: [
      { layer: 'core', name: 'Blue', color: '#3f7fc4' },
      { layer: 'inner', name: 'Copper', color: '#b0703c' },
      { layer: 'outer', name: 'Green', color: '#4f9d69' },
    ],
  },
  { kind: 'dice', planet: 'venus', sign: 'libra', house: 7 },
  { kind: 'moon', phase: 'Waxing Gibbous', elongation: 130, illumination: 0.82, sign: 'virgo' },
  { kind: 'nakshatras', longitude: 130, places: [{ index: 10, pada: 3 }] },
  {
    kind: 'letters',
    letters: [
      { letter: 'A', value: 1, vowel: true, chaldean: 1 },
      { letter: 'D', value: 4, vowel: false, chaldean: 4 },
      { letter: 'A', value: 1, vowel: true, chaldean: 1 },
    ],
  },
  {
    kind: 'rising',
    at: '2024-04-08T12:00:00.000Z',
    zone: 'Etc/UTC',
    degree: 130,
    spans: [
      { sign: 'leo', from: '2024-04-08T11:00:00.000Z', to: '2024-04-08T13:30:00.000Z' },
      { sign: 'virgo', from: '2024-04-08T13:30:00.000Z', to: '2024-04-08T16:00:00.000Z' },
      { sign: 'libra', from: '2024-04-08T16:00:00.000Z', to: '2024-04-08T18:30:00.000Z' },
    ],
  },
  SAMPLE_DAY,
  SAMPLE_CHART,
  SAMPLE_DASHA,
  SAMPLE_KOOTAS,
  SAMPLE_SADE_SATI,
  SAMPLE_MUHURTA,
];

/** Cards of every make: both ends of the majors, an ace, a pip, a court, one upside down. */
export const CARDS = [
  { id: 'the-fool', reversed: false },
  { id: 'the-world', reversed: false },
  { id: 'ace-of-wands', reversed: false },
  { id: 'seven-of-cups', reversed: false },
  { id: 'queen-of-swords', reversed: false },
  { id: 'king-of-pentacles', reversed: true },
];
