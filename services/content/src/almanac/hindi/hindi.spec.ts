import { toneSchema, type Tone } from '@cosmic/contracts/blog/blog-admin';
import { DECK } from '@cosmic/divination/tarot/deck';
import { PLANETS } from '@cosmic/sky/bodies';
import { HINDI_PLANETS, HINDI_SIGNS } from '@cosmic/sky/hindi-names';
import { SIGNS } from '@cosmic/sky/zodiac';
import type { Fact } from '@cosmic/contracts/readings/readings';
import { sanitise } from '../../html/sanitise';
import { textOf } from '../../html/text-of';
import { periodIn } from '../../subjects/period';
import type { Subject } from '../../subjects/subject';
import { topicOf } from '../../subjects/topic';
import { almanacArticle, materialFor } from '../almanac';
import { monthFrom, monthOf } from '../month';

const AT = new Date('2026-11-23T18:00:00Z');
const MONTH = monthFrom(AT);
const TONES = toneSchema.options;
const SUBJECTS: Subject[] = [
  ...SIGNS.map(({ key }): Subject => ({ kind: 'sign', sign: key })),
  ...DECK.map(({ id }): Subject => ({ kind: 'card', card: id })),
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33].map((number): Subject => ({ kind: 'number', number })),
  ...[null, ...PLANETS].map((planet): Subject => ({ kind: 'sky', planet })),
];

function articleOn(subject: Subject, tone: Tone = 'mystical', month = MONTH, seed = 'a seed') {
  const material = materialFor(subject, month, 'hi');
  const request = { topic: 'हमारा विषय', keywords: [], tone, language: 'hi', seed } as const;
  return { material, ...almanacArticle(subject, material, month, request) };
}

function articleAbout(topic: string, keywords: readonly string[] = [], tone: Tone = 'mystical') {
  const { subject, focus } = topicOf(topic, keywords);
  const month = monthOf(periodIn([topic, ...keywords], AT));
  const material = materialFor(subject, month, 'hi', focus);
  const request = { topic, keywords, tone, language: 'hi', seed: 'one' } as const;
  const article = almanacArticle(subject, material, month, request);
  return { ...article, facts: material.facts, text: textOf(article.content) };
}

const BODIES = PLANETS.filter((planet) => planet !== 'moon').map((planet) => HINDI_PLANETS[planet]);
const SIGN_NAMES = SIGNS.map(({ key }) => HINDI_SIGNS[key]);
const PLACED = new RegExp(
  `(?<body>${BODIES.join('|')})(?: का)? (?<sign>${SIGN_NAMES.join('|')}) में|` +
    `(?<there>${SIGN_NAMES.join('|')}) में (?<who>${BODIES.join('|')})(?!\\p{M})`,
  'gu',
);

/** What a text says of where a planet is, that no fact says. */
function misplacedIn(text: string, facts: readonly Fact[]): string[] {
  const known = facts.map(({ label, value }) => `${label} ${value}`);
  return [...text.matchAll(PLACED)].flatMap(([words, body, sign, there, who]) => {
    const [planet, place] = [body ?? who ?? '', sign ?? there ?? ''];
    return known.some((fact) => fact.includes(planet) && fact.includes(place)) ? [] : [words];
  });
}

const wordsIn = (text: string) => text.split(/\s+/).length;
const wholeOf = ({ title, content, metaDescription, tags }: ReturnType<typeof articleOn>) =>
  [title, textOf(content), metaDescription, ...tags].join(' ');

const sentencesIn = (text: string) =>
  text.split(/(?<=[।?!])\s+|\n+/).filter(({ length }) => length > 40);

describe('the almanac’s articles in Hindi', () => {
  it('have 700 to 1,200 words and at least five headings, whatever the subject and tone', () => {
    const articles = SUBJECTS.flatMap((subject) =>
      TONES.map((tone) => ({ subject, tone, ...articleOn(subject, tone) })),
    );
    const outside = articles
      .map(({ subject, tone, content }) => ({ subject, tone, words: wordsIn(textOf(content)) }))
      .filter(({ words }) => words < 700 || words > 1_200);

    expect(outside).toEqual([]);
    for (const { content } of articles) {
      expect(content.match(/<h2>/g)!.length).toBeGreaterThanOrEqual(5);
    }
  });

  it('are Hindi and nothing else, need no cleaning, leave no slot open and tell nothing twice', () => {
    for (const subject of SUBJECTS) {
      const article = articleOn(subject);
      const sentences = sentencesIn(textOf(article.content));

      expect(wholeOf(article)).not.toMatch(/[A-Za-z{}]/);
      expect(sanitise(article.content)).toBe(article.content);
      expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
      expect(article.title.length).toBeLessThanOrEqual(160);
    }
  });

  it('say nothing of the sky that their facts do not', () => {
    const claims = SUBJECTS.flatMap((subject) => {
      const { content, material } = articleOn(subject);
      return misplacedIn(textOf(content), material.facts).map((claim) => ({ subject, claim }));
    });

    expect(claims).toEqual([]);
    expect(misplacedIn('मंगल वृषभ में है, और मेष में शनि।', [])).toEqual(['मंगल वृषभ में', 'मेष में शनि']);
  });

  it('hold their length in every month of a year', () => {
    for (let month = 0; month < 12; month += 1) {
      const at = new Date(Date.UTC(2026, 10 + month, 3));
      const { content } = articleOn({ kind: 'sky', planet: null }, 'educational', monthFrom(at));

      expect(wordsIn(textOf(content))).toBeGreaterThanOrEqual(700);
      expect(wordsIn(textOf(content))).toBeLessThanOrEqual(1_200);
    }
  });

  it('are the same for the same seed and others for another', () => {
    const subject: Subject = { kind: 'sign', sign: 'leo' };
    const one = articleOn(subject).content;

    expect(articleOn(subject).content).toBe(one);
    expect(articleOn(subject, 'mystical', MONTH, 'another seed').content).not.toBe(one);
  });
});

