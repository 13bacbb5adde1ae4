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

  it.each([
    ['a document', 'libs/words/README.md'],
    ['another project', 'libs/other/src/other.ts'],
    ['another test', 'libs/words/src/words.spec.ts'],
    ['an end-to-end test', 'libs/words/test/more.e2e-spec.ts'],
    ["another project's tests", 'libs/sky/test/samples.ts'],
  ])('do not care for %s', (_, path) => {
    recordPassed(root, [SUITE]);
    write(path, 'something else');

    expect(wantedSuites(root, [])).toEqual([]);
  });

  it('do not care for what others have passed on', () => {
    const suites = [SUITE, 'deploy/local/dev/dev.exhaustive-spec.ts'];
    write(suites[1]!, 'it("starts", () => {});');
    recordPassed(root, suites);
    recordPassed(root, [SUITE]);

    expect(wantedSuites(root, [])).toEqual([]);
  });

  describe('that run the product', () => {
    const [catalogue, drill, look, storm] = [
      'web/e2e/catalogue.exhaustive-spec.ts',
      'deploy/drill/drill.exhaustive-spec.ts',
      'web/e2e/look.exhaustive-spec.ts',
      'services/billing/test/storm.exhaustive-spec.ts',
    ];
    const suites = [drill, storm, catalogue, look];

    beforeEach(() => {
      rmSync(join(root, SUITE));
      write('services/billing/package.json', '{"dependencies":{"@cosmic/sky":"*"}}');
      for (const suite of suites) write(suite, 'it("holds", () => {});');
      recordPassed(root, suites);
    });

    it.each<[string, readonly string[]]>([
      ['package-lock.json', suites],
      ['libs/sky/src/sky.ts', suites],
      ['deploy/nats/nats.conf', suites],
      ['services/billing/src/app.ts', suites],
      ['services/billing/test/make.ts', [storm]],
      ['services/auth/src/app.ts', [drill, catalogue, look]],
      ['web/src/app.tsx', [drill, catalogue, look]],
      ['web/e2e/browser.ts', [catalogue, look]],
      ['web/e2e/look/pictures/home.webp', [look]],
      ['libs/tools/src/passages/houses.ts', []],
      ['libs/tools/src/tarot/passages/tarot-cups.ts', []],
      ['gateway/test/make.ts', []],
    ])('have to run again for %s as far as they read it', (path, wanted) => {
      write(path, 'something else');

      expect(wantedSuites(root, []).toSorted()).toEqual(wanted.toSorted());
    });
  });

  it('are those that a path names, whatever has passed', () => {
    recordPassed(root, [SUITE]);

    expect(wantedSuites(root, ['libs/words/src/all'])).toEqual([SUITE]);
    expect(wantedSuites(root, ['libs/words/src'])).toEqual([]);
  });
});
