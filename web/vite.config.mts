import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

/** The two text faces are asked for with the page, not when the stylesheet has been read. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
              href: `/${file}`,
            },
            injectTo: 'head-prepend',
          })),
    },
  };
}

const TEXT = /\.(js|css|svg|json|txt|xml|webmanifest)$/;
const WORTH_IT_BYTES = 1024;

const ENCODERS = {
  '.br': (file: Buffer) =>
    promisify(brotliCompress)(file, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
  '.gz': (file: Buffer) => promisify(gzip)(file, { level: constants.Z_BEST_COMPRESSION }),
};

/** Puts a .br and a .gz beside every file of text, so that the server has nothing to compress. */
function compressAhead(): Plugin {
  let folder = '';
  return {
    name: 'compress-ahead',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    closeBundle: async () => {
      const files = await readdir(folder, { recursive: true });
      // What a dot hides is not served.
      const texts = files.filter((file) => TEXT.test(file) && !file.startsWith('.'));
      await Promise.all(
        texts.map(async (name) => {
          const file = await readFile(join(folder, name));
          if (file.length <= WORTH_IT_BYTES) return;
          for (const [ending, encode] of Object.entries(ENCODERS)) {
            await writeFile(join(folder, name + ending), await encode(file));
          }
        }),
      );
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), preloadFonts(), compressAhead()],
  // The workspace's libraries are bundled from their sources, so they need no build first.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    // A strict content security policy knows no data: addresses.
    assetsInlineLimit: 0,
  },
});
