import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { authConfig } from '@cosmic/auth/config';
import { billingConfig } from '@cosmic/billing/config';
import { gatewayConfig } from '@cosmic/gateway/config';
import { migrateConfig } from '@cosmic/migrate/config';
import { contentWorkerConfig } from '@cosmic/content/config';
import { readingsConfig, readingsWorkerConfig } from '@cosmic/readings/config';
import { usageConfig } from '@cosmic/usage/config';

const ROOT = resolve(__dirname, '../..');
const README = readFileSync(join(ROOT, 'README.md'), 'utf8');

describe("the README's table of variables", () => {
  const variables = new Set(
    [
      authConfig,
      billingConfig,
      gatewayConfig,
      migrateConfig,
      contentWorkerConfig,
      readingsConfig,
      readingsWorkerConfig,
      usageConfig,
    ].flatMap((schema) => Object.keys(schema.shape)),
  );

  it.each([...variables])('names %s', (variable) => {
    // Those that are one for each service stand in one row, shortened.
    const named = variable
      .replace(/^(BILLING|READINGS|CONTENT)_DATABASE_URL$/, '`$1_…`')
      .replace(/^GATEWAY_\w+_REQUEST_SECRET$/, '`GATEWAY_<SERVICE>_REQUEST_SECRET`')
      .replace(/^(AUTH_BILLING|BILLING_AUTH|USAGE_READINGS)_REQUEST_SECRET$/, '`$1_…`');
    expect(README).toContain(named);
  });
});

describe('what the README says it stands on', () => {
  const table = README.split('## What it stands on')[1]!.split('\n## ')[0]!;
  const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
  const rows = [...table.matchAll(/^\| (`.+?) \| (.+?) \|/gm)].map(([, packages, places]) => ({
    packages: quoted(packages!),
    places: quoted(places!),
  }));
  const dependencies = ['package.json', 'web/package.json'].flatMap((path) => {
    const manifest = JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Record<string, object>;
    return Object.keys({ ...manifest['dependencies'], ...manifest['devDependencies'] });
  });

  it.each(rows.flatMap(({ packages, places }) => packages.map((name) => [name, places] as const)))(
    '%s, is a dependency and lives where it says',
    (name, places) => {
      expect(dependencies.some((one) => one === name || one === `@types/${name}`)).toBe(true);
      // `git grep` ends with an error where nothing in these places names the package.
      const named = ['grep', '-lF', '-e', `'${name}`, '-e', `"${name}`, '--', ...places];
      expect(() => execFileSync('git', named, { cwd: ROOT })).not.toThrow();
    },
  );

  it('is the whole of its stack', () => {
    expect(rows.flatMap(({ packages }) => packages).length).toBeGreaterThan(20);
  });
});
