import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { TOOLS } from '@cosmic/tools/catalogue/catalogue';

const ROOT = join(__dirname, '..', '..');
const TOOL_FILE = /^libs\/tools\/src\/([^/]+)\//;

/** Where a tool may be named outside its folder, each with the reason. */
const ALLOWED: readonly [files: RegExp, reason: string][] = [
  [/^libs\/tools\/new-tool\.mjs$/, 'A new tool begins as a copy of this one.'],
  [
    /^libs\/tools\/src\/catalogue\/finding\.ts$/,
    'How a tool is found, for the server alone; the types demand every tool.',
  ],
  [/^libs\/tools\/src\/page\//, 'What the parts of its reading are called, and where it leads.'],
  [/^libs\/tools\/src\/makers\.ts$/, 'A tool is registered here, which the types demand.'],
  [
    /^web\/src\/features\/tools\/views\.tsx$/,
    'The one table of components that single tools have.',
  ],
  [
    /^web\/src\/features\/tools\/titles\//,
    'What its reading is called; without a line it has the name of its tool.',
  ],
  [
    /^web\/src\/features\/tools\/(tarot|numerology|astro-dice)\//,
    'The components of a single tool.',
  ],
  [
    /^web\/src\/features\/tools\/generation\/save-reading\.ts$/,
    'The form that saved texts of a tool have always had.',
  ],
  [/^web\/src\/features\/(home|pricing)\//, 'A page that praises some of the tools.'],
  [/^web\/src\/features\/sky\/panchang\//, 'The month of a panchang, which leads to its day.'],
  [
    /^web\/src\/features\/today\/(ritual|panchang\/[a-z-]+)\.tsx$/,
    'The panchang as a step of the day, which asks for no reading.',
  ],
  [
    /^services\/billing\/src\/plans\/plan-table\.ts$/,
    'What a plan sells is said where its price is.',
  ],
  [/^services\/content\//, 'The subjects and headings of articles, which are no tools.'],
  [
    /^(libs\/(sky|tools\/src\/day)|web\/src\/features\/sky\/(river|time))\/|\/(stated|wheel|personal-sky|natal-figure|wheel-figure|(?:terms|chart-words)(\.hi)?)\.tsx?$/,
    'The midheaven as a point of a chart.',
  ],
  [
    /\/(figures|biorhythm-figure|figure|primitives\/samples)\.tsx?$/,
    'The biorhythm as a kind of figure.',
  ],
  [
    /^libs\/tools\/src\/dasha\/(facts|shown)\.ts$/,
    'Saturn’s years among the facts of the periods.',
  ],
  [
    /^libs\/tools\/src\/memory\/daily-texts\.ts$/,
    'The measure of a month, by what is asked every day.',
  ],
  [
    /(contracts\/src\/readings\/tools|fields\/tarot|form\/tool-field|craft\/english)\.tsx?$/,
    'A kind of field, or a word of the language.',
  ],
];

/** By each name that a tool goes by, its slug. */
const SLUGS = new Map<string, string>(
  TOOLS.flatMap(({ slug, readingType }): [string, string][] => [
    [slug, slug],
    [readingType, slug],
  ]),
);

/** The tools that a source names by a text or by the key of an object, without the paths of imports. */
function toolsNamedIn(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    const isText = ts.isStringLiteralLike(node) || (ts.isIdentifier(node) && isKeyOfSlugs(node));
    const slug = isText && !ts.isImportDeclaration(node.parent) && SLUGS.get(node.text);
    if (slug) found.add(slug);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found].filter((slug) => TOOL_FILE.exec(file)?.[1] !== slug).sort();
}

/** A word such as `career` is a tool's name where its neighbours in the object are. */
function isKeyOfSlugs(node: ts.Identifier): boolean {
  const { parent } = node;
  if (!ts.isPropertyAssignment(parent) || parent.name !== node) return false;
  if (!ts.isObjectLiteralExpression(parent.parent)) return false;
  const keys = parent.parent.properties.map(({ name }) => name && 'text' in name && name.text);
  return keys.filter((key) => typeof key === 'string' && SLUGS.has(key)).length > 1;
}

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mts', '*.mjs'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .trim()
  .split('\n');
const IS_OF_TESTS = /[.-]spec\.tsx?$|(^|\/)(test|testing|e2e|bench|drill|k6)\/|\.bench\.ts$/;
const named = files
  .filter((file) => !IS_OF_TESTS.test(file))
  .map((file) => ({ file, tools: toolsNamedIn(file, readFileSync(join(ROOT, file), 'utf8')) }))
  .filter(({ tools }) => tools.length > 0);

it('finds a name in each of its forms', () => {
  const found = (text: string) => toolsNamedIn('web/src/some.ts', text);

  expect(found("const LIST = ['angel-number'];")).toEqual(['angel-number']);
  expect(found("if (type === 'angelNumber') stop();")).toEqual(['angel-number']);
  expect(found('const WORDS = { career: 1, tarot: 2 };')).toEqual(['career', 'tarot']);
  expect(found("import { tarot } from 'tarot'; const { career } = { career: 1 };")).toEqual([]);
  expect(toolsNamedIn('libs/tools/src/career/facts.ts', "const a = 'career';")).toEqual([]);
});

it('nothing but a tool itself says what holds for it', () => {
  const elsewhere = named.filter(({ file }) => !ALLOWED.some(([files]) => files.test(file)));

  expect(elsewhere).toEqual([]);
});

it('every exception is needed', () => {
  const unneeded = ALLOWED.filter(([files]) => !named.some(({ file }) => files.test(file)));

  expect(unneeded).toEqual([]);
});
