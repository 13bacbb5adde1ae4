import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ModuleGraph } from './module-graph.mjs';

let root: string;
const at = (path: string) => join(root, path);
const write = (path: string, text: string) => {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
};
const graph = () =>
  new ModuleGraph(
    new Map([
      ['@cosmic/sky', at('libs/sky/dist')],
      ['@cosmic/usage', at('services/usage/dist')],
    ]),
  );

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'module-graph-'));
  write('services/usage/dist/main.js', 'const _app = require("./app");');
  write(
    'services/usage/dist/app.js',
    'const _moon = require("@cosmic/sky/moon");\nrequire("./parts/one");\nrequire("zod");',
  );
  write('services/usage/dist/parts/one.js', 'require("../app");\nrequire("./names.json");');
  write('services/usage/dist/other.js', '');
  write('libs/sky/dist/moon.js', 'Promise.resolve().then(()=>require("./orbit"));');
  write('libs/sky/dist/orbit.js', '');
});
afterEach(() => rmSync(root, { recursive: true }));

it('follows what a program loads, in circles, across projects and on demand', () => {
  expect([...graph().filesOf(at('services/usage/dist/main.js'))].sort()).toEqual(
    [
      'services/usage/dist/main.js',
      'services/usage/dist/app.js',
      'services/usage/dist/parts/one.js',
      'services/usage/dist/parts/names.json',
      'libs/sky/dist/moon.js',
      'libs/sky/dist/orbit.js',
    ]
      .map(at)
      .sort(),
  );
});

it('notices what a changed file loads now', () => {
  const main = at('services/usage/dist/main.js');
  const known = graph();
  expect(known.filesOf(main).has(at('services/usage/dist/other.js'))).toBe(false);

  write('services/usage/dist/parts/one.js', 'require("../other");');
  known.forget(at('services/usage/dist/parts/one.js'));

  expect(known.filesOf(main).has(at('services/usage/dist/other.js'))).toBe(true);
  expect(known.filesOf(main).has(at('services/usage/dist/parts/names.json'))).toBe(false);
});
