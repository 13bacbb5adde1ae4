/**
 * Writes the catalogue into the README between its two marks.
 *
 * Usage: npx nx build @cosmic/tools && node libs/tools/write-table.mjs
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogueTable } from './dist/catalogue/catalogue-table.js';

const readme = join(import.meta.dirname, 'README.md');
const text = await readFile(readme, 'utf8');
const marks = /(<!-- catalogue -->\n\n).*(\n\n<!-- \/catalogue -->)/s;
if (!marks.test(text)) throw new Error('README.md has lost the marks around its table');
await writeFile(
  readme,
  text.replace(marks, (_, open, close) => open + catalogueTable() + close),
);
