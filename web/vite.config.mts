import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { firstPaint } from './build-steps/first-paint.mts';
import { minifyAgain } from './build-steps/minify-again.mts';
import { noJsonSchema } from './build-steps/no-json-schema.mts';
import { noToolDescriptions } from './build-steps/no-tool-descriptions.mts';
import { scriptsAfterPaint, type Chunk } from './build-steps/scripts-after-paint.mts';
import { serviceWorker } from './build-steps/service-worker.mts';

/** Faces for a few letters that stand further down or on some pages only. */
const FOR_LATER = /hindi-name|-rupee/;

/** The two text faces are asked for with the page, not when the stylesheet has been read. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => file.endsWith('.woff2') && !FOR_LATER.test(file))
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

/**
 * Builds the site in another language, or with the page of all primitives: a module, or a
 * stylesheet that a module imports, gives way to its twin, `x.strings.ts` to `x.strings.hi.ts`.
 * Nobody downloads a language that is not read, and nothing chooses words at run time.
 */
function twins(variant: string): Plugin {
  return {
    name: `twins-${variant}`,
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const resolved = importer && (await this.resolve(source, importer, options));
      if (!resolved || resolved.external || resolved.id.includes('/node_modules/')) return null;
      const twin = resolved.id.replace(/\.(tsx?|css)$/, `.${variant}.$1`);
      // A twin may build on what it stands in for.
      return twin !== importer && twin !== resolved.id && existsSync(twin) ? twin : null;
    },
  };
}

/** Names the document of another language, and says in it which one that is. */
function documentIn(language: string): Plugin {
  return {
    name: 'document-in-language',
    transformIndexHtml: (html) => html.replace('<html lang="en">', `<html lang="${language}">`),
    generateBundle: {
      order: 'post',
      handler: (_options, bundle) => {
        const page = bundle['index.html'];
        if (page) page.fileName = `index.${language}.html`;
      },
    },
  };
}

