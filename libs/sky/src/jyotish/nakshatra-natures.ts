/** The seven natures of the nakshatras (Brihat Samhita 98, Muhurta Chintamani 2). */
export const NAKSHATRA_NATURES = [
  'fixed',
  'moving',
  'swift',
  'gentle',
  'sharp',
  'fierce',
  'mixed',
] as const;
export type NakshatraNature = (typeof NAKSHATRA_NATURES)[number];

/** From Ashwini on, three in a row. */
const NATURE_OF: readonly NakshatraNature[] = [
  ...(['swift', 'fierce', 'mixed'] as const),
  ...(['fixed', 'gentle', 'sharp'] as const),
  ...(['moving', 'swift', 'sharp'] as const),
  ...(['fierce', 'fierce', 'fixed'] as const),
  ...(['swift', 'gentle', 'moving'] as const),
  ...(['mixed', 'gentle', 'sharp'] as const),
  ...(['sharp', 'fierce', 'fixed'] as const),
  ...(['moving', 'moving', 'moving'] as const),
  ...(['fierce', 'fixed', 'gentle'] as const),
];

/** The nature of a nakshatra, 1 to 27. */
export function natureOf(nakshatra: number): NakshatraNature {
  return NATURE_OF[nakshatra - 1] ?? 'mixed';
}
