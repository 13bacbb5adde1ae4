import { toneSchema } from '@cosmic/contracts/blog/blog-admin';
import { DECK } from '@cosmic/divination/tarot/deck';
import { SIGNS } from '@cosmic/sky/zodiac';
import { PLANETS } from '@cosmic/sky/bodies';
import { ungroundedClaims } from '@cosmic/narrator/testing/grounding';
import { sanitise } from '../html/sanitise';
import { textOf } from '../html/text-of';
import type { Subject } from '../subjects/subject';
import { almanacArticle, materialFor } from './almanac';
import { monthFrom } from './month';

const MONTH = monthFrom(new Date('2026-11-21T12:00:00Z'));
const SUBJECTS: Subject[] = [
  ...SIGNS.map(({ key }): Subject => ({ kind: 'sign', sign: key })),
  ...DECK.map(({ id }): Subject => ({ kind: 'card', card: id })),
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33].map((number): Subject => ({ kind: 'number', number })),
  ...[null, ...PLANETS].map((planet): Subject => ({ kind: 'sky', planet })),
];
const TONES = toneSchema.options;

function articleOn(subject: Subject, tone = TONES[0]!, month = MONTH, seed = 'a seed') {
  const material = materialFor(subject, month, 'en');
  const request = {
    ...{ topic: 'A topic of ours', keywords: [], tone, seed },
    language: 'en',
  } as const;
  return { material, ...almanacArticle(subject, material, month, request) };
}

const wordsIn = (html: string) => textOf(html).split(/\s+/).length;

describe('the almanac’s articles', () => {
  it('have 700 to 1,200 words and at least five headings, whatever the subject and tone', () => {
    const articles = SUBJECTS.flatMap((subject) =>
      TONES.map((tone) => ({ subject, tone, ...articleOn(subject, tone) })),
    );
    const outside = articles
      .map(({ subject, tone, content }) => ({ subject, tone, words: wordsIn(content) }))
      .filter(({ words }) => words < 700 || words > 1200);

    expect(outside).toEqual([]);
    for (const { content } of articles) {
      expect(content.match(/<h2>/g)!.length).toBeGreaterThanOrEqual(5);
    }
  });

  it('need no cleaning and leave no slot open', () => {
    for (const subject of SUBJECTS) {
      const { content } = articleOn(subject);
      expect(sanitise(content)).toBe(content);
      expect(content).not.toMatch(/[{}]|undefined|NaN|null/);
    }
  });

  it('say nothing of the sky that their facts do not', () => {
    const claims = SUBJECTS.flatMap((subject) => {
      const { content, material } = articleOn(subject);
      return ungroundedClaims(textOf(content), material.facts).map((claim) => ({ subject, claim }));
    });

    expect(claims).toEqual([]);
  });

  it('never tell a passage twice', () => {
    const twice = SUBJECTS.flatMap((subject) => {
      const sentences = textOf(articleOn(subject).content)
        .split(/(?<=[.!?])\s+/)
        .filter((sentence) => sentence.length > 60);
      return sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index);
    });

    expect(twice).toEqual([]);
  });

  it('hold their length in every month of a year', () => {
    for (let month = 0; month < 12; month += 1) {
      const at = new Date(Date.UTC(2026, 10 + month, 3));
      const words = wordsIn(
        articleOn({ kind: 'sky', planet: null }, 'educational', monthFrom(at)).content,
      );
      expect(words).toBeGreaterThanOrEqual(700);
      expect(words).toBeLessThanOrEqual(1200);
    }
  });

  it('are the same for the same seed and others for another', () => {
    const subject: Subject = { kind: 'sign', sign: 'leo' };
    const one = articleOn(subject).content;

    expect(articleOn(subject).content).toBe(one);
    expect(articleOn(subject, 'mystical', MONTH, 'another seed').content).not.toBe(one);
    expect(articleOn(subject, 'poetic').content).not.toBe(one);
  });

  it('show the arithmetic of a master number step by step', () => {
    const { content } = articleOn({ kind: 'number', number: 22 });

    expect(content).toMatch(/\d+ \+ \d+ \+ \d+ = (\d+ = )?22/);
  });
});
