import { birthOf, certainSign, type Birth } from '@cosmic/tools/birth';
import { horoscopeMaker } from '@cosmic/tools/horoscope/maker';
import { signBy, weekdayAndDay } from '@cosmic/tools/wording';
import { buttonHtml, escaped, letterHtml, letterText, pageUrl } from '../mail/letter-html';
import type { Letter } from '../mail/letters';
import type { BirthData } from '../profiles/birth-data';
import type { Rhythm } from './morning.rules';
import { moonLines, noonOfSpan, transitLines, type Span } from './personal-sky';

/** Whom a letter is for and what it may speak of. */
export interface Reader {
  id: string;
  birth: BirthData;
  /** Lets whoever has the letter end the letters. */
  stopToken: string;
}

interface Section {
  heading: string;
  paragraphs: readonly string[];
}

const PROFILE_PATH = '/dashboard/profile';
const STOP_PAGE = '/login/reminders';
const STOP_ROUTE = '/api/reminders/stop/';

const WORDS: Record<Rhythm, { subject: (day: string) => string; quiet: string }> = {
  daily: {
    subject: (day) => `Your sky on ${day}`,
    quiet: 'No planet makes an exact aspect to your chart today: a day without interruptions.',
  },
  weekly: {
    subject: (day) => `Your week from ${day}`,
    quiet: 'No planet makes an exact aspect to your chart this week: a week without interruptions.',
  },
};

const NO_BIRTH =
  'Tell us your birth date, and this letter brings your own horoscope and what the planets do to your chart.';
const TWO_SIGNS =
  'The Sun changed signs around the date you were born. With the time and the place, this letter brings your own horoscope.';
const WHY = 'You get this letter because you asked for it in your profile.';
const STOP = 'Stop these letters';

/**
 * The sky of a morning for one member: the Moon, what the planets do to their chart, their sign's
 * horoscope, written by our authors from computed facts. The same for the same day, however often
 * it has to be sent.
 */
export function reminderLetter(reader: Reader, span: Span, siteUrl: string): Letter {
  const sections = sectionsOf(reader, span);
  const profile = { words: 'Open my profile', url: pageUrl(siteUrl, PROFILE_PATH) };
  const stop = pageUrl(siteUrl, STOP_PAGE, reader.stopToken);
  const subject = WORDS[span.rhythm].subject(weekdayAndDay(noonOfSpan(span)));
  return {
    subject,
    text: letterText([
      ...sections.flatMap(({ heading, paragraphs }) => [heading.toUpperCase(), ...paragraphs]),
      `${profile.words}: ${profile.url}`,
      `${WHY} ${STOP}: ${stop}`,
    ]),
    html: letterHtml(subject, [
      ...sections.flatMap(({ heading, paragraphs }) => [
        `<h2 style="margin:1.6em 0 .4em;font:normal 20px/1.3 Georgia,serif">${escaped(heading)}</h2>`,
        ...paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`),
      ]),
      buttonHtml(profile),
      `<p style="font-size:14px">${WHY} <a href="${stop}" style="color:#1c2033">${STOP}</a></p>`,
    ]),
    headers: {
      // RFC 8058: mail programs show a button of their own and need nobody to be signed in.
      'List-Unsubscribe': `<${pageUrl(siteUrl, STOP_ROUTE + reader.stopToken)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

function sectionsOf({ id, birth: data }: Reader, span: Span): Section[] {
  const moon = { heading: 'The Moon', paragraphs: moonLines(span) };
  if (data.date === null) return [moon, { heading: 'Your sky', paragraphs: [NO_BIRTH] }];
  const birth = birthOf({ dob: data.date, time: data.time ?? '', place: data.place });
  const transits = transitLines(birth, span);
  return [
    moon,
    {
      heading: 'Your transits',
      paragraphs: transits.length > 0 ? transits : [WORDS[span.rhythm].quiet],
    },
    horoscopeOf(birth, span, id),
  ];
}

function horoscopeOf(birth: Birth, span: Span, seed: string): Section {
  const sign = certainSign(birth, 'sun');
  if (!sign) return { heading: 'Your horoscope', paragraphs: [TWO_SIGNS] };
  const timeframe = span.rhythm === 'daily' ? 'today' : 'week';
  const text = horoscopeMaker.assign({ sign, timeframe }, { at: noonOfSpan(span), seed }).almanac();
  return { heading: `${signBy(sign).name}, your horoscope`, paragraphs: text.split('\n\n') };
}
