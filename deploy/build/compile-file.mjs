import { transformFile } from '@swc/core';
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

const configFile = join(import.meta.dirname, '..', '..', '.swcrc');

/**
 * Where a source file's output belongs, from <project>/dist.
 *
 * @param {string} file from <project>/src
 * @returns {string | null} null for a file that has no output
 */
export function outputOf(file) {
  if (/[.-]spec\.tsx?$|(^|\/)testing\//.test(file)) return null;
  if (file.endsWith('.json')) return file;
  return /\.tsx?$/.test(file) && !file.endsWith('.d.ts') ? file.replace(/\.tsx?$/, '.js') : null;
}

/**
 * Writes the output of one source file, where it has one.
 *
 * @param {string} project folder
 * @param {string} file from <project>/src
 */
export async function compileFile(project, file) {
  const output = outputOf(file);
  if (output === null) return;
  const from = join(project, 'src', file);
  const to = join(project, 'dist', output);
  await mkdir(dirname(to), { recursive: true });
  if (file.endsWith('.json')) return copyFile(from, to);
  const { code, map } = await transformFile(from, { configFile });
  await writeFile(to, `${code}\n//# sourceMappingURL=${relative(dirname(to), to)}.map\n`);
  if (map) await writeFile(`${to}.map`, map);
}

/**
 * All files below a folder, from it.
 *
 * @param {string} folder
 * @returns {Promise<string[]>}
 */
export async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
