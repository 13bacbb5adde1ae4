import { toneSchema, type Tone } from '@cosmic/contracts/blog/blog-admin';
import { ungroundedClaims } from '@cosmic/narrator/testing/grounding';
import { sanitise } from '../html/sanitise';
import { textOf } from '../html/text-of';
import { periodIn } from '../subjects/period';
import { topicOf } from '../subjects/topic';
import { almanacArticle, materialFor } from './almanac';
import { monthOf } from './month';

const AT = new Date('2026-11-23T18:00:00Z');
const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December';

function articleOn(topic: string, keywords: readonly string[] = [], tone: Tone = 'mystical') {
  const { subject, focus } = topicOf(topic, keywords);
  const month = monthOf(periodIn([topic, ...keywords], AT));
  const material = materialFor(subject, month, 'en', focus);
  const article = almanacArticle(subject, material, month, {
    ...{ topic, keywords, tone, language: 'en', seed: 'one' },
  } as const);
  const paragraphs = [...article.content.matchAll(/<(p|li)>(.*?)<\/\1>/g)].map(
    (match) => match[2]!,
  );
  return { ...article, facts: material.facts, text: textOf(article.content), paragraphs };
}

/** Paragraphs that name a word. */
const naming = (paragraphs: readonly string[], word: string) =>
  paragraphs.filter((paragraph) => new RegExp(`\\b${word}\\b`).test(paragraph));

/** Every date of a text that lies outside a month, with the words around it. */
function datesOutside(text: string, month: string): string[] {
  const dates = [...text.matchAll(new RegExp(`.{0,90}\\b\\d{1,2} ((?:${MONTHS}) \\d{4})`, 'g'))];
  return dates.filter((match) => match[1] !== month).map(([words]) => words);
}

/** What says why a date outside the month is told. */
const EXPLAINED =
  /entered on|came on|leaves on|stays until|next time|next backward|next one|to \d{1,2} \w+ \d{4}$|from \d{1,2} \w+ \d{4}( to)?|Then it moves on/;

const TOPICS = [
  { topic: 'Mars in Leo, December 2026', planet: 'Mars', sign: 'Leo', month: 'December 2026' },
  {
    topic: 'Venus in Scorpio, December 2026',
    planet: 'Venus',
    sign: 'Scorpio',
    month: 'December 2026',
  },
  {
    topic: 'Mercury in Capricorn in January 2027',
    planet: 'Mercury',
    sign: 'Capricorn',
    month: 'January 2027',
  },
  { topic: 'Saturn in Leo, March 2027', planet: 'Saturn', sign: 'Leo', month: 'March 2027' },
];

describe('an article on a planet, a sign and a month', () => {
  it.each(TOPICS)('“$topic” is about them', ({ topic, planet, sign, month }) => {
    const { title, text, paragraphs, facts } = articleOn(topic, [
      planet.toLowerCase(),
      'boundaries',
    ]);

    expect(title).toMatch(new RegExp(`^${topic}: `));
    expect(naming(paragraphs, planet).length).toBeGreaterThanOrEqual(6);
    expect(naming(paragraphs, sign).length).toBeGreaterThanOrEqual(2);
    expect(text.split(month).length - 1).toBeGreaterThanOrEqual(5);
    expect(text).toContain('boundaries');
    for (const words of datesOutside(text, month)) expect(words).toMatch(EXPLAINED);
    expect(ungroundedClaims(text, facts)).toEqual([]);
  });

  it('gives the days on which the planet is in the sign', () => {
    const { text } = articleOn('Venus in Scorpio, December 2026');

    expect(text).toContain('Venus is in Scorpio from 4 December 2026 to 7 January 2027');
  });

  it('says plainly that the planet is elsewhere, where, and when it will be there', () => {
    const { title, text } = articleOn('Saturn in Leo, March 2027');

    expect(title).toBe('Saturn in Leo, March 2027: where it really stands');
    expect(text).toContain('Saturn is not in Leo in March 2027, not on a single day.');
    expect(text).toContain('The next time Saturn is in Leo is from 27 August 2034 to');
    expect(text).toContain('Saturn begins March 2027 in Aries');
  });
});

describe('an article on other things of the sky', () => {
  it.each([
    ['Full Moon in Gemini', 'Full Moon'],
    ['The eclipses of 2027', 'eclipse'],
    ['Mercury retrograde in 2027', 'Mercury'],
    ['The retrogrades of 2027', 'retrograde'],
    ['Saturn in the seventh house', 'seventh house'],
    ['The Moon in Pisces', 'Pisces'],
    ['New Moon, February 2027', 'February 2027'],
    ['Venus', 'Venus'],
  ])('“%s” speaks of it', (topic, words) => {
    const { text, facts } = articleOn(topic);

    expect(text.split(words).length - 1).toBeGreaterThanOrEqual(3);
    expect(ungroundedClaims(text, facts)).toEqual([]);
  });

  it('says that a month has no eclipse, and when the next one is', () => {
    const { text } = articleOn('The eclipse of December 2026');

    expect(text).toContain('There is no eclipse in December 2026.');
    expect(text).toContain('6 February 2027');
  });

  it('answers whether a planet runs backwards before anything else is made of it', () => {
    const { title, text } = articleOn('Mercury retrograde, December 2026');

    expect(title).toBe('Mercury retrograde, December 2026: not this time, and when it will be');
    expect(text).toContain('No. In December 2026 Mercury moves forward throughout.');
    expect(text).toContain('from 9 February 2027 to 3 March 2027');
    expect(text.indexOf('run backwards?')).toBeLessThan(text.indexOf('makes of Mercury'));
  });

  it('takes a title of its own where the topic promises more than is told', () => {
    expect(articleOn('Ten crystals for Venus in Scorpio, December 2026').title).toBe(
      'Venus in Scorpio in December 2026: dates, degrees and meetings',
    );
  });

  it('has a month of its own where a sign is asked for', () => {
    const { title, text } = articleOn('Scorpio season, October 2027', ['pluto', 'courage']);

    expect(title).toMatch(/^Scorpio season, October 2027: /);
    expect(text).toContain('courage');
    expect(text).toContain('pluto');
  });

  it.each(toneSchema.options)('is 700 to 1,500 words long and clean when it is %s', (tone) => {
    for (const { topic } of TOPICS) {
      const { text, content } = articleOn(topic, ['moon', 'boundaries'], tone);
      const words = text.split(/\s+/).length;

      expect(words).toBeGreaterThanOrEqual(700);
      expect(words).toBeLessThanOrEqual(1500);
      expect(sanitise(content)).toBe(content);
      expect(content).not.toMatch(/[{}]|undefined|NaN|null/);
    }
  });

  it('never tells a passage twice', () => {
    for (const { topic } of TOPICS) {
      const sentences = articleOn(topic)
        .text.split(/(?<=[.!?])\s+/)
        .filter(({ length }) => length > 60);

      expect(new Set(sentences).size).toBe(sentences.length);
    }
  });
});
