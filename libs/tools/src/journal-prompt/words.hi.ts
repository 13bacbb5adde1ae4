import { ASK_MOON, ASK_MOON_TO_MOON, ASK_PHASE, ASK_SUN_HOUSE } from './passages/journal-sky.hi';
import {
  ASK_SIGN,
  JOURNAL_CLOSING,
  JOURNAL_OPENING,
  WRITE_BACK,
  WRITE_LIKE,
} from './passages/journal-lines.hi';
import type { JournalWords } from './words';

/** Five questions in Hindi. */
export const HINDI: JournalWords = {
  minWords: 140,
  labels: {
    sun: 'सूर्य राशि',
    rising: 'लग्न राशि',
    moon: 'चंद्र राशि',
    apart: 'आपकी चंद्र राशि से आज के चंद्रमा तक',
  },
  rising: (sign) => `${sign}; भाव इसी से गिने हैं`,
  apart: (signs) => (signs === 0 ? 'वही राशि' : `${signs} राशि की दूरी`),
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
