/** `npm test`: everything up to a pass. Arguments after `--` go to Jest. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requirePrerequisites } from './prerequisites.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
requirePrerequisites(root);
const { testRun } = await import('./test-run.mjs');
process.exitCode = await testRun(root, ['-w', '2', ...process.argv.slice(2)]);
