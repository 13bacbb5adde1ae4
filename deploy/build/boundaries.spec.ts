import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

/** Each import that the layout forbids, at a file where someone might be tempted. */
const FORBIDDEN: [file: string, code: string][] = [
  ['services/readings/src/app.ts', "import '@cosmic/billing/app';"],
  ['services/readings/src/app.ts', "import '../../billing/src/app';"],
  ['services/readings/src/app.ts', "import '@cosmic/platform/testing/until';"],
  ['services/readings/src/generation/generation.controller.ts', "import './generation.entity';"],
  ['services/readings/src/generation/generation.controller.ts', "import 'typeorm';"],
  ['services/readings/src/generation/generation.rules.ts', "import '@nestjs/common';"],
  ['services/readings/src/generation/generation.service.ts', 'declare const db: any; db.query(1);'],
  ['services/readings/src/config.ts', 'export const a = process.env;'],
  ['gateway/src/app.ts', "import '@cosmic/readings/app';"],
  ['gateway/src/app.ts', "import '@cosmic/sky/astronomy/moon';"],
  ['libs/contracts/src/live.ts', "import '@cosmic/platform/trace';"],
  ['libs/contracts/src/live.ts', "import 'rxjs';"],
  ['libs/sky/src/astronomy/moon.ts', "import 'node:fs';"],
  ['libs/sky/src/astronomy/moon.ts', "import '@cosmic/contracts/errors';"],
  ['libs/narrator/src/narrator.ts', "import '@cosmic/tools/catalogue/catalogue';"],
  ['libs/platform/src/trace.ts', "import '@cosmic/tools/catalogue/catalogue';"],
  ['web/src/app/store.ts', "import '@cosmic/platform/trace';"],
  ['web/src/app/store.ts', "import '@cosmic/tools/makers';"],
  ['web/src/app/store.ts', "import '@cosmic/tools/passages/openings';"],
  ['web/src/app/store.ts', "import '@cosmic/tools/catalogue/finding';"],
  ['web/src/api/api.ts', "import '../features/home/home-page';"],
  ['web/src/features/home/home-page.tsx', "import '../tools/tools-page';"],
  ['web/src/features/home/home-page.tsx', "import '../../app/store';"],
  ['services/billing/src/app.ts', 'export default 1;'],
];

/** Patterns whose time grows faster than the text, and one that may see a text of any length. */
const SLOW: [file: string, code: string, rule: string][] = [
  [
    'libs/contracts/src/sky/places.ts',
    String.raw`export const zone = /^[A-Za-z]+(?:[/_+-][A-Za-z0-9_+-]+)*$/;`,
    'regexp/no-super-linear-backtracking',
  ],
  [
    'web/src/app/store.ts',
    String.raw`const part = '[a-z]+'; export const names = new RegExp('^(?:' + part + ')+$');`,
    'regexp/no-super-linear-backtracking',
  ],
  [
    'services/auth/src/app.ts',
    String.raw`export const either = /^(?:\w|[a-c])+$/;`,
    'regexp/no-dupe-disjunctions',
  ],
  [
    'gateway/src/app.ts',
    String.raw`export const plain = (path: string) => path.replace(/\/+$/, '');`,
    'regexp/no-super-linear-move',
  ],
  [
    'services/usage/src/app.ts',
    String.raw`declare const z: any; export const one = z.string().regex(/a/);`,
    'no-restricted-syntax',
  ],
  [
    'services/usage/src/members/members.service.ts',
    String.raw`declare const z: any; export const one = z.string().regex(/a/);`,
    'no-restricted-syntax',
  ],
];

const ALLOWED: [file: string, code: string][] = [
  ['services/readings/src/app.ts', "import '@cosmic/tools/makers';"],
  ['services/readings/src/main.ts', 'export const a = process.env;'],
  ['web/src/app/store.ts', "import '@cosmic/tools/catalogue/catalogue';"],
  ['libs/tools/src/catalogue/catalogue.ts', "import '@cosmic/sky/zodiac';"],
  ['deploy/migrate/src/schemas.ts', "import '@cosmic/billing/migrations/all';"],
];

function judge(cases: [string, string][]): string[][] {
  return JSON.parse(
    execFileSync(process.execPath, [resolve(__dirname, 'judge-imports.mjs')], {
      input: JSON.stringify(cases),
      encoding: 'utf8',
    }),
  );
}

describe('patterns', () => {
  it('are refused where a text can make them slow', () => {
    const verdicts = judge(SLOW.map(([file, code]) => [file, code]));

    expect(verdicts).toEqual(SLOW.map(([, , rule]) => [rule]));
  });
});

describe('who may import whom', () => {
  it('refuses every import the layout forbids', () => {
    const verdicts = judge(FORBIDDEN);

    FORBIDDEN.forEach(([file, code], index) => {
      expect([file, code, verdicts[index]]).toEqual([
        file,
        code,
        [expect.stringMatching(/^no-restricted-/)],
      ]);
    });
  });

  it('takes the imports it is made for', () => {
    expect(judge(ALLOWED)).toEqual(ALLOWED.map(() => []));
  });
});
