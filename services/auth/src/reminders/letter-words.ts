import type { Language } from '@cosmic/contracts/language';
import { weekdayAndDay } from '@cosmic/tools/wording';
import type { Rhythm } from './morning.rules';

/** What the letter of a morning says beside the day itself. */
export interface LetterWords {
  /** A date, `YYYY-MM-DD`, with its day of the week. */
  date: (date: string) => string;
  subject: Readonly<Record<Rhythm, (date: string) => string>>;
  question: string;
  daysAfter: string;
  button: string;
  why: string;
  stop: string;
}

const HINDI_DATE = new Intl.DateTimeFormat('hi-IN', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

export const LETTER_WORDS: Readonly<Record<Language, LetterWords>> = {
  en: {
    date: (date) => weekdayAndDay(noonOf(date)),
    subject: {
      daily: (date) => `Your day, ${date}`,
      weekly: (date) => `Your week from ${date}`,
    },
    question: 'A question for today',
    daysAfter: 'The days after',
    button: 'Open my day',
    why: 'You get this letter because you asked for it in your profile.',
    stop: 'Stop these letters',
  },
  hi: {
    date: (date) => HINDI_DATE.format(noonOf(date)),
    subject: {
      daily: (date) => `आपका दिन, ${date}`,
      weekly: (date) => `${date} से आपका सप्ताह`,
    },
    question: 'आज का सवाल',
    daysAfter: 'आगे के दिन',
    button: 'मेरा दिन खोलें',
    why: 'यह चिट्ठी इसलिए आई है कि आपने अपनी प्रोफ़ाइल में इसे चुना था।',
    stop: 'ये चिट्ठियाँ बंद करें',
  },
};

function noonOf(date: string): Date {
  return new Date(`${date}T12:00:00Z`);
}
