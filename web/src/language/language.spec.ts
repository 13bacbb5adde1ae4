import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { ERRORS, type ErrorCode } from '@cosmic/contracts/errors';
import {
  FIELD_PROBLEMS,
  fieldProblem,
  type FieldProblemCode,
} from '@cosmic/contracts/field-problems';
import { TOOLS } from '@cosmic/tools/catalogue/catalogue';
import { toolSummaries } from '@cosmic/tools/catalogue/summaries';
import { HINDI_TOOL_WORDS } from '@cosmic/tools/hindi/tool-words';
import * as english from '../api/messages';
import * as hindi from '../api/messages.hi';
import { HINDI as FIELD_PROBLEMS_IN_HINDI, wordsOf as wordsInHindi } from './field-problems.hi';

const SOURCES = resolve(__dirname, '..');
const DEVANAGARI = /[\u0900-\u097f]/;

/** The page of all primitives is for those who build the site. */
const ENGLISH_ONLY = ['features/primitives/primitives.strings.ts'];

/** What is written alike in both languages: names, numbers, addresses and what programs read. */
const ALIKE: readonly RegExp[] = [
  /^(Cosmic Guide|English|SHA-256|UTC|en|hi|#)$/,
  /^[$\d\s.,:%/×°'’+-]*$/,
  /^\/[\w/#-]*$/,
  /^(horoscope|tarot|compatibility|placeholder-\d|cosmic-guide\.json|cosmic-guide-recovery-codes\.txt)$/,
];

const catalogues = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.strings.ts'))
  .sort();

/** Every text of a catalogue with its path; what is a function is called with examples. */
function textsOf(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return textsOf(callOf(value as Words), `${path}()`);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
}

type Words = (...given: unknown[]) => unknown;

const EXAMPLES: readonly unknown[][] = [
  [2, 2, 2],
  ['2', '2', '2'],
  [['2'], '2', 2],
  [{ plans: [], graceDays: 7 }],
  ['2026-01-02', '2026-01-02'],
  // What a title is told: whatever it asks for is said in a figure.
  [new Proxy({}, { get: () => () => '2' })],
];

function callOf(words: Words): unknown {
  for (const given of EXAMPLES) {
    try {
      const result = words(...given);
      if (typeof result === 'string' || typeof result === 'object') return result;
    } catch {
      // Another example fits.
    }
  }
  return undefined;
}

describe('the interface in Hindi', () => {
  it('has a twin of every catalogue', () => {
    const files = new Set(readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }));
    const without = catalogues.filter((file) => !files.has(file.replace(/\.ts$/, '.hi.ts')));

    expect(catalogues.length).toBeGreaterThan(15);
    expect(without).toEqual(ENGLISH_ONLY);
  });

  it.each(catalogues.filter((file) => !ENGLISH_ONLY.includes(file)))(
    'says everything of %s in Devanagari and in words of its own',
    async (file) => {
      const load = async (name: string) =>
        textsOf(
          Object.fromEntries(
            Object.entries((await import(resolve(SOURCES, name))) as object).filter(
              ([, value]) => typeof value === 'object',
            ),
          ),
          '',
        );
      const twins = new Map(await load(file.replace(/\.ts$/, '.hi.ts')));
      const originals = await load(file);
      const isAlike = (text: string) => ALIKE.some((pattern) => pattern.test(text.trim()));
      const wrong = [...twins].filter(
        ([path, text]) =>
          !isAlike(text) && (!DEVANAGARI.test(text) || new Map(originals).get(path) === text),
      );

      expect(wrong).toEqual([]);
      expect([...twins.keys()].sort()).toEqual(originals.map(([path]) => path).sort());
    },
  );

  it('has a word for everything that the catalogue of tools says', () => {
    const said = toolSummaries().flatMap(({ name, description, category, fields, words = {} }) => [
      name,
      description,
      category,
      ...Object.values(words),
      ...fields
        // Cards are named where they are laid.
        .filter(({ control }) => control !== 'tarot')
        .flatMap(({ label, hint, options = [] }) => [
          label,
          ...(hint ? [hint] : []),
          ...options.map((option) => option.label),
        ]),
    ]);
    const missing = [...said, ...TOOLS.map(({ incomplete }) => incomplete)].filter(
      (text) => !/^\d+$/.test(text) && !DEVANAGARI.test(HINDI_TOOL_WORDS[text] ?? ''),
    );

    expect(missing).toEqual([]);
  });

  it('tells in its own words why a field is refused, and all that the words leave open', () => {
    const gapsOf = (words: string) => (words.match(/\{\w+\}/g) ?? []).sort();
    const codes = Object.keys(FIELD_PROBLEMS) as FieldProblemCode[];

    expect(codes.filter((code) => !DEVANAGARI.test(FIELD_PROBLEMS_IN_HINDI[code]))).toEqual([]);
    expect(codes.map((code) => gapsOf(FIELD_PROBLEMS_IN_HINDI[code]))).toEqual(
      codes.map((code) => gapsOf(FIELD_PROBLEMS[code])),
    );
  });

  it('says of a reason that it does not know yet only that the field is wrong', () => {
    const newer = { field: 'sign', code: 'brand_new' as FieldProblemCode, message: 'is too new' };

    expect(wordsInHindi(newer)).toBe(FIELD_PROBLEMS_IN_HINDI.not_valid);
    expect(wordsInHindi(fieldProblem('year', 'not_a_year', { first: 1901, last: 2099 }))).toBe(
      '1901 से 2099 तक का वर्ष होना चाहिए',
    );
  });

  it('tells every failure in its own words', () => {
    const codes = [...(Object.keys(ERRORS) as ErrorCode[]), 'offline' as const];

    expect(codes.filter((code) => !DEVANAGARI.test(hindi.messageOf(code)))).toEqual([]);
    expect(codes.filter((code) => hindi.messageOf(code) === english.messageOf(code))).toEqual([]);
  });
});
