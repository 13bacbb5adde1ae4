/**
 * `npm run dev`: the product while it is being changed. Pages and services follow each save.
 * `npm run dev -- --hindi` shows the pages in Hindi.
 */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requirePrerequisites } from './prerequisites.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
requirePrerequisites(root);
const { develop } = await import('./dev/develop.mjs');
process.exitCode = await develop(root, process.env, {
  isHindi: process.argv.includes('--hindi'),
});
