import type { FigureOf } from '@cosmic/contracts/readings/figures';

/** A match of a middling sum, with a half point in it. */
export const SAMPLE_KOOTAS: FigureOf<'kootas'> = {
  kind: 'kootas',
  kootas: [
    { koota: 'varna', points: 1, most: 1 },
    { koota: 'vashya', points: 2, most: 2 },
    { koota: 'tara', points: 1.5, most: 3 },
    { koota: 'yoni', points: 3, most: 4 },
    { koota: 'maitri', points: 5, most: 5 },
    { koota: 'gana', points: 0, most: 6 },
    { koota: 'bhakoot', points: 0, most: 7 },
    { koota: 'nadi', points: 8, most: 8 },
  ],
  total: 20.5,
};

/** The same where an hour of birth is not known: two kootas hang on it. */
export const SAMPLE_OPEN_KOOTAS: FigureOf<'kootas'> = {
  ...SAMPLE_KOOTAS,
  kootas: SAMPLE_KOOTAS.kootas.map((one) => {
    if (one.koota === 'tara') return { ...one, possible: [1.5, 3] };
    return one.koota === 'gana' ? { ...one, possible: [0, 1, 6] } : one;
  }),
  upTo: 28,
};
