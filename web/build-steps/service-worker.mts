import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

/** What works without a connection, with all that it brings along. */
const OFFLINE_PARTS = [
  'src/app/account-menu.tsx',
  'src/app/after-load.ts',
  'src/app/bottom-bar.tsx',
  'src/app/members-part.tsx',
  'src/app/members-only.tsx',
  'src/app/mobile-menu.tsx',
  'src/app/toaster.tsx',
  'src/app/today-part.tsx',
  'src/features/home/home-page.tsx',
  'src/features/tools/catalogue/catalogue-page.tsx',
  'src/features/tools/tool-page.tsx',
  'src/features/dashboard/dashboard-page.tsx',
  'src/features/dashboard/overview-tab.tsx',
  'src/features/dashboard/readings-tab.tsx',
  'src/features/dashboard/reading-page.tsx',
  'src/features/account/account-notices.tsx',
  'src/features/not-found/not-found-page.tsx',
  'src/features/sky/sky-page.tsx',
];

/** `index.html`, or of another language `index.hi.html`. */
const PAGE = /^index(\.\w+)?\.html$/;

/**
 * Writes the service worker, with the list of files that this build needs offline, and the page
 * it falls back to: the application, at any address. Each language has its own. The worker is
 * built apart: it is one classic script without imports.
 */
export function serviceWorker(): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      folder = resolve(root, config.build.outDir);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: async (_options, bundle) => {
        const page = Object.values(bundle).find(({ fileName }) => PAGE.test(fileName));
        if (page?.type !== 'asset') throw new Error('the build has no page');
        const [, language = ''] = PAGE.exec(page.fileName)!;
        const file = `offline${language}.html`;
        await writeFile(join(folder, file), page.source);
        const shell = {
          url: `/${file}`,
          revision: createHash('sha256').update(page.source).digest('base64url').slice(0, 16),
        };
        const files = offlineFiles(bundle, root).map((file) => ({
          url: `/${file}`,
          revision: null,
        }));
        await build({
          configFile: false,
          root,
          publicDir: false,
          logLevel: 'warn',
          define: {
            __OFFLINE_PAGE__: JSON.stringify(shell.url),
            __OFFLINE_FILES__: JSON.stringify([shell, ...files]),
            'process.env.NODE_ENV': '"production"',
          },
          build: {
            outDir: folder,
            emptyOutDir: false,
            rolldownOptions: {
              input: join(root, 'src/app/offline/service-worker.ts'),
              output: { format: 'iife', entryFileNames: `sw${language}.js` },
            },
          },
        });
      },
    },
  };
}

/** The application's own parts, those of the pages, their workers, and all styles and faces. */
function offlineFiles(bundle: Rolldown.OutputBundle, root: string): string[] {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const wanted = new Set<string>();
  const add = (file: string, withParts: boolean) => {
    const chunk = byFile.get(file);
    if (!chunk || wanted.has(file)) return;
    wanted.add(file);
    for (const imported of chunk.imports) add(imported, withParts);
    if (withParts) for (const opened of chunk.dynamicImports) add(opened, true);
  };
  // Which the application opens, the list says; of a page everything that it can open itself.
  for (const { isEntry, fileName } of chunks) if (isEntry) add(fileName, false);
  for (const page of OFFLINE_PARTS) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === join(root, page));
    if (!chunk) throw new Error(`${page} is no part of its own`);
    add(chunk.fileName, true);
  }
  // The script of a worker that a part starts is a file of its own, built apart.
  const workers = [...wanted]
    .flatMap((part) => [...(byFile.get(part)?.viteMetadata?.importedAssets ?? [])])
    .filter((file) => file.endsWith('.js'));
  const looks = Object.keys(bundle).filter((file) => /\.(css|woff2)$/.test(file));
  return [...new Set([...wanted, ...workers, ...looks])];
}
