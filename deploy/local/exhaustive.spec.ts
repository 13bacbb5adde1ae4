import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { recordPassed, suitesOf, wantedSuites } from './exhaustive.mjs';

const SUITE = 'libs/words/src/all.exhaustive-spec.ts';

describe('the exhaustive suites of a test run', () => {
  let root: string;
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'cosmic-suites-'));
    execFileSync('git', ['init', '-q'], { cwd: root });
    mkdirSync(join(root, 'deploy/local'), { recursive: true });
    write('libs/words/package.json', '{"dependencies":{"@cosmic/sky":"*","zod":"*"}}');
    write('libs/sky/package.json', '{}');
    write('libs/sky/src/sky.ts', 'export const sky = 1;');
    write(SUITE, 'it("holds", () => {});');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('are all of them until they have passed, then none', () => {
    expect(suitesOf(root)).toEqual([SUITE]);
    expect(wantedSuites(root, [])).toEqual([SUITE]);
    recordPassed(root, [SUITE]);
    expect(wantedSuites(root, [])).toEqual([]);
  });

  it.each([
    ['the suite itself', SUITE],
    ['a library that its project depends on', 'libs/sky/src/sky.ts'],
    ['a file that is new', 'libs/words/src/more.ts'],
  ])('are those for which something has changed: %s', (_, path) => {
    recordPassed(root, [SUITE]);
    write(path, 'something else');

    expect(wantedSuites(root, [])).toEqual([SUITE]);
  });

  it('do not care for documents and for other projects', () => {
    recordPassed(root, [SUITE]);
    write('libs/words/README.md', 'Words.');
    write('libs/other/src/other.ts', 'export {};');

    expect(wantedSuites(root, [])).toEqual([]);
  });

  it('are those that a path names, whatever has passed', () => {
    recordPassed(root, [SUITE]);

    expect(wantedSuites(root, ['libs/words/src/all'])).toEqual([SUITE]);
    expect(wantedSuites(root, ['libs/words/src'])).toEqual([]);
  });
});
