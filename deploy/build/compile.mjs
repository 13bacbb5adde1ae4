/**
 * Compiles one project: every source file below <project>/src becomes CommonJS
 * below <project>/dist at the same place. Tests and what only they use are left
 * out; JSON is copied.
 * Types are checked apart from this, by `npm run typecheck`.
 *
 * Usage: node deploy/build/compile.mjs <project folder>
 */
import { transformFile } from '@swc/core';
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

const project = process.argv[2];
if (!project) throw new Error('compile.mjs: name the project folder');

const sources = join(project, 'src');
const target = join(project, 'dist');
const configFile = join(import.meta.dirname, '..', '..', '.swcrc');

const files = (await readdir(sources, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => relative(sources, join(entry.parentPath, entry.name)));

await rm(target, { recursive: true, force: true });

for (const file of files) {
  const from = join(sources, file);
  const to = join(target, file);
  if (/[.-]spec\.tsx?$|(^|\/)testing\//.test(file)) continue;
  await mkdir(dirname(to), { recursive: true });
  if (file.endsWith('.json')) await copyFile(from, to);
  else if (/\.tsx?$/.test(file) && !file.endsWith('.d.ts')) {
    const { code, map } = await transformFile(from, { configFile });
    const js = to.replace(/\.tsx?$/, '.js');
    await writeFile(js, `${code}\n//# sourceMappingURL=${relative(dirname(js), js)}.map\n`);
    if (map) await writeFile(`${js}.map`, map);
  }
}
