import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { build, type Manifest, type Plugin, type PluginOption } from 'vite';
import type { Painted } from '../src/app/first-paint';

const MAX_BYTES = 16 * 1024 * 1024;

/**
 * Writes what pages show before any script has run, for the gateway to send with them:
 * `.vite/first-paint.json`, or of another language `.vite/first-paint.hi.json`, by path, each with
 * the links that let a browser fetch the scripts it will be drawn by together with the others.
 * The application is built once more for it, as a program, and run where there is no browser.
 *
 * @param plugins what makes the build another language's
 */
export function firstPaint(language: string | undefined, plugins: PluginOption[]): Plugin {
  let root = '';
  let folder = '';
  let conditions: string[] = [];
  let manifest = '';
  return {
    name: 'first-paint',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      folder = resolve(root, config.build.outDir);
      conditions = [...config.resolve.conditions];
      const named = config.build.manifest;
      manifest = join(folder, typeof named === 'string' ? named : '.vite/manifest.json');
    },
    closeBundle: async () => {
      const program = await mkdtemp(join(tmpdir(), 'cosmic-first-paint-'));
      try {
        await build({
          configFile: false,
          root,
          publicDir: false,
          logLevel: 'warn',
          plugins,
          resolve: { conditions },
          ssr: { noExternal: true, resolve: { conditions: ['source', 'node'] } },
          build: {
            ssr: join(root, 'src/app/first-paint.tsx'),
            outDir: program,
            emptyOutDir: false,
            rolldownOptions: { output: { entryFileNames: 'first-paint.mjs' } },
          },
        });
        const { stdout } = await promisify(execFile)(
          process.execPath,
          [
            `--import=${new URL('no-browser.mjs', import.meta.url).href}`,
            join(program, 'first-paint.mjs'),
          ],
          { maxBuffer: MAX_BYTES, env: { ...process.env, NODE_ENV: 'production' } },
        );
        const file = `first-paint${language ? `.${language}` : ''}.json`;
        const chunks = JSON.parse(await readFile(manifest, 'utf8')) as Manifest;
        const paints = Object.entries(JSON.parse(stdout) as Painted).map(
          ([path, { body, parts }]) => [path, { body, links: linksOf(parts, chunks) }],
        );
        await writeFile(join(folder, '.vite', file), JSON.stringify(Object.fromEntries(paints)));
      } finally {
        await rm(program, { recursive: true, force: true });
      }
    },
  };
}

/** What a page's own parts bring along beyond what every page has. */
function linksOf(parts: readonly string[], chunks: Manifest): string {
  const ofEveryPage = new Set(filesOf('index.html', chunks));
  return [...new Set(parts.flatMap((part) => filesOf(part, chunks)))]
    .filter((file) => !ofEveryPage.has(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');
}

function filesOf(name: string, chunks: Manifest): string[] {
  const chunk = chunks[name];
  if (!chunk) throw new Error(`${name} is no part of its own`);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((imported) => filesOf(imported, chunks))];
}
