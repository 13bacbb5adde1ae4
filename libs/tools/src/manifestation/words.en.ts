import {
  PHASE_STEP,
  SIGN_WISHES,
  WISH_ALSO,
  WISH_CLOSING,
  WISH_MOON,
  WISH_OPENING,
  WISH_REVIEW,
  WISH_SHAPE,
} from './passages/wish-lines';
import { WISH_DEED, WISH_SENTENCE, WISH_THEME } from './passages/wish-themes';
import type { ManifestationWords } from './words';

/** A reading for a wish in English. */
export const ENGLISH: ManifestationWords = {
  minWords: 150,
  labels: {
    themes: 'What the wish is about',
    shape: 'How it is put',
    review: 'Taking stock',
  },
  themes: {
    love: 'love',
    work: 'work',
    home: 'home',
    money: 'money',
    health: 'well-being',
    learning: 'learning',
    creativity: 'making things',
    courage: 'courage',
    friendship: 'company',
    family: 'family',
    travel: 'the wide world',
    peace: 'peace and rest',
    change: 'a new start',
    open: 'something of its own kind',
  },
  shapes: {
    away: 'away from something',
    measured: 'with a number in it',
    someone: 'with another person in it',
    brief: 'in a few words',
    whole: 'towards something',
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
