import type { DayTransit } from '@cosmic/contracts/days/days';
import { pathIn, type Language } from '@cosmic/contracts/language';
import { headlineOn, morningOf, type MorningText } from '@cosmic/tools/day/day';
import { daysAfter } from '@cosmic/tools/day/local-day';
import type { DaySubject } from '@cosmic/tools/day/subject';
import { buttonHtml, escaped, letterHtml, letterText, pageUrl } from '../mail/letter-html';
import type { Letter } from '../mail/letters';
import { LETTER_WORDS } from './letter-words';
import type { Rhythm } from './morning.rules';

/** Whom a letter is for. */
export interface Reader {
  subject: DaySubject;
  language: Language;
  /** Lets whoever has the letter end the letters. */
  stopToken: string;
}

/** The days a letter speaks of. */
export interface Span {
  rhythm: Rhythm;
  /** Its first day by the reader's calendar, `YYYY-MM-DD`. */
  day: string;
  /** The reader's clock, by the name of its IANA zone. */
  zone: string;
}

/** A heading is above its paragraphs; the first section's is the line that the day begins with. */
interface Section {
  heading: string;
  paragraphs: readonly string[];
}

const TODAY_PATH = '/today';
const STOP_PAGE = '/login/reminders';
const STOP_ROUTE = '/api/reminders/stop/';
const DAYS_OF_WEEK = 7;

/**
 * The letter of a morning: the day as the page Today tells it, word for word; of a week its first
 * day, and the line that each other begins with. The same for the same day, however often it has to
 * be sent.
 *
 * @throws SkyError as `morningOf`
 */
export function reminderLetter(reader: Reader, span: Span, siteUrl: string): Letter {
  const { language } = reader;
  const words = LETTER_WORDS[language];
  const day = morningOf(reader.subject, { date: span.day, zone: span.zone, language });
  const sections = [
    ...sectionsOf(day, words.question),
    ...(span.rhythm === 'weekly' ? [weekOf(reader, span)] : []),
  ];
  const counted = countedOf(day);
  const open = { words: words.button, url: pageUrl(siteUrl, pathIn(language, TODAY_PATH)) };
  const stop = pageUrl(siteUrl, pathIn(language, STOP_PAGE), reader.stopToken);
  const subject = words.subject[span.rhythm](words.date(span.day));
  return {
    subject,
    text: letterText([
      ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]),
      counted,
      `${open.words}: ${open.url}`,
      `${words.why} ${words.stop}: ${stop}`,
    ]),
    html: letterHtml(
      subject,
      [
        ...sections.flatMap(sectionHtml),
        buttonHtml(open),
        `<p style="font-size:14px">${escaped(counted)}</p>`,
        `<p style="font-size:14px">${words.why} <a href="${stop}" style="color:#1c2033">${words.stop}</a></p>`,
      ],
      language,
    ),
    headers: {
      // RFC 8058: mail programs show a button of their own and need nobody to be signed in.
      'List-Unsubscribe': `<${pageUrl(siteUrl, STOP_ROUTE + reader.stopToken)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

function sectionsOf(day: MorningText, question: string): Section[] {
  return [
    { heading: day.headline, paragraphs: [`${day.moon.words}.`] },
    ...[day.transit, ...day.others].map(transitSection),
    { heading: question, paragraphs: [day.question] },
  ];
}

/** How the chart is counted, in the words of the facts of the day. */
function countedOf({ transit }: MorningText): string {
  return transit.facts
    .filter(({ key }) => key === 'houses' || key === 'zodiac')
    .map(({ label, value }) => `${label}: ${value}`)
    .join('; ');
}

function transitSection({ title, meaning, window }: DayTransit): Section {
  return { heading: `${title}, ${window.untilWords}`, paragraphs: [meaning] };
}

function weekOf(reader: Reader, span: Span): Section {
  const words = LETTER_WORDS[reader.language];
  const dates = Array.from({ length: DAYS_OF_WEEK - 1 }, (_, day) => daysAfter(span.day, day + 1));
  return {
    heading: words.daysAfter,
    paragraphs: dates.map(
      (date) =>
        `${words.date(date)}: ${headlineOn(reader.subject, { date, zone: span.zone, language: reader.language })}`,
    ),
  };
}

function sectionHtml({ heading, paragraphs }: Section, index: number): string[] {
  const size = index === 0 ? 26 : 19;
  const level = index === 0 ? 'h1' : 'h2';
  return [
    `<${level} style="margin:1.4em 0 .4em;font:normal ${size}px/1.3 Georgia,serif">${escaped(heading)}</${level}>`,
    ...paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`),
  ];
}
