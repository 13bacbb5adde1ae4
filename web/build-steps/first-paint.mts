import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build, type Plugin, type PluginOption } from 'vite';

const MOST_BYTES = 16 * 1024 * 1024;

/**
 * Writes what pages show before any script has run, for the gateway to send with them:
 * `.vite/first-paint.json`, or of another language `.vite/first-paint.hi.json`, by path.
 * The application is built once more for it, as a program, and run where there is no browser.
 *
 * @param plugins what makes the build another language's
 */
export function firstPaint(language: string | undefined, plugins: PluginOption[]): Plugin {
  let root = '';
  let folder = '';
  let conditions: string[] = [];
  return {
    name: 'first-paint',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      folder = join(root, config.build.outDir);
      conditions = [...config.resolve.conditions];
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
          { maxBuffer: MOST_BYTES, env: { ...process.env, NODE_ENV: 'production' } },
        );
        const file = `first-paint${language ? `.${language}` : ''}.json`;
        await writeFile(join(folder, '.vite', file), stdout);
      } finally {
        await rm(program, { recursive: true, force: true });
      }
    },
  };
}
