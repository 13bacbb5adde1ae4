import { HINDI_TOOL_WORDS } from '../hindi/tool-words';
import { ARCHETYPES_IN_HINDI } from './archetypes.hi';
import { ANSWER_MIRROR } from './passages/archetype-answers.hi';
import {
  CORE_VOICE,
  QUIZ_CLOSING,
  QUIZ_MOTTO,
  QUIZ_OPENING,
  QUIZ_TIRED,
  SECOND_VOICE,
  SIGNS_AGREE,
  SIGNS_DIFFER,
  STRAY_ANSWER,
  TRIO_IN_PLAY,
} from './passages/archetype-voices.hi';
import type { QuizWords } from './words';

/** The quiz in Hindi. */
export const HINDI: QuizWords = {
  minWords: 190,
  labels: {
    first: 'सबसे आगे',
    second: 'दूसरे नंबर पर',
    sun: 'सूर्य राशि',
    moon: 'चंद्र राशि',
    rising: 'लग्न राशि',
    bySigns: 'सिर्फ़ तीन राशियों से',
    rule: 'कैसे गिना गया',
  },
  place: (place) => `स्थान ${place}`,
  points: (name, points, percent) => `${name}, 390 में से ${points} अंक, ${percent}%`,
  rule: 'हर जवाब एक स्वभाव को 20 अंक देता है और दूसरे को 10; तीन राशियाँ 150 बाँटती हैं',
  archetypes: ARCHETYPES_IN_HINDI,
  inSentence: (name) => name,
  // The form asks in the same words; a test of the catalogue finds one that is missing.
  asked: (label) => HINDI_TOOL_WORDS[label] ?? label,
  opening: QUIZ_OPENING,
  coreVoice: CORE_VOICE,
  mirror: ANSWER_MIRROR,
  stray: STRAY_ANSWER,
  secondVoice: SECOND_VOICE,
  agree: SIGNS_AGREE,
  differ: SIGNS_DIFFER,
  trio: TRIO_IN_PLAY,
  tired: QUIZ_TIRED,
  motto: QUIZ_MOTTO,
  closing: QUIZ_CLOSING,
};
