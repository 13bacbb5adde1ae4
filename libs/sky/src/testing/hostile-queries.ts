const PIECES = [
  'kla',
  'quz',
  ' ',
  ',',
  '\u0301',
  'ß',
  'İ',
  'ﷺ',
  '\ud83d',
  '\0',
  "'",
  'x'.repeat(120),
  '١٢',
  '-',
];

/** Queries put together from what text search stumbles over; always the same ones. */
export function hostileQueries(count: number): string[] {
  let seed = 7;
  return Array.from({ length: count }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return [seed, seed >> 4, seed >> 9, seed >> 14, seed >> 19]
      .map((n) => PIECES[n % PIECES.length])
      .join('');
  });
}
