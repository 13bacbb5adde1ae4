/**
 * `npm run bench`: the sky, then what is measured on engines, on those of the tests, and one table of
 * all. Arguments after `--` go to Jest, and leave the sky out.
 */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { benchTable, collectFigures } from './testing/figures.mjs';
import { requirePrerequisites } from './prerequisites.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
requirePrerequisites(root);
const { testRun } = await import('./testing/test-run.mjs');
const config = 'deploy/local/jest.bench.config.cjs';
/** As `deploy/k8s/overlays/production-engines` gives it: with less, long tables are read from disk. */
const MEMORY = { shared_buffers: '1GB' };
const args = process.argv.slice(2);
const { code, reports } = await collectFigures(async () => {
  const sky = args.length > 0 ? 0 : benchSky();
  return (
    (await testRun(root, ['-i', '--config', config, ...args], [], { postgresSettings: MEMORY })) ||
    sky
  );
});
console.log(benchTable(reports));
process.exitCode = code;

/** @returns {number} the exit code */
function benchSky() {
  const program = join(root, 'libs', 'sky', 'bench', 'bench.mjs');
  return spawnSync(process.execPath, [program], { stdio: 'inherit' }).status ?? 1;
}
