import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { packagesNamedIn } from './packages';

const ROOT = resolve(__dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const root = JSON.parse(read('package.json')) as Manifest;
const web = JSON.parse(read('web/package.json')) as Manifest;
const locked = (
  JSON.parse(read('package-lock.json')) as { packages: Record<string, { version?: string }> }
).packages;

/** Its modules are part of the program that runs the file, so npm has its types only. */
const BROUGHT_BY_ITS_RUNNER: Record<string, string> = { k6: '@types/k6' };

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.([cm]?[jt]sx?|css)$/.test(path) && !path.startsWith('web/public/'));

/** What runs for a visitor: in a service, in the migrator or in the browser. */
function isProduct(path: string): boolean {
  return (
    /^(gateway|web|libs\/[^/]+|services\/[^/]+|deploy\/migrate)\/src\//.test(path) &&
    !/[.-]spec\.tsx?$|\/testing\//.test(path)
  );
}

/** What a file may name: of the root, and for the site's pages of their own project. */
function dependenciesFor(path: string): Record<string, string> {
  return { ...root.dependencies, ...(path.startsWith('web/') && web.dependencies) };
}

/** Each package that a file names without it being among those it may name. */
function unnamed(paths: string[], may: (path: string) => object): string[] {
  return paths.flatMap((path) =>
    packagesNamedIn(path, read(path))
      .map((name) => BROUGHT_BY_ITS_RUNNER[name] ?? name)
      .filter((name) => !(name in may(path)))
      .map((name) => `${name} in ${path}`),
  );
}

describe('the packages that our files name', () => {
  it('are dependencies where the product runs with them, and not for development only', () => {
    const product = files.filter(isProduct);

    expect(product).toEqual(
      expect.arrayContaining([
        'gateway/src/main.ts',
        'web/src/main.tsx',
        'web/src/design/styles/faces.css',
      ]),
    );
    expect(unnamed(product, dependenciesFor)).toEqual([]);
  });

  it('stand in a package.json everywhere else, too', () => {
    const others = files.filter((path) => !isProduct(path));

    expect(
      unnamed(others, (path) => ({ ...dependenciesFor(path), ...root.devDependencies })),
    ).toEqual([]);
  });

  it('are named once, by the very version that the lock file installs', () => {
    const named = [root.dependencies, root.devDependencies, web.dependencies]
      .flatMap((each) => Object.entries(each ?? {}))
      .filter(([name]) => !name.startsWith('@cosmic/'));

    expect(named.map(([name]) => name)).toEqual([...new Set(named.map(([name]) => name))]);
    expect(named).toEqual(named.map(([name]) => [name, locked[`node_modules/${name}`]?.version]));
  });

  it('for the browser are used by pages, so that nothing else comes along', () => {
    const pages = new Set(
      files
        .filter((path) => path.startsWith('web/'))
        .flatMap((path) => packagesNamedIn(path, read(path))),
    );
    /** Asked for by the packages that the pages do name. */
    const peers = ['@tiptap/pm'];

    const unused = Object.keys(web.dependencies ?? {}).filter(
      (name) => !name.startsWith('@cosmic/') && !pages.has(name) && !peers.includes(name),
    );
    expect(unused).toEqual([]);
  });
});

describe('finding what a file names', () => {
  it('reads code', () => {
    const code = `
      import 'reflect-metadata';
      import type { FastifyReply } from 'fastify';
      import { Controller } from '@nestjs/common/decorators';
      import { join } from 'node:path';
      import { readFile } from 'fs/promises';
      import { sky } from '@cosmic/sky/astronomy/moon';
      import { near } from './near';
      import old = require('old');
      export { z } from 'zod';
      const later = () => import('openai');
      const face = require.resolve('@fontsource/hind/files/one.woff2');
      const other = createRequire(import.meta.url).resolve('axe-core/axe.js');
      let request: import('undici').Request;
      const words = "import 'nothing'"; // import 'nothing-either'
      Promise.resolve('not-a-package', 1);
    `;

    expect(packagesNamedIn('a.ts', code)).toEqual([
      ...['reflect-metadata', 'fastify', '@nestjs/common', 'old', 'zod', 'openai'],
      ...['@fontsource/hind', 'axe-core', 'undici'],
    ]);
  });

  it('takes resolve for what it is', () => {
    const paths = "import { resolve } from 'node:path'; resolve('dist');";
    const modules = "const resolve = createRequire(__filename).resolve; resolve('@a/b/c');";

    expect(packagesNamedIn('a.ts', paths)).toEqual([]);
    expect(packagesNamedIn('a.ts', modules)).toEqual(['@a/b']);
  });

  it('reads stylesheets', () => {
    const css = `
      @import 'tailwindcss';
      @import './faces.css';
      @font-face { src: url('@fontsource/hind/files/one.woff2') format('woff2'); }
      .star { cursor: url('/cursors/star.svg') 4 4, pointer; background: url('data:image/svg+xml,x'); }
    `;

    expect(packagesNamedIn('a.css', css)).toEqual(['tailwindcss', '@fontsource/hind']);
  });
});
