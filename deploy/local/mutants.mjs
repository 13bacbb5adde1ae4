/**
 * `npm run mutants`: makes one fault after the other in the code that guards quota, premium, access,
 * escaping, notices of payments and erasure, in what processes check when they start and in what is
 * shown, and tells which of them no test notices. Arguments after `--` choose areas. The list is
 * deploy/build/mutants.json.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Of each area as many have to be noticed. */
const MIN_SHARE = 0.9;

/** @type {{ area: string, file: string, from: string, to: string, tests: string[], builds?: true }[]} */
const all = JSON.parse(readFileSync(join(root, 'deploy/build/mutants.json'), 'utf8'));
const areas = process.argv.slice(2);
const wanted = all.filter(({ area }) => areas.length === 0 || areas.includes(area));

// Tests that fail anyway would notice everything.
if (!(await pass([...new Set(wanted.flatMap(({ tests }) => tests))]))) {
  console.error('The tests do not pass without a fault.');
  process.exit(1);
}

/** @type {Map<string, { killed: number, tried: number }>} */
const figures = new Map();
const survivors = [];
for (const mutant of wanted) {
  const killed = await isNoticed(mutant);
  console.log(`${killed ? 'noticed' : 'NOT NOTICED'}  ${mutant.file}: ${mutant.from.trim()}`);
  const figure = figures.get(mutant.area) ?? { killed: 0, tried: 0 };
  figures.set(mutant.area, { killed: figure.killed + Number(killed), tried: figure.tried + 1 });
  if (!killed) survivors.push(mutant);
}

console.log('\nFaults that a test has noticed, by area:');
for (const [area, { killed, tried }] of figures) console.log(`  ${area}: ${killed} of ${tried}`);
for (const { file, from, to } of survivors) {
  console.log(`not noticed: ${file}\n  - ${from}\n  + ${to || '(nothing)'}`);
}
const isEnough = [...figures.values()].every(({ killed, tried }) => killed >= MIN_SHARE * tried);
process.exitCode = isEnough ? 0 : 1;

/**
 * Makes the fault, runs the tests that should notice it, and takes it back.
 *
 * @param {(typeof all)[number]} mutant
 * @returns {Promise<boolean>}
 */
async function isNoticed({ file, from, to, tests, builds }) {
  const path = join(root, file);
  const original = readFileSync(path, 'utf8');
  const restore = () => writeFileSync(path, original);
  const leave = () => {
    restore();
    process.exit(1);
  };
  process.once('SIGINT', leave).once('SIGTERM', leave);
  try {
    writeFileSync(
      path,
      original.replace(from, () => to),
    );
    return !(await pass(builds ? tests : ['--no-build', ...tests]));
  } finally {
    restore();
    process.off('SIGINT', leave).off('SIGTERM', leave);
  }
}

/**
 * Whether tests pass.
 *
 * @param {string[]} args
 */
async function pass(args) {
  const test = ['deploy/local/test.mjs', '--bail', ...args];
  const [code] = await once(spawn(process.execPath, test, { cwd: root, stdio: 'ignore' }), 'exit');
  return code === 0;
}
