import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Sources } from './sources.mjs';

let root: string;
const at = (path: string) => join(root, path);
const write = (path: string, text: string) => {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
};
/** A source that was written long before its output. */
const source = (path: string, text: string) => {
  write(path, text);
  utimesSync(at(path), 1000, 1000);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sources-'));
  mkdirSync(at('services'));
  mkdirSync(at('deploy/build'), { recursive: true });
  const checkout = join(__dirname, '..', '..', '..');
  for (const file of ['.swcrc', 'deploy/build/compile-file.mjs']) {
    cpSync(join(checkout, file), at(file));
    utimesSync(at(file), 1000, 1000);
  }
  source('libs/sky/package.json', '{"name":"@cosmic/sky"}');
  source('libs/sky/src/moon.ts', 'export const phase: string = "full";');
  source('libs/sky/src/moon.spec.ts', 'it("shines", () => {});');
});
afterEach(() => rmSync(root, { recursive: true }));

it('compiles what is newer than its output, once', async () => {
  expect(await new Sources(root).bringUpToDate()).toBe(1);
  expect(readFileSync(at('libs/sky/dist/moon.js'), 'utf8')).toContain('phase = "full"');
  expect(existsSync(at('libs/sky/dist/moon.spec.js'))).toBe(false);

  expect(await new Sources(root).bringUpToDate()).toBe(0);
});

it('removes the output of a source that is gone', async () => {
  write('libs/sky/dist/sun.js', '');

  await new Sources(root).bringUpToDate();

  expect(existsSync(at('libs/sky/dist/sun.js'))).toBe(false);
});

it('follows a save, a file that is new and one that is removed', async () => {
  const sources = new Sources(root);
  await sources.bringUpToDate();
  const moon = at('libs/sky/src/moon.ts');
  const output = at('libs/sky/dist/moon.js');

  expect(await sources.follow(moon)).toBeNull();
  write('libs/sky/src/moon.ts', 'export const phase: string = "new";');
  expect(await sources.follow(moon)).toBe(output);
  expect(readFileSync(output, 'utf8')).toContain('phase = "new"');

  rmSync(moon);
  expect(await sources.follow(moon)).toBe(output);
  expect(existsSync(output)).toBe(false);

  write('libs/sky/src/stars/north.ts', 'export const name = "Polaris";');
  expect(await sources.follow(at('libs/sky/src/stars/north.ts'))).toBe(
    at('libs/sky/dist/stars/north.js'),
  );
  expect(await sources.follow(at('libs/sky/src/moon.spec.ts'))).toBeNull();
});

it('leaves the output as it was where a source cannot be compiled', async () => {
  const sources = new Sources(root);
  await sources.bringUpToDate();
  write('libs/sky/src/moon.ts', 'export const phase = ;');

  await expect(sources.follow(at('libs/sky/src/moon.ts'))).rejects.toThrow(/Expression expected/);
  expect(readFileSync(at('libs/sky/dist/moon.js'), 'utf8')).toContain('phase = "full"');
});
