import { dayOf } from '@cosmic/tools/day/day';
import type { DaySubject } from '@cosmic/tools/day/subject';
import { pageOf } from '../mail/testing/page-of';
import { reminderLetter, type Reader, type Span } from './reminder-letter';

const SITE = 'https://cosmic.example/';
const ID = '0b4c7a52-6a3b-4a64-8f7b-111111111111';
const TOKEN = `${ID}.${'a'.repeat(43)}`;
const ADA: DaySubject = {
  kind: 'person',
  reader: ID,
  birth: {
    dob: '1990-05-17',
    time: '07:45',
    place: { name: 'Chennai, India', latitude: 13.088, longitude: 80.278, zone: 'Asia/Kolkata' },
  },
};
const READER: Reader = { subject: ADA, language: 'en', stopToken: TOKEN };
const SATURDAY: Span = { rhythm: 'daily', day: '2026-11-21', zone: 'Asia/Kolkata' };
const WEEK: Span = { rhythm: 'weekly', day: '2026-11-23', zone: 'Asia/Kolkata' };
const letter = (span: Span, reader = READER) => reminderLetter(reader, span, SITE);
const dayOn = (date: string, subject: DaySubject = ADA) =>
  dayOf(subject, { date, zone: 'Asia/Kolkata', language: 'en' });

describe('the letter of a morning', () => {
  it("is of the reader's own day, and its button opens it", () => {
    const { subject, text, html } = letter(SATURDAY);

    expect(subject).toBe('Your day, Saturday 21 November');
    expect(text).toContain('Open my day: https://cosmic.example/today\n');
    expect(html).toContain('<a href="https://cosmic.example/today"');
    expect(letter(WEEK).subject).toBe('Your week from Monday 23 November');
  });

  it('tells the day in its own words and no others', () => {
    const { headline, moon, transit, others, question } = dayOn(SATURDAY.day);
    const told = [transit, ...others].flatMap(({ title, meaning, window }) => [
      `${title}, ${window.untilWords}`,
      meaning,
    ]);

    expect(letter(SATURDAY).text.split('\n\n').slice(0, -4)).toEqual([
      headline,
      `${moon.words}.`,
      ...told,
      'A question for today',
      question,
    ]);
  });

  it('says how the chart is counted, as its reader chose', () => {
    const sidereal = { ...ADA, school: { zodiac: 'sidereal', houses: 'koch' } } as const;

    expect(letter(SATURDAY).text).toMatch(/, by Placidus; Zodiac: tropical\n/);
    const { text, html } = letter(SATURDAY, { ...READER, subject: sidereal });
    expect(text).toMatch(/, by Koch; Zodiac: sidereal by the ayanamsa of Lahiri, 24°1\d'\n/);
    expect(html).toMatch(/Zodiac: sidereal by the ayanamsa of Lahiri/);
    expect(text).toContain(dayOn(SATURDAY.day, sidereal).headline);
  });

  it('has a line that is of the reader on each of thirty mornings, and hardly one twice', () => {
    const openings = Array.from({ length: 30 }, (_, day) => {
      const date = new Date(Date.UTC(2026, 10, 1 + day)).toISOString().slice(0, 10);
      const { text } = letter({ ...SATURDAY, day: date });
      expect(text).toMatch(/\byour\b/i);
      expect(dayOn(date).transit.kind).not.toBe('sky');
      return text.split('\n\n')[0];
    });

    expect(new Set(openings).size).toBeGreaterThan(26);
  });

  it('tells of a week its first day, and what each other begins with', () => {
    const { text } = letter(WEEK);
    const after = text.slice(text.indexOf('The days after')).split('\n\n').slice(1, 7);

    expect(text.startsWith(dayOn('2026-11-23').headline)).toBe(true);
    expect(after).toEqual(
      ['24', '25', '26', '27', '28', '29'].map(
        (day, index) =>
          `${['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'][index]} ${day} November: ${dayOn(`2026-11-${day}`).headline}`,
      ),
    );
  });

  it('is the day of a sign for whoever has told no more', () => {
    const subject: DaySubject = { kind: 'sign', sign: 'leo' };

    expect(letter(SATURDAY, { ...READER, subject }).text).toContain(
      dayOn(SATURDAY.day, subject).headline,
    );
  });

  it('is a page with its language and its subject for a title', () => {
    const english = letter(WEEK);
    const hindi = letter(SATURDAY, { ...READER, language: 'hi' });

    expect(pageOf(english.html)).toEqual({ language: 'en', title: english.subject });
    expect(pageOf(hindi.html)).toEqual({ language: 'hi', title: hindi.subject });
  });

  it('speaks the language of its reader from the subject to the last line', () => {
    const { subject, text, html } = letter(SATURDAY, { ...READER, language: 'hi' });

    expect(subject).toMatch(/^आपका दिन, .*21 नवंबर/);
    expect(text).toContain('मेरा दिन खोलें: https://cosmic.example/hi/today');
    expect(text).not.toMatch(/Open my day|You get this letter|A question for/);
    const words = text.replaceAll(/https?:\S+/g, '').match(/[A-Za-z]{3,}/g) ?? [];
    expect(words.filter((word) => !['Cosmic', 'Guide', 'Ada'].includes(word))).toEqual([]);
    expect(html).not.toContain('lang="en"');
  });

  it('is the same whenever it is made, and has nothing of the birth in it', () => {
    const made = letter(SATURDAY);

    expect(letter(SATURDAY)).toEqual(made);
    expect(JSON.stringify(made)).not.toMatch(/1990|07:45|Chennai|UTC/);
  });

  it('can be left by a button of the mail program and by a link, over our own address', () => {
    const { headers, text, html } = letter(SATURDAY);

    expect(headers).toEqual({
      'List-Unsubscribe': `<https://cosmic.example/api/reminders/stop/${TOKEN}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    for (const body of [text, html]) {
      expect(body).toContain(`https://cosmic.example/login/reminders#token=${TOKEN}`);
    }
  });

  it('loads nothing and runs nothing', () => {
    expect(letter(WEEK).html).not.toMatch(/<(img|script|link|style)|url\(/i);
  });
});
