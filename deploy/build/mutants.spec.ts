import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import mutants from './mutants.json';

const ROOT = resolve(__dirname, '../..');

/** `npm run mutants` makes these faults; a list that no longer fits the code would test nothing. */
describe('the faults that tests are to notice', () => {
  it.each(mutants.map(({ file, from, ...rest }) => ({ file, from, ...rest })))(
    '$area: $file has “$from” once',
    ({ file, from, to }) => {
      expect(readFileSync(join(ROOT, file), 'utf8').split(from)).toHaveLength(2);
      expect(to).not.toBe(from);
    },
  );

  it('name tests that are there', () => {
    const named = [...new Set(mutants.flatMap(({ tests }) => tests))];
    expect(named.filter((path) => !isThere(path))).toEqual([]);
  });
});

function isThere(path: string): boolean {
  const endings = ['', '.e2e-spec.ts', '.spec.ts'];
  return endings.some((ending) => existsSync(join(ROOT, path + ending)));
}
