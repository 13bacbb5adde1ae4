/**
 * `npm run drill`: brings each fault about while the product works and prints what held.
 * `npm run drill -- <name> ...` runs the named ones; `--share 0.1` a tenth of the counts.
 */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { collectFigures } from '../local/testing/figures.mjs';
import { requirePrerequisites } from '../local/prerequisites.mjs';
import { drillArguments, drillTable } from './table.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
requirePrerequisites(root);
const { testRun } = await import('../local/testing/test-run.mjs');

const { names, share } = drillArguments(process.argv.slice(2));
process.env['DRILL_SHARE'] = String(share);
const only = names.length > 0 ? ['-t', `^drill (${names.join('|')})$`] : [];
const { code, reports } = await collectFigures(() =>
  testRun(root, ['-i', '--config', 'deploy/drill/jest.drill.config.cjs', ...only]),
);
console.log(drillTable(reports));
// A name that fits nothing runs nothing, which must not look like success.
process.exitCode = code === 0 && reports.length >= Math.max(1, names.length) ? 0 : 1;
