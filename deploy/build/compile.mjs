/**
 * Compiles one project: every source file below <project>/src becomes CommonJS
 * below <project>/dist at the same place. Tests and what only they use are left
 * out; JSON is copied.
 * Types are checked apart from this, by `npm run typecheck`.
 *
 * Usage: node deploy/build/compile.mjs <project folder>
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { compileFile, filesBelow } from './compile-file.mjs';

const project = process.argv[2];
if (!project) throw new Error('compile.mjs: name the project folder');
await rm(join(project, 'dist'), { recursive: true, force: true });
for (const file of await filesBelow(join(project, 'src'))) await compileFile(project, file);
