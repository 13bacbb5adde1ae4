import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');
const RUNBOOK = readFileSync(join(ROOT, 'deploy/README.md'), 'utf8');
const { PROCESSES } = jest.requireActual<{ PROCESSES: { name: string }[] }>(
  '../local/running/processes.mjs',
);

const found = (pattern: RegExp) => [...RUNBOOK.matchAll(pattern)].map(([, name]) => name!);

describe('the runbook', () => {
  it.each(found(/\bnode (\S+\/dist\/\S+\.js)/g))('runs %s, which the build makes', (path) => {
    expect(existsSync(join(ROOT, path.replace('/dist/', '/src/').replace(/\.js$/, '.ts')))).toBe(
      true,
    );
  });

  it.each(found(/\bsh (deploy\/\S+\.sh)/g))('runs %s, which is there', (path) => {
    expect(existsSync(join(ROOT, path))).toBe(true);
  });

  it('goes into deployments that there are', () => {
    const names = found(/deploy\/([a-z-]+) --/g);

    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(PROCESSES.map((one) => one.name)).toContain(name);
  });
});
