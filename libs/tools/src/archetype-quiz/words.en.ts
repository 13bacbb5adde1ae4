import { ARCHETYPES } from '@cosmic/divination/archetype/archetypes';
import { ANSWER_MIRROR } from './passages/archetype-answers';
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
} from './passages/archetype-voices';
import type { QuizWords } from './words';

/** The quiz in English. */
export const ENGLISH: QuizWords = {
  minWords: 230,
  labels: {
    first: 'Leading archetype',
    second: 'Second archetype',
    sun: 'Sun sign',
    moon: 'Moon sign',
    rising: 'Rising sign',
    bySigns: 'By the three signs alone',
    rule: 'How it is counted',
  },
  place: (place) => `Place ${place}`,
  points: (name, points, percent) => `${name}, ${points} of 390 points, ${percent}%`,
  rule: 'each answer gives 20 points to one archetype and 10 to another; the three signs share out 150',
  archetypes: ARCHETYPES,
  inSentence: (name) => name.replace(/^The /, 'the '),
  asked: (label) => label,
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
