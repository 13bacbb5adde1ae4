import { pageOf } from '../mail/testing/page-of';
import { reminderLetter, type Reader } from './reminder-letter';
import type { Span } from './personal-sky';

const SITE = 'https://cosmic.example/';
const TOKEN = `0b4c7a52-6a3b-4a64-8f7b-111111111111.${'a'.repeat(43)}`;
const NOBODY_KNOWN: Reader = {
  id: '0b4c7a52-6a3b-4a64-8f7b-111111111111',
  birth: { date: null, time: null, part: null, place: null },
  stopToken: TOKEN,
};
const ADA: Reader = {
  ...NOBODY_KNOWN,
  birth: {
    date: '1990-05-17',
    time: '07:45',
    part: null,
    place: { name: 'Chennai, India', latitude: 13.088, longitude: 80.278, zone: 'Asia/Kolkata' },
  },
};
const SATURDAY: Span = { rhythm: 'daily', day: '2026-11-21', zone: 'Asia/Kolkata' };
const WEEK: Span = { rhythm: 'weekly', day: '2026-11-23', zone: 'Asia/Kolkata' };
const letter = (reader: Reader, span: Span) => reminderLetter(reader, span, SITE);

describe('the letter of a morning', () => {
  it("is of the reader's own day", () => {
    expect(letter(ADA, SATURDAY).subject).toBe('Your sky on Saturday 21 November');
    expect(letter(ADA, WEEK).subject).toBe('Your week from Monday 23 November');
  });

  it('is a page with its language and its subject for a title', () => {
    const { subject, html } = letter(ADA, WEEK);

    expect(pageOf(html)).toEqual({ language: 'en', title: subject });
  });

  it('says where the Moon stands and which phase comes next', () => {
    expect(letter(NOBODY_KNOWN, SATURDAY).text).toMatch(
      /THE MOON\n\nWaxing Gibbous, \d+% lit, in (Aries|Taurus) \d+°\d+' at noon UTC\.\n\nThe Full Moon, in Gemini, is exact on Tuesday 24 November\./,
    );
  });

  it('tells transits by the clock of the reader, on the days it is for', () => {
    const transits = /YOUR TRANSITS\n\n([\s\S]*?)\n\n[A-Z, ]+HOROSCOPE/;
    const daily = transits.exec(letter(ADA, SATURDAY).text)![1]!.split('\n\n');
    const weekly = transits.exec(letter(ADA, WEEK).text)![1]!.split('\n\n');

    for (const line of daily)
      expect(line).toMatch(
        /^(\w+ (meets|makes a \w+ to|stands opposite) your \w+, exact today at \d\d:\d\d\.|No planet .*)$/,
      );
    expect(weekly.length).toBeGreaterThan(2);
    for (const line of weekly) {
      expect(line).toMatch(/ your \w+, exact (today at \d\d:\d\d|on \w+day 2[3-9] November)\.$/);
    }
  });

  it('counts neither houses nor the Moon of the birth without an hour', () => {
    const birth = { ...ADA.birth, time: null };
    const weeks = Array.from({ length: 8 }, (_, week) => ({
      ...WEEK,
      day: new Date(Date.UTC(2026, 10, 23 + 7 * week)).toISOString().slice(0, 10),
    }));
    const all = weeks.map((week) => letter({ ...ADA, birth }, week).text).join('\n');

    expect(all).not.toMatch(/your (Moon|Ascendant|Midheaven), exact/);
    expect(all).toMatch(/your Sun, exact|your Venus, exact/);
  });

  it('leaves the horoscope out where the Sun changed signs that day, and says why', () => {
    // The Sun entered Taurus on 20 April 1990, during the day.
    const birth = { date: '1990-04-20', time: null, part: null, place: null };

    expect(letter({ ...ADA, birth }, SATURDAY).text).toContain(
      'The Sun changed signs around the date',
    );
  });

  it('is the same whenever it is made, and has nothing of the birth in it', () => {
    const made = letter(ADA, SATURDAY);

    expect(letter(ADA, SATURDAY)).toEqual(made);
    expect(JSON.stringify(made)).not.toMatch(/1990|07:45|Chennai/);
  });

  it('can be left by a button of the mail program and by a link, over our own address', () => {
    const { headers, text, html } = letter(ADA, SATURDAY);

    expect(headers).toEqual({
      'List-Unsubscribe': `<https://cosmic.example/api/reminders/stop/${TOKEN}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    for (const body of [text, html]) {
      expect(body).toContain(`https://cosmic.example/login/reminders#token=${TOKEN}`);
    }
  });

  it('loads nothing and runs nothing', () => {
    expect(letter(ADA, WEEK).html).not.toMatch(/<(img|script|link|style)|url\(/i);
  });
});