/** Puts a .br and a .gz beside every file of text, so that the server has nothing to compress. */
function compressAhead(): Plugin {
  let folder = '';
  return {
    name: 'compress-ahead',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle: async () => {
      const files = await readdir(folder, { recursive: true });
      // What a dot hides is not served.
      const texts = files.filter(
        (file) => TEXT.test(file) && !file.startsWith('.') && !files.includes(`${file}.br`),
      );
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

/**
 * What every page stands on, in files of its own that run one after the other. A telephone leaves
 * room for a finger between two files; all in one they would hold it for a third of a second.
 */
const STARTING_CHUNKS: Chunk[] = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/react-router(-dom)?\// },
  {
    name: 'store',
    test: /node_modules\/(@reduxjs\/toolkit|immer|react-redux|redux|reselect)\/|src\/(api\/api|app\/store|state\/(?!choose|use-|visits|stream\/(live|follow)|drafts\/keep-).*)\.ts$/,
  },
  // Each is a few lines that nearly every page asks for: one file of them is one request, and smaller.
  {
    name: 'common',
    test: /sky\/src\/(zodiac|glyph-paths)\.ts$|src\/(head\.ts|language\/formats\.ts|design\/(circle\.ts|classes\.ts|glyphs\.tsx|random\.ts|skeleton\.tsx|starfield\.tsx|design\.strings(\.hi)?\.ts|icon\.tsx))$/,
  },
];

/** A few lines that parts share with the form of a tool: within its file they would bring all of it along. */
const SHARED_LINES: Chunk = {
  name: 'shared-lines',
  test: /src\/(features\/tools\/generation\/kept-reading|api\/idempotency-key|language\/lang-of)\.ts$/,
};

/** What reads the tables of the planets shares it with the series, which are four times as large. */
const SEARCHES: Chunk = {
  name: 'searches',
  test: /sky\/src\/astronomy\/(delta-t|range|search)\.ts$/,
};

/** What the form of a tool shares with the check of its answers: within its file it would bring all of it along. */
const OF_FORMS: Chunk = {
  name: 'of-forms',
  test: /src\/(features\/tools\/form\/(own-school|form-values|missing\.strings(\.hi)?)|api\/say-problem|language\/(field-problems(\.hi)?|server-words))\.ts$/,
};

/** What the draw and the answer of the tarot share: smaller as one file. */
const OF_TAROT: Chunk = {
  name: 'of-tarot',
  test: /src\/features\/tools\/tarot\/(draw-steps|spreads(\.hi)?|tarot\.strings(\.hi)?)\.ts$/,
};

/** Short lists of names that forms and readings share: smaller as one file. */
const NAMES: Chunk = {
  name: 'names',
  test: /contracts\/src\/chart-school\.ts$|divination\/src\/tarot\/card\.ts$|sky\/src\/charts\/nakshatras\.ts$/,
};

/** How planets stand to each other: within the file of the drawn wheel all who reckon would draw it too. */
const ASPECTS: Chunk = { name: 'aspects', test: /sky\/src\/charts\/aspects\.ts$/ };

/** What forms are made of: a few lines each, which most pages with a form ask for together. */
const FIELDS: Chunk = {
  name: 'fields',
  test: /src\/design\/(check-list|choice|controls|field|handed-over-focus|use-focus-on-first)\.tsx?$/,
};

/** The router's package names its development build alone; the other one has no warnings in it. */
function productionRouter() {
  const { resolve } = createRequire(import.meta.url);
  const folder = join(dirname(resolve('react-router/package.json')), 'dist/production');
  return [
    { find: /^react-router$/, replacement: join(folder, 'index.mjs') },
    { find: /^react-router\/dom$/, replacement: join(folder, 'dom-export.mjs') },
  ];
}

/** Any other mode than a language's builds the English site. */
const OTHER_LANGUAGES = ['hi'];

/** The mode that builds the page of all primitives as well; nothing that is shipped has it. */
const GALLERY = 'gallery';

/** What servers have more of: `source.ts` of the sky reads a megabyte of tables, its twin does not. */
const BROWSER = 'browser';

export default defineConfig(({ mode, command }) => {
  const language = OTHER_LANGUAGES.includes(mode) ? mode : undefined;
  const ofVariant = [
    twins(BROWSER),
    ...(language ? [twins(language)] : []),
    ...(mode === GALLERY || command === 'serve' ? [twins(GALLERY)] : []),
  ];
  return {
    root: import.meta.dirname,
    plugins: [
      ...ofVariant,
      ...(language ? [documentIn(language)] : []),
      react(),
      tailwindcss(),
      preloadFonts(),
      noJsonSchema(),
      noToolDescriptions(),
      minifyAgain(),
      scriptsAfterPaint(STARTING_CHUNKS),
      firstPaint(language, [...ofVariant, react()]),
      serviceWorker(),
      compressAhead(),
    ],
    worker: { plugins: () => [twins(BROWSER)] },
    // The workspace's libraries are bundled from their sources, so they need no build first.
    resolve: {
      conditions: ['source', ...defaultClientConditions],
      alias: command === 'build' ? productionRouter() : [],
    },
    build: {
      outDir: 'dist',
      // English is built first; what another language has in common with it is the same file.
      emptyOutDir: !language,
      copyPublicDir: !language,
      manifest: language ? `.vite/manifest.${language}.json` : true,
      modulePreload: { polyfill: false },
      // A strict content security policy knows no data: addresses.
      assetsInlineLimit: 0,
      rolldownOptions: {
        // Libraries that only read something as they are loaded change nothing by it.
        treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
        output: {
          codeSplitting: {
            groups: [
              ...STARTING_CHUNKS,
              SHARED_LINES,
              OF_FORMS,
              OF_TAROT,
              SEARCHES,
              NAMES,
              ASPECTS,
              FIELDS,
            ],
          },
          // The first script names all the others, so a longer name would weigh on every first page.
          chunkFileNames: ({ name }) =>
            STARTING_CHUNKS.some((chunk) => chunk.name === name)
              ? 'assets/[name]-[hash].js'
              : 'assets/[hash:7].js',
        },
      },
    },
  };
});
