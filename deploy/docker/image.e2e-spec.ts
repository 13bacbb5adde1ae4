import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ALL_PROCESSES, makeProcessGroup, type ProcessGroup } from '../../gateway/test/processes';
import { composeServices, read } from './compose-file';
import { instructions } from './dockerfile';
import { layOut, lockedPackages } from './layout';

/** Somebody to whom nothing in the folder belongs, as in the image; only root can become another. */
const NOBODY = process.getuid?.() === 0 ? 65_534 : undefined;

/**
 * The whole product out of a folder that holds what the image holds. The build comes first:
 * `nx run-many -t build`.
 */
describe('the folder that the image is', () => {
  const root = mkdtempSync(join(tmpdir(), 'cosmic-image-'));
  let group: ProcessGroup;

  beforeAll(async () => {
    layOut(root);
    group = await makeProcessGroup({ root, uid: NOBODY });
    if (NOBODY) chownSync(group.world.outbox, NOBODY, NOBODY);
    for (const name of ALL_PROCESSES) {
      group.start(name, {
        NODE_ENV: 'production',
        ...(name === 'gateway' && { WEB_ROOT: join(root, 'web', 'dist') }),
      });
    }
    await group.ready();
  }, 240_000);
  afterAll(async () => {
    await group.stop();
    rmSync(root, { recursive: true });
  });

  it('holds the program of every container', () => {
    for (const { main } of composeServices(read('docker-compose.yml')).values()) {
      if (main) expect([main, existsSync(join(root, main))]).toEqual([main, true]);
    }
  });

  it.each([
    ['of the tools', 'jest'],
    ['of the compiler', 'typescript'],
    ['of the browser', 'react'],
    ['of the browser', 'framer-motion'],
    ['of the browser', '@cosmic/web'],
  ])('holds no package %s: %s', (_, name) => {
    expect(lockedPackages()).toHaveProperty([`node_modules/${name}`]);
    expect(existsSync(join(root, 'node_modules', name))).toBe(false);
  });

  it('holds no source and no test', () => {
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (path) => !path.startsWith('node_modules'),
    );

    expect(readdirSync(join(root, 'node_modules/typeorm'))).not.toContain('index.d.ts');
    expect(files.filter((path) => /\.tsx?$|(^|\/)(src|test|e2e)$/.test(path))).toEqual([]);
  });

  it('serves the site and its API from every process', async () => {
    const page = await fetch(group.url);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('/assets/')]);

    const plans = await fetch(`${group.url}/api/plans`);
    expect(plans.status).toBe(200);
  });

  it('migrates', () => {
    const { world } = group;
    const urls = (['auth', 'billing', 'readings', 'content', 'usage'] as const).map((name) => [
      `${name.toUpperCase()}_DATABASE_URL`,
      world.environment(name)['DATABASE_URL'],
    ]);

    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, 'deploy/migrate/dist/migrate.js')],
      {
        encoding: 'utf8',
        cwd: root,
        uid: NOBODY,
        env: { DATABASE_URL: world.databaseUrl, ...world.migrator, ...Object.fromEntries(urls) },
      },
    );

    expect([status, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toMatchObject({
      migrated: [],
      events: { stream: [], consumers: [] },
    });
  });

  it('is told well and unwell apart by its health check', () => {
    const [check] = instructions('image', 'HEALTHCHECK');
    const [program, ...args] = JSON.parse(/CMD (\[.*\])$/.exec(check!)![1]!) as string[];
    const ask = (port: string) =>
      spawnSync(process.execPath, args, {
        env: program === 'node' ? { HEALTH_PORT: port } : {},
        timeout: 30_000,
      }).status;

    expect(ask(group.healthPort())).toBe(0);
    expect(ask('1')).not.toBe(0);
  });
});
