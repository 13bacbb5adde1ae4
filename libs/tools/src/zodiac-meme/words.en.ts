import { withArticle } from '../wording';
import {
  MEME_CLOSING,
  MEME_ELEMENT,
  MEME_INTRO,
  MEME_MERCURY,
  MEME_MOON,
} from './passages/meme-lines';
import {
  MEME_FLAG,
  MEME_NOBODY,
  MEME_POV,
  MEME_STARTER,
  MEME_TEXT,
  MEME_THEM,
} from './passages/meme-signs';
import type { MemeWords } from './words';

/** A set of captions in English. */
export const ENGLISH: MemeWords = {
  minWords: 170,
  intro: MEME_INTRO,
  pov: MEME_POV,
  starter: MEME_STARTER,
  them: MEME_THEM,
  moon: MEME_MOON,
  nobody: MEME_NOBODY,
  text: MEME_TEXT,
  mercury: MEME_MERCURY,
  element: MEME_ELEMENT,
  flag: MEME_FLAG,
  closing: MEME_CLOSING,
  withArticle,
};
