/**
 * `npm run test:browsers`: the journeys of reading, sharing, chart and tarot in Firefox and WebKitGTK,
 * on the engines of the tests. `-- -t <name>` narrows them; `--no-build` leaves the programs as they are.
 */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requirePrerequisites } from './prerequisites.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
requirePrerequisites(root);
const { testRun } = await import('./testing/test-run.mjs');
const args = process.argv.slice(2);
process.exitCode = await testRun(root, args, [], {
  builds: !args.includes('--no-build'),
  inOthers: true,
});
