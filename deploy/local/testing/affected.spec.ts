import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { e2ePatterns } from './affected.mjs';

const ROOT = join(__dirname, '..', '..', '..');

const runs = (folders: string[], file: string) =>
  e2ePatterns(folders).some((pattern) => new RegExp(pattern).test(file));

describe('the end-to-end tests of a change', () => {
  it("are a service's own and those of the API", () => {
    expect(runs(['services/usage'], 'services/usage/test/logs.e2e-spec.ts')).toBe(true);
    expect(runs(['services/usage'], 'gateway/test/client.e2e-spec.ts')).toBe(true);
    expect(runs(['services/usage'], 'services/auth/test/mails.e2e-spec.ts')).toBe(false);
    expect(runs(['services/usage'], 'services/usage/src/logs.spec.ts')).toBe(false);
  });

  it('are the journeys where the API or the pages changed', () => {
    expect(runs(['gateway'], 'web/e2e/journeys/member.journey.ts')).toBe(true);
    expect(runs(['web'], 'web/e2e/journeys/member.journey.ts')).toBe(true);
    expect(runs(['web'], 'gateway/test/client.e2e-spec.ts')).toBe(false);
  });

  it('are those of what deploys it', () => {
    expect(runs(['deploy/build'], 'deploy/nats/accounts.e2e-spec.ts')).toBe(true);
  });

  it('are none where nothing changed', () => {
    expect(e2ePatterns([])).toEqual([]);
  });
});

it('no end-to-end test lies where no change would run it', () => {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { name?: string }>;
  };
  const projects = Object.keys(packages).filter(
    (folder) => folder !== '' && !folder.includes('node_modules'),
  );
  const files = execFileSync('git', ['ls-files', '*.e2e-spec.ts', '*.journey.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .trim()
    .split('\n');

  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !runs(projects, file))).toEqual([]);
});