describe('an article in Hindi on a topic', () => {
  const TOPICS = [
    ['वृश्चिक में शुक्र, दिसंबर 2026', 'Venus in Scorpio, December 2026'],
    ['सिंह में शनि, मार्च 2027', 'Saturn in Leo, March 2027'],
    ['मकर में बुध, जनवरी 2027', 'Mercury in Capricorn in January 2027'],
    ['2027 के ग्रहण', 'The eclipses of 2027'],
    ['सातवें भाव में शनि', 'Saturn in the seventh house'],
    ['वक्री बुध, दिसंबर 2026', 'Mercury retrograde, December 2026'],
    ['टैरो में संन्यासी', 'The Hermit in the tarot'],
    ['अंक 7', 'The number 7'],
    ['वृश्चिक का मौसम, अक्टूबर 2027', 'Scorpio season, October 2027'],
  ] as const;

  it.each(TOPICS)('“%s” tells what “%s” does, under a title in Hindi', (hindi, english) => {
    const [one, other] = [articleAbout(hindi), articleAbout(english)];

    expect(one.title).toMatch(new RegExp(`^${hindi}: `));
    expect(one.text).toBe(other.text);
    expect(other.title).not.toMatch(/[A-Za-z]/);
    expect(misplacedIn(one.text, one.facts)).toEqual([]);
  });

  it('gives the days on which the planet is in the sign, and says so where it is not', () => {
    expect(articleAbout('Venus in Scorpio, December 2026').text).toContain(
      'शुक्र वृश्चिक में 4 दिसंबर 2026 से 7 जनवरी 2027 तक है',
    );
    const { title, text } = articleAbout('Saturn in Leo, March 2027');
    expect(title).toBe('शनि, मार्च 2027: असल में कहाँ है');
    expect(text).toContain('मार्च 2027 में शनि सिंह में नहीं है, एक दिन के लिए भी नहीं।');
    expect(text).toContain('अगली बार शनि सिंह में 27 अगस्त 2034 से');
  });

  it('says that a month has no eclipse, and that a planet does not run backwards', () => {
    expect(articleAbout('The eclipse of December 2026').text).toContain(
      'दिसंबर 2026 में कोई ग्रहण नहीं है।',
    );
    expect(articleAbout('Mercury retrograde, December 2026').text).toContain(
      'नहीं। दिसंबर 2026 में बुध पूरे समय सीधा चलता है।',
    );
  });

  it('has keywords of its own language, names of the other in it, and no more', () => {
    const { tags, text } = articleAbout('वृश्चिक', ['Moon', 'boundaries', 'सीमाएँ']);

    expect(tags.slice(0, 2)).toEqual(['चंद्रमा', 'सीमाएँ']);
    expect(tags.join()).not.toMatch(/[A-Za-z]/);
    expect(text).toContain('सीमाएँ');
  });

  it('is written in English from a Hindi topic as from an English one', () => {
    const topic = 'वृश्चिक में शुक्र, दिसंबर 2026';
    const { subject, focus } = topicOf(topic, []);
    const month = monthOf(periodIn([topic], AT));
    const material = materialFor(subject, month, 'en', focus);
    const request = { topic, keywords: [], tone: 'mystical', language: 'en', seed: 'one' } as const;

    expect(almanacArticle(subject, material, month, request).title).toBe(
      'Venus in Scorpio in December 2026: dates, degrees and meetings',
    );
  });

  it.each(TONES)('is 700 to 1,500 words long and clean when it is %s', (tone) => {
    for (const [topic] of TOPICS.slice(0, 3)) {
      const { text, content } = articleAbout(topic, ['चंद्रमा', 'सीमाएँ'], tone);

      expect(wordsIn(text)).toBeGreaterThanOrEqual(700);
      expect(wordsIn(text)).toBeLessThanOrEqual(1_500);
      expect(sanitise(content)).toBe(content);
    }
  });
});
