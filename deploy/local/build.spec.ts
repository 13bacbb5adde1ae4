import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stateOf } from './build.mjs';

let root: string;
const write = (path: string, text: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};
const state = () => [stateOf(root, 'sources'), stateOf(root, 'outputs')];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-'));
  write('libs/sky/src/moon.ts', 'full');
  write('libs/sky/dist/moon.js', 'full');
  write('libs/sky/node_modules/x/index.js', 'x');
  write('package-lock.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the state of a build', () => {
  it('stays the same while nothing is touched', () => {
    expect(state()).toEqual(state());
  });

  it.each([
    ['a source', 'libs/sky/src/moon.ts', [false, true]],
    ['a new source', 'libs/sky/src/sun.ts', [false, true]],
    ['the lock file', 'package-lock.json', [false, true]],
    ['an output', 'libs/sky/dist/moon.js', [true, false]],
    ['an installed package', 'libs/sky/node_modules/x/index.js', [true, true]],
  ])('notices %s', (_, path, unchanged) => {
    const before = state();

    write(path, 'new moon');

    expect(state().map((each, index) => each === before[index])).toEqual(unchanged);
  });

  it('notices a change that keeps the length', () => {
    const before = state();

    utimesSync(join(root, 'libs/sky/src/moon.ts'), new Date(), new Date(Date.now() + 5000));

    expect(state()[0]).not.toBe(before[0]);
  });

  it('notices that outputs were removed', () => {
    const before = state();

    rmSync(join(root, 'libs/sky/dist'), { recursive: true });

    expect(state()[1]).not.toBe(before[1]);
  });
});
