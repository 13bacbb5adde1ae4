/** `npm run bench`: what is measured on engines, on those of the tests. Arguments after `--` go to Jest. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requirePrerequisites } from './prerequisites.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
requirePrerequisites(root);
const { testRun } = await import('./test-run.mjs');
process.exitCode = await testRun(root, [
  '-i',
  '--config',
  'deploy/local/jest.bench.config.cjs',
  ...process.argv.slice(2),
]);
