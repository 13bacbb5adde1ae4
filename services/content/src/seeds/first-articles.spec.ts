import { lifePath } from '@cosmic/divination/numerology/life-path';
import { personalYear } from '@cosmic/divination/numerology/personal-year';
import { PLANETS } from '@cosmic/sky/bodies';
import { skyCalendar } from '@cosmic/sky/calendar/calendar';
import { eventName } from '@cosmic/sky/calendar/event-names';
import { HINDI_SIGNS } from '@cosmic/sky/hindi-names';
import { signOf } from '@cosmic/sky/zodiac';
import { hindiDate, hindiDay } from '@cosmic/tools/hindi/dates';
import { fullDate } from '@cosmic/tools/wording';
import { sanitise } from '../html/sanitise';
import { textOf } from '../html/text-of';
import { slugOf } from '../posts/post.rules';
import { ARTICLES } from './articles/all';
import { HINDI_ARTICLES } from './articles/hindi/all';

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;
const events = skyCalendar(new Date('2026-10-01'), new Date('2028-01-01'), {
  kinds: ['moon-phase', 'eclipse', 'ingress', 'station'],
  bodies: PLANETS.filter((planet) => planet !== 'moon'),
}).map((event) => ({ name: eventName(event), day: fullDate(event.at) }));
const textOfArticle = (slug: string) =>
  textOf(ARTICLES.find((article) => article.slug === slug)!.content);
const textOfTwin = (slug: string) =>
  textOf(HINDI_ARTICLES.find(({ tells }) => tells === slug)!.content);

/** What the articles say happens, each by the words of the calendar and the day. */
const SAID: readonly [slug: string, day: string, name: string][] = [
  ['the-last-weeks-of-2026', '22 November 2026', 'Sun enters Sagittarius'],
  ['the-last-weeks-of-2026', '24 November 2026', 'Full Moon in Gemini'],
  ['the-last-weeks-of-2026', '9 December 2026', 'New Moon in Sagittarius'],
  ['the-last-weeks-of-2026', '10 December 2026', 'Saturn turns direct in Aries'],
  ['the-last-weeks-of-2026', '21 December 2026', 'Sun enters Capricorn'],
  ['the-last-weeks-of-2026', '24 December 2026', 'Full Moon in Cancer'],
  ['when-mars-slows-down', '10 January 2027', 'Mars turns retrograde in Virgo'],
  ['when-mars-slows-down', '21 February 2027', 'Mars re-enters Leo'],
  ['when-mars-slows-down', '1 April 2027', 'Mars turns direct in Leo'],
  ['the-eclipses-of-2027', '6 February 2027', 'Annular solar eclipse in Aquarius'],
  ['the-eclipses-of-2027', '20 February 2027', 'Penumbral lunar eclipse in Virgo'],
  ['the-eclipses-of-2027', '18 July 2027', 'Penumbral lunar eclipse in Capricorn'],
  ['the-eclipses-of-2027', '2 August 2027', 'Total solar eclipse in Leo'],
  ['the-eclipses-of-2027', '17 August 2027', 'Penumbral lunar eclipse in Aquarius'],
  ['mercury-retrograde-in-2027', '9 February 2027', 'Mercury turns retrograde in Pisces'],
  ['mercury-retrograde-in-2027', '3 March 2027', 'Mercury turns direct in Aquarius'],
  ['mercury-retrograde-in-2027', '10 June 2027', 'Mercury turns retrograde in Cancer'],
  ['mercury-retrograde-in-2027', '26 June 2027', 'Mercury re-enters Gemini'],
  ['mercury-retrograde-in-2027', '4 July 2027', 'Mercury turns direct in Gemini'],
  ['mercury-retrograde-in-2027', '7 October 2027', 'Mercury turns retrograde in Scorpio'],
  ['mercury-retrograde-in-2027', '28 October 2027', 'Mercury turns direct in Libra'],
  [
    'the-slow-planets-and-the-weather-of-a-decade',
    '12 December 2026',
    'Neptune turns direct in Aries',
  ],
];

describe('the first articles', () => {
  it('are twelve, each under an address of its own', () => {
    expect(new Set(ARTICLES.map(({ slug }) => slug)).size).toBe(12);
    for (const { slug } of [...ARTICLES, ...HINDI_ARTICLES]) {
      expect(slugOf(slug.replaceAll('-', ' '))).toBe(slug);
    }
  });

  it('are all told in Hindi too, each once and under an address of its own', () => {
    expect(HINDI_ARTICLES.map(({ tells }) => tells)).toEqual(ARTICLES.map(({ slug }) => slug));
    expect(new Set(HINDI_ARTICLES.map(({ slug }) => slug)).size).toBe(ARTICLES.length);
  });

  it.each(HINDI_ARTICLES.map((article) => [article.tells, article] as const))(
    '%s says everything in Hindi, in no Latin letters, and nothing twice',
    (_, { title, content, metaDescription, tags }) => {
      const sentences = textOf(content)
        .split(/(?<=[।?!])\s+|\n+/)
        .filter((sentence) => sentence.length > 20);

      expect([title, textOf(content), metaDescription, ...tags].join(' ')).not.toMatch(/[A-Za-z]/);
      expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
    },
  );

  it.each([...ARTICLES, ...HINDI_ARTICLES].map((article) => [article.slug, article] as const))(
    '%s has 600 to 1,000 words, headings, a description and tags, and needs no cleaning',
    (_, { content, metaDescription, tags, title }) => {
      const words = wordsIn(textOf(content));

      expect(words).toBeGreaterThanOrEqual(600);
      expect(words).toBeLessThanOrEqual(1_000);
      expect(content.match(/<h2>/g)!.length).toBeGreaterThanOrEqual(4);
      expect(metaDescription.length).toBeLessThanOrEqual(170);
      expect(title.length).toBeLessThanOrEqual(90);
      expect(tags.length).toBeGreaterThanOrEqual(3);
      expect(sanitise(content)).toBe(content.trim());
    },
  );

  it.each(SAID)('%s names %s, and the sky agrees: %s', (slug, day, name) => {
    const short = day.replace(/ \d{4}$/, '').replace(/^(\d+) (\w+)$/, '$1');

    expect(events).toContainEqual({ name, day });
    expect(textOfArticle(slug)).toMatch(new RegExp(`\\b${short}\\b`));
    expect(textOfTwin(slug)).toMatch(
      new RegExp(`(?<!\\d)${hindiDay(new Date(`${day} UTC`))}(?!\\p{M})`, 'u'),
    );
  });

  it('list every New and Full Moon of the year they speak of', () => {
    const text = textOfArticle('a-year-by-the-moon');
    const lunations = events
      .filter(({ name, day }) => /^(New|Full) Moon/.test(name) && isListed(day))
      .map(({ name, day }) => `${day} in ${name.split(' in ')[1]}`);

    expect(lunations).toHaveLength(26);
    for (const lunation of lunations) expect(text).toContain(lunation);
    for (const lunation of lunations) {
      const [day = '', sign = ''] = lunation.split(' in ');
      const inHindi = `${hindiDate(new Date(`${day} UTC`))}: ${HINDI_SIGNS[signOf(sign.toLowerCase())!.key]}`;
      expect(textOfTwin('a-year-by-the-moon')).toContain(inHindi);
    }
  });

  it('add their examples up as the calculator does', () => {
    expect(lifePath('1989-03-04').value).toBe(7);
    expect(personalYear('1990-09-14', 2027).value).toBe(7);
  });
});

function isListed(day: string): boolean {
  const at = new Date(`${day} UTC`);
  return at >= new Date('2026-12-01') && at < new Date('2027-12-20');
}
