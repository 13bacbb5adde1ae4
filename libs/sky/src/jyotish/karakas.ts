import { GRAHAS, type Graha, type Kundli } from './grahas';

/** The chara karakas of Jaimini, from the highest degree down. */
export const KARAKAS = [
  'atmakaraka',
  'amatyakaraka',
  'bhratrikaraka',
  'matrikaraka',
  'putrakaraka',
  'gnatikaraka',
  'darakaraka',
] as const;
export type Karaka = (typeof KARAKAS)[number];

/**
 * Who plays which part, by the degree reached within the sign: the seven-graha scheme of Sun to
 * Saturn (Jaimini Sutra 1.1.11 ff.), without Rahu, whom the eight-graha scheme adds.
 */
export function charaKarakas({ grahas }: Kundli): Readonly<Record<Karaka, Graha>> {
  const seven = GRAHAS.filter((name) => name !== 'rahu' && name !== 'ketu');
  const ranked = seven.sort((a, b) => (grahas[b].longitude % 30) - (grahas[a].longitude % 30));
  return Object.fromEntries(KARAKAS.map((karaka, rank) => [karaka, ranked[rank]])) as Record<
    Karaka,
    Graha
  >;
}
