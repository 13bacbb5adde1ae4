/** `npm run bench`: what is measured on engines, on those of the tests. Arguments after `--` go to Jest. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { benchTable, collectFigures } from './figures.mjs';
import { requirePrerequisites } from './prerequisites.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
requirePrerequisites(root);
const { testRun } = await import('./test-run.mjs');
const config = 'deploy/local/jest.bench.config.cjs';
const { code, reports } = await collectFigures(() =>
  testRun(root, ['-i', '--config', config, ...process.argv.slice(2)]),
);
console.log(benchTable(reports));
process.exitCode = code;
