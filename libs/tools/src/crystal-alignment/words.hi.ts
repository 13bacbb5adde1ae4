import { SIGN_NEED } from '../passages/sign-need.hi';
import {
  CARE,
  CRYSTAL_CLOSING,
  CRYSTAL_OPENING,
  KEYWORDS,
  ROLE_LEAD,
  SAME_STONE,
  THREE_ELEMENTS,
} from './passages/crystal-lines.hi';
import { STONE_NAMES } from './passages/stone-names.hi';
import { STONE } from './passages/stones.hi';
import type { CrystalWords } from './words';

/** A reading of stones in Hindi. */
export const HINDI: CrystalWords = {
  minWords: 150,
  roles: {
    strength: { label: 'सूर्य राशि', purpose: 'बल के लिए' },
    comfort: { label: 'चंद्र राशि', purpose: 'सुकून के लिए' },
    presence: { label: 'लग्न राशि', purpose: 'बाहर साथ के लिए' },
  },
  chosen: (sign, stone, purpose) => `${sign}: ${stone}, ${purpose}`,
  look: ({ color, keywords }) => `${color}; ${keywords.join(', ')}`,
  keeping: (stone) => `${stone} पास रखना`,
  careOf: (stone) => `${stone} की देखभाल`,
  sentence: (clause) => `${clause}।`,
  elements: 'तत्व',
  custom: {
    label: 'यह कहाँ से आता है',
    value: 'रत्नों की परंपरा, जो राशियों को पत्थर उपचार नहीं, तस्वीर की तरह देती है',
  },
  inText: (name) => name,
  stone: ({ id }) => STONE_NAMES[id],
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
