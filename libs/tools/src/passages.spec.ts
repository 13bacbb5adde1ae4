import { sentencesOf, wordsOf } from '../test/text-metrics';

interface Files {
  readdirSync(path: string, options: { recursive: true }): string[];
}

/** What stands in a table of passages and is a word or a list of words, not a passage. */
const NOT_PASSAGES = [
  'BODY_PART',
  // Facts and telephone numbers among the words; `crisis-guard.spec.ts` reads them.
  'CRISIS_LINES',
  'GUNA_WHY',
  'MANGLIK_WHY',
  'RULER_GIFT',
  'HOUSE_NAMES',
  'HOUSE_SUBJECTS',
  'HOUSE_THEMES',
  'STORY_PLACE_NAMES',
  'STORY_THING_NAMES',
];

const { readdirSync } = jest.requireActual<Files>('node:fs');
const source = (expect.getState().testPath ?? '').replace(/[^/\\]+$/, '');

/** Of all tools; the day has measures of its own. */
const FILES = readdirSync(source, { recursive: true }).filter(
  (name) => /(^|\/)passages\/[a-z-]+\.ts$/.test(name) && !name.startsWith('day/'),
);

const TABLES = FILES.map((name) => {
  const tables = jest.requireActual<Record<string, unknown>>(`${source}${name}`);
  return Object.entries(tables).filter(([table]) => !NOT_PASSAGES.includes(table));
}).map((tables) => Object.fromEntries(tables));

const PASSAGES = textsIn(TABLES);

/** The files that have a passage. */
const filesWith = (passage: string): string =>
  FILES.filter((_name, at) => textsIn(TABLES[at]).includes(passage)).join(' and ');

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe('the passages', () => {
  it('are many, and each stands in one place only', () => {
    expect(PASSAGES.length).toBeGreaterThan(600);
    const again = PASSAGES.filter((passage, at) => PASSAGES.indexOf(passage) !== at);
    expect(again.map((passage) => `${filesWith(passage)}: ${passage}`)).toEqual([]);
  });

  it('are sentences of a bearable length', () => {
    const odd = PASSAGES.filter(
      (passage) =>
        !/^(?:[\p{Lu}“]|\{\w+\}).*[.?!][”’]?$/u.test(passage) ||
        wordsOf(passage).length < 5 ||
        wordsOf(passage).length > 45,
    );

    expect(odd).toEqual([]);
  });

  it('are set with typographic quotes and single spaces', () => {
    expect(PASSAGES.filter((passage) => /['"]| {2}|^\s|\s$|--/.test(passage))).toEqual([]);
  });

  it('begin no two adjacent sentences of their own alike', () => {
    const alike = PASSAGES.filter((passage) => {
      const first = sentencesOf(passage).map((sentence) => wordsOf(sentence)[0]);
      return first.some((word, at) => at > 0 && word === first[at - 1]);
    });

    expect(alike).toEqual([]);
  });

  it('open no slot behind an article, whose form would depend on the word', () => {
    expect(PASSAGES.filter((passage) => /\ban? \{/i.test(passage))).toEqual([]);
  });
});
