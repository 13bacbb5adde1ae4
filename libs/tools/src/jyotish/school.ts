import type { Language } from '@cosmic/contracts/language';
import type { Ayanamsa } from '@cosmic/sky/jyotish/ayanamsas';
import type { NodeRule } from '@cosmic/sky/jyotish/grahas';

interface SchoolWords {
  readonly ayanamsas: Readonly<Record<Ayanamsa, string>>;
  readonly nodes: Readonly<Record<NodeRule, string>>;
}

/** The names of the schools by the language of a reading. */
export const SCHOOLS: Readonly<Record<Language, SchoolWords>> = {
  en: {
    ayanamsas: {
      lahiri: 'Lahiri',
      'true-chitra': 'True Chitra',
      krishnamurti: 'Krishnamurti',
      raman: 'Raman',
    },
    nodes: { mean: 'mean node', true: 'true node' },
  },
  hi: {
    ayanamsas: {
      lahiri: 'लाहिरी',
      'true-chitra': 'सत्य चित्रा',
      krishnamurti: 'कृष्णमूर्ति',
      raman: 'रमण',
    },
    nodes: { mean: 'मध्यम राहु', true: 'स्पष्ट राहु' },
  },
};

/** Degrees and minutes, cut off, never rounded up into the next sign: `12°34'`. */
export function degreesIn(longitude: number): string {
  const minutes = Math.floor((longitude % 30) * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}'`;
}
