import { readdirSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { ROOT, read } from './compose-file';

/** What runs in the image; web is built before and brings its packages along. */
const FOLDERS = [
  'gateway/src',
  'deploy/migrate/src',
  ...['libs', 'services'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${folder}/${name}/src`),
  ),
];

const isShipped = (file: string) =>
  file.endsWith('.ts') && !file.endsWith('.spec.ts') && !/(^|\/)testing\//.test(file);

/** Packages that a source asks for when it runs; imports of types alone are gone by then. */
function packagesOf(source: string): string[] {
  const specifiers = [
    ...source.matchAll(/^(?:import|export) (?!type )(?:[^'";]*? from )?'([^']+)'/gm),
    ...source.matchAll(/\b(?:import|require(?:\.resolve)?)\('([^']+)'\)/g),
  ].map(([, specifier]) => specifier!);
  return specifiers
    .filter((specifier) => !/^(\.|@cosmic\/)/.test(specifier) && !isBuiltin(specifier))
    .map((specifier) =>
      specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/'),
    );
}

describe('the image', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: object };

  it.each(FOLDERS)('holds every package that %s runs with', (folder) => {
    const sources = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter(isShipped)
      .map((file) => read(join(folder, file)));

    const missing = sources.flatMap(packagesOf).filter((name) => !(name in dependencies));

    expect([...new Set(missing)]).toEqual([]);
  });

  it('finds what a source asks for', () => {
    const source = `
import 'reflect-metadata';
import type { FastifyReply } from 'fastify';
import {
  Controller,
} from '@nestjs/common/decorators';
import { join } from 'node:path';
import { sky } from '@cosmic/sky/moon';
export { z } from 'zod';
const later = import('openai');
`.trimStart();

    expect(packagesOf(source)).toEqual(['reflect-metadata', '@nestjs/common', 'zod', 'openai']);
  });
});
