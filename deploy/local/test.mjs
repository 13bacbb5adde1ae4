/** `npm test`: everything up to a pass. Arguments after `--` go to Jest. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requirePrerequisites } from './prerequisites.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
requirePrerequisites(root);
const { testRun } = await import('./test-run.mjs');
// Many a test waits for a clock or an engine: three at a time keep two processors busy.
process.exitCode = await testRun(root, ['-w', '3', ...process.argv.slice(2)]);
