import type { GrahaPlace, Kundli } from './grahas';

/** From where Mars is counted. */
export const MANGLIK_REFERENCES = ['lagna', 'moon', 'venus'] as const;
export type ManglikReference = (typeof MANGLIK_REFERENCES)[number];

export type ManglikCancellation = 'own-sign' | 'exalted' | 'with-jupiter' | 'aspected-by-jupiter';

export interface Manglik {
  /** The whole-sign house of Mars from the lagna, the Moon and Venus, 1 to 12. */
  readonly houses: Readonly<Record<ManglikReference, number>>;
  /** Mars in 1, 4, 7, 8 or 12 from each of them: the northern list. That of the lagna counts. */
  readonly manglik: Readonly<Record<ManglikReference, boolean>>;
  /** The same from the lagna with the second house added: the southern list. */
  readonly secondHouseRule: boolean;
  /** What takes it away by the usual four rules; empty where the lagna gives none to take away. */
  readonly cancellations: readonly ManglikCancellation[];
  /** From the lagna, and not cancelled. */
  readonly effective: boolean;
}

const NORTHERN = [1, 4, 7, 8, 12];

/**
 * Whether a chart is manglik, counted by whole signs. Five of twelve people are by this old custom;
 * for a pair, both or neither is no fault.
 */
export function manglikOf({ lagna, grahas }: Kundli): Manglik {
  const { mars, moon, venus, jupiter } = grahas;
  const from = (rashi: number) => ((mars.rashi - rashi + 12) % 12) + 1;
  const houses = { lagna: from(lagna.rashi), moon: from(moon.rashi), venus: from(venus.rashi) };
  const counts = (house: number) => NORTHERN.includes(house);
  const manglik = {
    lagna: counts(houses.lagna),
    moon: counts(houses.moon),
    venus: counts(houses.venus),
  };
  const cancellations = manglik.lagna ? cancellationsOf(mars, jupiter) : [];
  return {
    houses,
    manglik,
    secondHouseRule: manglik.lagna || houses.lagna === 2,
    cancellations,
    effective: manglik.lagna && cancellations.length === 0,
  };
}

function cancellationsOf(mars: GrahaPlace, jupiter: GrahaPlace): ManglikCancellation[] {
  const fromJupiter = ((mars.rashi - jupiter.rashi + 12) % 12) + 1;
  const rules: readonly (readonly [ManglikCancellation, boolean])[] = [
    ['own-sign', mars.rashi === 0 || mars.rashi === 7],
    ['exalted', mars.rashi === 9],
    ['with-jupiter', fromJupiter === 1],
    ['aspected-by-jupiter', [5, 7, 9].includes(fromJupiter)],
  ];
  return rules.filter(([, holds]) => holds).map(([name]) => name);
}
