import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const MERGED = 'services/usage/src/migrations/1000000000000-merged.ts';
const MINE = 'services/usage/src/migrations/2000000000000-mine.ts';
const SUMS = 'deploy/migrate/migrations.sha256';

/** A repository with one migration on its main branch, and a branch of one's own. */
describe('npm run migrations:seal', () => {
  let root: string;

  const write = (path: string, text: string) => writeFileSync(join(root, path), text);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root });
  const commit = () => {
    git('add', '-A');
    git('-c', 'user.name=one', '-c', 'user.email=one@example.com', 'commit', '-qm', 'one');
  };
  const seal = () => {
    const { status, stderr } = spawnSync(process.execPath, ['deploy/migrate/seal.mjs'], {
      cwd: root,
      encoding: 'utf8',
    });
    const sums = readFileSync(join(root, SUMS), 'utf8').trim().split('\n');
    return { status, stderr, sums };
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'cosmic-seal-'));
    mkdirSync(join(root, 'deploy/migrate'), { recursive: true });
    mkdirSync(join(root, 'services/usage/src/migrations'), { recursive: true });
    cpSync(resolve(__dirname, '../seal.mjs'), join(root, 'deploy/migrate/seal.mjs'));
    git('init', '-q', '-b', 'main');
    write(SUMS, '');
    write(MERGED, 'one');
    commit();
    seal();
    commit();
    git('checkout', '-q', '-b', 'mine');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('notes a new one, and notes it anew as long as it is not on the main branch', () => {
    write(MINE, 'first thought');
    const first = seal();
    commit();
    write(MINE, 'second thought');
    const second = seal();

    expect([first.status, second.status]).toEqual([0, 0]);
    expect(second.sums).toHaveLength(2);
    expect(second.sums[0]).toBe(first.sums[0]);
    expect(second.sums[1]).toMatch(new RegExp(`^[0-9a-f]{64}  ${MINE}$`));
    expect(second.sums[1]).not.toBe(first.sums[1]);
  });

  it('refuses one that has been merged and was changed', () => {
    const before = seal().sums;
    write(MERGED, 'changed');
    const { status, stderr, sums } = seal();

    expect(status).toBe(1);
    expect(stderr).toContain(`${MERGED} was changed`);
    expect(sums).toEqual(before);
  });
});
