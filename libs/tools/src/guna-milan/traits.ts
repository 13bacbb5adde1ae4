import type { Language } from '@cosmic/contracts/language';
import type { GunaTraits, Koota } from '@cosmic/divination/guna-milan';
import { JYOTISH_NAMES } from '../jyotish/names';
import { GUNA_WORDS } from './words';

/** What a Moon brings to a koota, in words. */
export function traitOf(language: Language, koota: Koota, traits: GunaTraits): string {
  const words = GUNA_WORDS[language].facts;
  const names = JYOTISH_NAMES[language];
  const brings: Readonly<Record<Koota, () => string>> = {
    varna: () => words.kinds[traits.varna],
    vashya: () => words.vashyas[traits.vashya],
    tara: () => names.limb('nakshatra', traits.nakshatra),
    yoni: () => words.yonis[traits.yoni],
    maitri: () => names.graha(traits.lord),
    gana: () => words.ganas[traits.gana],
    bhakoot: () => names.rashi(traits.rashi),
    nadi: () => words.nadis[traits.nadi],
  };
  return brings[koota]();
}
