import { sentencesOf, wordsOf } from '../test/text-metrics';
import { TOOLS } from './catalogue/catalogue';
import { FINDING } from './catalogue/finding';
import { HINDI_TOOL_WORDS } from './hindi/tool-words';

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
  'LETTER_NAMES',
  'STONE_NAMES',
  'PHASE_RECIPE',
];

/** What `npm run new:tool` calls a tool in Hindi. */
const UNNAMED = 'नया साधन';

/** A new tool begins with hundreds of another's; the first of them say enough. */
const MAX_NAMED = 10;

const { readdirSync } = jest.requireActual<Files>('node:fs');
const source = (expect.getState().testPath ?? '').replace(/[^/\\]+$/, '');

/** What the files of all tools with such a name say, and who says it; the day has measures of its own. */
function passagesIn(file: RegExp) {
  const files = readdirSync(source, { recursive: true })
    .filter((name) => file.test(name) && !name.startsWith('day/'))
    .map((name) => {
      const tables = jest.requireActual<Record<string, unknown>>(`${source}${name}`);
      const own = Object.entries(tables).filter(([table]) => !NOT_PASSAGES.includes(table));
      return { name, texts: own.flatMap(([, table]) => textsIn(table)) };
    });
  const passages = files.flatMap(({ texts }) => texts);
  /** Those that stand in more than one place, each with the files that have it. */
  const again = () =>
    passages
      .filter((passage, at) => passages.indexOf(passage) !== at)
      .map((passage) => {
        const having = files.filter(({ texts }) => texts.includes(passage));
        return `${having.map(({ name }) => name).join(' and ')}: ${passage}`;
      });
  return { passages, again };
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const ENGLISH = passagesIn(/(^|\/)passages\/[a-z-]+\.ts$/);
const HINDI = passagesIn(/(^|\/)passages\/[a-z-]+\.hi\.ts$/);
const PASSAGES = ENGLISH.passages;

describe.each([
  ['English', ENGLISH],
  ['Hindi', HINDI],
])('the passages in %s', (_, { passages, again }) => {
  it('are many, and each stands in one place only', () => {
    expect(passages.length).toBeGreaterThan(600);
    expect(again().slice(0, MAX_NAMED)).toEqual([]);
  });

  it('are set with typographic quotes and single spaces', () => {
    expect(passages.filter((passage) => /['"]| {2}|^\s|\s$|--/.test(passage))).toEqual([]);
  });
});

describe('the passages', () => {
  it('are sentences of a bearable length', () => {
    const odd = PASSAGES.filter(
      (passage) =>
        !/^(?:[\p{Lu}“]|\{\w+\}).*[.?!][”’]?$/u.test(passage) ||
        wordsOf(passage).length < 5 ||
        wordsOf(passage).length > 45,
    );

    expect(odd).toEqual([]);
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

it('stand in no tool that has yet to be named in Hindi and engraved', () => {
  const begun = TOOLS.filter(
    ({ slug, name }) => HINDI_TOOL_WORDS[name] === UNNAMED || FINDING[slug].engraving === 'blank',
  );

  expect(begun.map(({ slug }) => slug)).toEqual([]);
});
