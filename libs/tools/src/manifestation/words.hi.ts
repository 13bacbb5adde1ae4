import {
  PHASE_STEP,
  SIGN_WISHES,
  WISH_ALSO,
  WISH_CLOSING,
  WISH_MOON,
  WISH_OPENING,
  WISH_REVIEW,
  WISH_SHAPE,
} from './passages/wish-lines.hi';
import { WISH_DEED, WISH_SENTENCE, WISH_THEME } from './passages/wish-themes.hi';
import type { ManifestationWords } from './words';

/** A reading for a wish in Hindi. */
export const HINDI: ManifestationWords = {
  minWords: 140,
  labels: {
    themes: 'इच्छा किस बारे में है',
    shape: 'कैसे कही गई है',
    review: 'फिर देखने का दिन',
  },
  themes: {
    love: 'प्रेम',
    work: 'काम',
    home: 'घर',
    money: 'पैसा',
    health: 'सेहत',
    learning: 'सीखना',
    creativity: 'कुछ रचना',
    courage: 'हिम्मत',
    friendship: 'संगत',
    family: 'परिवार',
    travel: 'दूर की दुनिया',
    peace: 'शांति और आराम',
    change: 'नई शुरुआत',
    open: 'कुछ अपनी ही तरह का',
  },
  shapes: {
    away: 'किसी चीज़ से दूर',
    measured: 'एक संख्या के साथ',
    someone: 'किसी और के साथ',
    brief: 'थोड़े शब्दों में',
    whole: 'किसी चीज़ की ओर',
  },
  opening: WISH_OPENING,
  theme: WISH_THEME,
  also: WISH_ALSO,
  shape: WISH_SHAPE,
  signWishes: SIGN_WISHES,
  step: PHASE_STEP,
  moon: WISH_MOON,
  deed: WISH_DEED,
  sentence: WISH_SENTENCE,
  review: WISH_REVIEW,
  closing: WISH_CLOSING,
};
