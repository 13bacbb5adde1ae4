import { withArticle } from '../wording';
import {
  ROAST_MERCURY,
  ROAST_MOON,
  ROAST_MOON_HOUSE,
  ROAST_OPENING,
  ROAST_TURN,
} from './passages/roast-lines';
import {
  ROAST_CHAT,
  ROAST_HABIT,
  ROAST_LOVE,
  ROAST_MERCY,
  ROAST_TRAIT,
} from './passages/roast-signs';
import type { RoastWords } from './words';

/** A roast in English. */
export const ENGLISH: RoastWords = {
  minWords: 170,
  opening: ROAST_OPENING,
  habit: ROAST_HABIT,
  trait: ROAST_TRAIT,
  chat: ROAST_CHAT,
  love: ROAST_LOVE,
  mercy: ROAST_MERCY,
  moon: ROAST_MOON,
  moonHouse: ROAST_MOON_HOUSE,
  mercury: ROAST_MERCURY,
  turn: ROAST_TURN,
  withArticle,
};
