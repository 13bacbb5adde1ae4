/**
 * `npm run new:tool -- <slug> ['Name']`: a new tool that works from its first minute. It asks for a
 * sign and begins as a copy of the meditation, whose texts, facts and fields then give way to its own.
 *
 * It writes the tool's folder, registers it in the catalogue, among the makers and in Hindi, stores
 * its first readings and brings the README's table up to date.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const here = import.meta.dirname;
const root = join(here, '..', '..');
const MODEL = 'zodiac-meditation';

const [slug = '', given] = process.argv.slice(2);
if (!/^[a-z]+(-[a-z]+)*$/.test(slug)) {
  console.error(
    "Usage: npm run new:tool -- <slug> ['Name'], the slug in small letters and hyphens.",
  );
  process.exit(1);
}
const folder = join(here, 'src', slug);
if (existsSync(folder)) {
  console.error(`${slug} is there already: ${folder}`);
  process.exit(1);
}

const words = slug.split('-');
const upper = (word) => word.charAt(0).toUpperCase() + word.slice(1);
const camel = words.map((word, index) => (index === 0 ? word : upper(word))).join('');
const name = given ?? words.map(upper).join(' ');
const description = `What the sky of today has for your sign, by way of ${name}.`;

/** The model's names, each with the new tool's. */
const names = [
  [/zodiacMeditation/g, () => camel],
  [/zodiac-meditation/g, () => slug],
  [/Meditation(Facts|Words)/g, (_, kind) => `${upper(camel)}${kind}`],
  [/MEDITATION_/g, () => `${words.join('_').toUpperCase()}_`],
  [/(\/|listener, ')meditation(?=[-'])/g, (_, before) => `${before}${slug}`],
];
const renamed = (text) => names.reduce((next, [from, to]) => next.replace(from, to), text);
const quoted = (text) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);

const model = join(here, 'src', MODEL);
for (const file of readdirSync(model, { recursive: true })) {
  if (statSync(join(model, file)).isDirectory()) continue;
  let text = renamed(readFileSync(join(model, file), 'utf8'));
  if (file === 'tool.ts') {
    text = text
      .replace(/ {2}name: .*\n/, `  name: ${quoted(name)},\n`)
      .replace(/ {2}description:\s*(['"]).*\1,\n/, `  description: ${quoted(description)},\n`)
      .replace(/ {2}noun: .*\n/, `  noun: ${quoted(`${name.toLowerCase()} reading`)},\n`)
      .replace(/\/\*\* .* \*\//, `/** ${name}. */`);
  }
  const copy = join(folder, file.replace('meditation-', `${slug}-`));
  mkdirSync(dirname(copy), { recursive: true });
  writeFileSync(copy, text);
}

/** Puts a line before the first one that a pattern finds. */
function register(file, lines) {
  const path = join(here, 'src', file);
  let text = readFileSync(path, 'utf8');
  for (const [before, line] of lines) {
    const at = text.search(before);
    if (at < 0) throw new Error(`${file} has lost its place for new tools`);
    text = text.slice(0, at) + line + text.slice(at);
  }
  writeFileSync(path, text);
}
register('catalogue/catalogue.ts', [
  [/import .* '\.\.\/zodiac-roast\/tool';/, `import { ${camel} } from '../${slug}/tool';\n`],
  [/\] as const satisfies readonly Tool\[\];/, `  ${camel},\n`],
]);
register('makers.ts', [
  [/import .* '\.\/zodiac-roast\/maker';/, `import { ${camel}Maker } from './${slug}/maker';\n`],
  [/\};\s*$/, `  '${slug}': ${camel}Maker,\n`],
]);
register('catalogue/finding.ts', [
  [/\};\s*$/, `  '${slug}': { door: 'today', engraving: 'blank', alsoCalled: [] },\n`],
]);
register('hindi/tool-words.ts', [
  [
    / {2}'Love Compatibility':/,
    `  ${quoted(name)}: 'नया साधन',\n  ${quoted(description)}:\n    'आज का आकाश आपकी राशि के लिए क्या लाया है।',\n`,
  ],
]);

const run = (args, env = {}) =>
  execFileSync('npx', args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
run([
  'prettier',
  '--write',
  '--log-level=warn',
  'libs/tools/src/makers.ts',
  'libs/tools/src/catalogue',
  folder,
  'libs/tools/src/hindi',
]);
run(['jest', 'libs/tools/src/edition.spec.ts', '--silent'], { REMAKE_STORED_READINGS: 'missing' });
run(['nx', 'build', '@cosmic/tools', '--output-style=static']);
execFileSync(process.execPath, [join(here, 'write-table.mjs')], { stdio: 'inherit' });

console.log(`
${name} is there: npm run dev, then /tools/${slug}. What is left is to write:
  libs/tools/src/${slug}/     its fields, limits and words (tool.ts), facts, brief and almanac
  libs/tools/src/${slug}/words*.ts    its words by language
  libs/tools/src/${slug}/passages/    the texts that its almanac composes, in each language
  libs/tools/src/catalogue/finding.ts    its door, its engraving, what people call it
  libs/tools/src/hindi/tool-words.ts    its name, its sentence and its labels in Hindi
Its texts are still the meditation's: until they are its own, libs/tools/src/passages.spec.ts fails
and names their files. Afterwards: REMAKE_STORED_READINGS=1 npx jest libs/tools/src/edition.spec.ts,
and npm run check.`);
