import {
  ASK_MOON,
  ASK_MOON_TO_MOON,
  ASK_PHASE,
  ASK_SIGN,
  ASK_SUN_HOUSE,
  JOURNAL_CLOSING,
  JOURNAL_OPENING,
  WRITE_BACK,
  WRITE_LIKE,
} from './passages/journal-lines';
import type { JournalWords } from './words';

/** Five questions in English. */
export const ENGLISH: JournalWords = {
  minWords: 170,
  labels: {
    sun: 'Sun sign',
    rising: 'Rising sign',
    moon: 'Moon sign',
    apart: 'From your Moon sign to the Moon today',
  },
  rising: (sign) => `${sign}; houses are counted from it`,
  apart: (signs) =>
    signs === 0 ? 'the same sign' : `${signs} ${signs === 1 ? 'sign' : 'signs'} apart`,
  opening: JOURNAL_OPENING,
  writeLike: WRITE_LIKE,
  writeBack: WRITE_BACK,
  askMoon: ASK_MOON,
  askSunHouse: ASK_SUN_HOUSE,
  askMoonToMoon: ASK_MOON_TO_MOON,
  askSign: ASK_SIGN,
  askPhase: ASK_PHASE,
  closing: JOURNAL_CLOSING,
};
