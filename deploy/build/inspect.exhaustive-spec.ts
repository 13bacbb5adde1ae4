import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');
const PROJECT = resolve(ROOT, 'test-artifacts/inspected');
const CONFIG = { extends: '../../tsconfig.base.json', include: ['*.ts'] };

/** The command that holds all projects to their types and rules, on a project made for it. */
describe('inspecting a project', () => {
  beforeAll(() => {
    rmSync(PROJECT, { recursive: true, force: true });
    mkdirSync(PROJECT, { recursive: true });
    writeFileSync(resolve(PROJECT, 'tsconfig.json'), JSON.stringify(CONFIG));
  });
  afterAll(() => rmSync(PROJECT, { recursive: true, force: true }));

  const inspect = (wanted: string, source: string): Promise<{ passes: boolean; said: string }> => {
    writeFileSync(resolve(PROJECT, 'star.ts'), source);
    const command = ['deploy/build/inspect.mjs', wanted, relative(ROOT, PROJECT)];
    return new Promise((settle) =>
      execFile(process.execPath, command, { cwd: ROOT }, (error, out, said) =>
        settle({ passes: error === null, said: out + said }),
      ),
    );
  };

  const RIGHT = 'export const magnitude: number = -1.46;\n';
  const WRONG_TYPE = "export const magnitude: number = 'bright';\n";
  const FLOATING =
    'export function shine(): void {\n  Promise.resolve();\n}\nexport const magnitude: number = 1;\n';

  it('says nothing of one that is right', async () => {
    expect(await inspect('types,lint', RIGHT)).toEqual({ passes: true, said: '' });
  });

  it('names a wrong type, and a rule that asks for types', async () => {
    const both = await inspect('types,lint', WRONG_TYPE + FLOATING.replace('magnitude', 'other'));

    expect(both.passes).toBe(false);
    expect(both.said).toContain('TS2322');
    expect(both.said).toContain('@typescript-eslint/no-floating-promises');
  });

  it('holds it to what was asked for alone', async () => {
    expect((await inspect('types', FLOATING)).passes).toBe(true);
    expect((await inspect('lint', WRONG_TYPE)).passes).toBe(true);
  });

  it('refuses what it can not inspect', async () => {
    const { passes, said } = await inspect('spelling', RIGHT);

    expect(passes).toBe(false);
    expect(said).toContain('spelling is not one of types,lint');
  });
});
