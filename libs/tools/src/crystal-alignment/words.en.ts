import { SIGN_NEED } from '../passages/sign-need';
import { capitalized } from '../wording';
import {
  CARE,
  CRYSTAL_CLOSING,
  CRYSTAL_OPENING,
  KEYWORDS,
  ROLE_LEAD,
  SAME_STONE,
  THREE_ELEMENTS,
} from './passages/crystal-lines';
import { STONE } from './passages/stones';
import type { CrystalWords } from './words';

/** A reading of stones in English. */
export const ENGLISH: CrystalWords = {
  minWords: 200,
  roles: {
    strength: { label: 'Sun sign', purpose: 'for strength' },
    comfort: { label: 'Moon sign', purpose: 'for comfort' },
    presence: { label: 'Rising sign', purpose: 'for company outside' },
  },
  chosen: (sign, stone, purpose) => `${sign}: ${stone}, ${purpose}`,
  look: ({ color, keywords }) => `${color}; ${keywords.join(', ')}`,
  keeping: (stone) => `Keeping ${stone} near`,
  careOf: (stone) => `Care of ${stone}`,
  sentence: (clause) => `${capitalized(clause)}.`,
  elements: 'Elements',
  custom: {
    label: 'Where this comes from',
    value: 'lapidary custom, which gives stones to signs as pictures and not as remedies',
  },
  inText: (name) => name.replace("'", '’'),
  stone: ({ name, color, keywords, use, care }) => ({
    name,
    color,
    keywords,
    use: clauseOf(use),
    care: clauseOf(care),
  }),
  opening: CRYSTAL_OPENING,
  threeElements: THREE_ELEMENTS,
  roleLead: ROLE_LEAD,
  signNeed: SIGN_NEED,
  having: STONE,
  keywords: KEYWORDS,
  sameStone: SAME_STONE,
  care: CARE,
  closing: CRYSTAL_CLOSING,
};

/** A sentence of a table as the end of another one. */
function clauseOf(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, '');
}
