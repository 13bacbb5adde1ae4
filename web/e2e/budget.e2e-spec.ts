import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { constants, gzipSync } from 'node:zlib';

const DIST = resolve(__dirname, '../dist');
const MANIFEST = resolve(DIST, '.vite/manifest.json');

const ENTRY = 'index.html';
const BEGIN = 'src/begin.ts';
const HOME = 'src/features/home/home-page.tsx';
const SKY = 'src/features/sky/sky-page.tsx';

/** Bytes, compressed. */
const FIRST_ROUTE = 130_000;
/** The same code; its words take three bytes a letter. */
const FIRST_ROUTE_IN_HINDI = 132_000;
const OTHER_PART = 40_000;
const FONTS = 90_000;
const SOUNDS = 400_000;

/** What the library that works out where planets stand would complain of; no other code does. */
const EPHEMERIS = 'Light-travel time solver did not converge';

/** The name of the other language, and the colours of a horoscope that was written in it. */
const OF_ENGLISH_PAGES = ['हिन्दी', 'नीला', 'लाल', 'हरा', 'बैंगनी', 'सुनहरा'];

/** Parts that no visitor's page ever asks for, each with a bound of its own. */
const NOT_FOR_VISITORS: Readonly<Record<string, number>> = {
  // A library for writing with all of its document model; only the administrator edits posts.
  'src/features/blog-generator/editor/rich-text.tsx': 140_000,
};

interface Chunk {
  file: string;
  isDynamicEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  /** What it asks for besides modules: pictures, faces, the scripts of workers. */
  assets?: string[];
}

/** What a visitor's first page and every later part weigh in the build as it is. */
describe('the weight of the build', () => {
  let chunks: Record<string, Chunk>;

  beforeAll(() => {
    if (!existsSync(MANIFEST)) throw new Error('build first: npx nx run-many -t build');
    chunks = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, Chunk>;
  });

  /** The files that are there once a chunk runs: its own and those it imports, however deep. */
  const filesOf = (name: string, seen = new Set<string>()): Set<string> => {
    const { file, imports = [] } = chunks[name]!;
    if (!seen.has(file)) {
      seen.add(file);
      for (const imported of imports) filesOf(imported, seen);
    }
    return seen;
  };
  /** What a part is made of and may open, but for what every page may. */
  const allOf = (name: string, seen = new Set<string>()): Set<string> => {
    if (name === ENTRY || seen.has(name)) return seen;
    seen.add(name);
    const { imports = [], dynamicImports = [] } = chunks[name]!;
    for (const other of [...imports, ...dynamicImports]) allOf(other, seen);
    return seen;
  };
  const workersOf = (names: string[]) => [
    ...new Set(
      names.flatMap((name) => chunks[name]!.assets ?? []).filter((file) => file.endsWith('.js')),
    ),
  ];
  const read = (file: string) => readFileSync(resolve(DIST, file), 'utf8');
  const firstRoute = () => filesOf(HOME, filesOf(ENTRY, filesOf(BEGIN)));
  const weigh = (files: Iterable<string>) =>
    [...files]
      .map((file) => readFileSync(resolve(DIST, file)))
      .reduce(
        (sum, file) => sum + gzipSync(file, { level: constants.Z_BEST_COMPRESSION }).length,
        0,
      );

  /** What is there before a part is fetched, whoever opens it. */
  const knownBefore = (part: string) => {
    const [first = [], ...others] = Object.keys(chunks)
      .filter((name) => chunks[name]!.dynamicImports?.includes(part))
      .map((name) => [...filesOf(name)]);
    return new Set([
      ...firstRoute(),
      ...first.filter((file) => others.every((files) => files.includes(file))),
    ]);
  };

  it('lets the first route be 130 kB of JavaScript', () => {
    expect(weigh(firstRoute())).toBeLessThanOrEqual(FIRST_ROUTE);
  });

  it('asks for the styles first, and for the application when the page was seen', () => {
    const page = read('index.html');
    const [, rest = ''] = /<template id="rest">(.*?)<\/template>/s.exec(page) ?? [];
    const addresses = (html: string) =>
      [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css|woff2))"/g)].map(
        ([, file]) => file!,
      );
    const [styles, ...seenFirst] = addresses(page.replace(rest, ''));

    expect(styles).toMatch(/\.css$/);
    expect(seenFirst.filter((file) => file.endsWith('.js'))).toEqual([chunks[BEGIN]!.file]);
    expect(addresses(rest)).toContain(chunks[ENTRY]!.file);
    expect(chunks[BEGIN]!.imports).toBeUndefined();
  });

  it('lets every other part add 40 kB to what opens it, with all it brings along', () => {
    const parts = Object.keys(chunks).filter((name) => chunks[name]!.isDynamicEntry);
    const weights = parts.map((name) => {
      const known = knownBefore(name);
      return { name, bytes: weigh([...filesOf(name)].filter((file) => !known.has(file))) };
    });

    expect(parts.length).toBeGreaterThan(5);
    const tooHeavy = weights.filter(
      ({ name, bytes }) => bytes > (NOT_FOR_VISITORS[name] ?? OTHER_PART),
    );
    expect(tooHeavy).toEqual([]);
  });

  it('lets every worker be 40 kB, which is one script by itself', () => {
    const workers = workersOf(Object.keys(chunks));

    // The sky of the home page, the transits of a life, and how dates are written.
    expect(workers).toHaveLength(3);
    for (const worker of workers) {
      expect(weigh([worker])).toBeLessThanOrEqual(OTHER_PART);
      expect(read(worker)).not.toMatch(/\bimport\b/);
    }
  });

  it.each([
    ['the home page', HOME],
    ['the page of the sky', SKY],
  ])('works out the sky of %s in a worker, and by nothing else', (_page, part) => {
    const computes = (file: string) => read(file).includes(EPHEMERIS);
    const scripts = [...allOf(part)].map((name) => chunks[name]!.file);

    expect(scripts.filter(computes)).toEqual([]);
    expect(workersOf([...allOf(part)]).filter(computes)).toHaveLength(1);
  });

  it('lets only the editor of a post bring the administrator’s heavy parts along', () => {
    const heavy = Object.keys(NOT_FOR_VISITORS).map((name) => chunks[name]!.file);
    const bringers = Object.entries(chunks)
      .filter(([name]) => !(name in NOT_FOR_VISITORS))
      .filter(([name]) => [...filesOf(name)].some((file) => heavy.includes(file)));
    const openers = Object.entries(chunks).flatMap(([name, { dynamicImports = [] }]) =>
      dynamicImports.some((opened) => opened in NOT_FOR_VISITORS) ? [name] : [],
    );

    expect(bringers).toEqual([]);
    expect(openers).toEqual(['src/features/blog-generator/generator-routes.tsx']);
  });

  it('keeps Hindi out of what readers of English download', () => {
    const words = Object.entries(chunks)
      // A library for links knows every top-level domain.
      .filter(([name, { file }]) => file.endsWith('.js') && !(name in NOT_FOR_VISITORS))
      .flatMap(
        ([, { file }]) =>
          readFileSync(resolve(DIST, file), 'utf8').match(/[\u0900-\u097f]{2,}/g) ?? [],
      );

    expect([...new Set(words)].filter((word) => !OF_ENGLISH_PAGES.includes(word))).toEqual([]);
  });

  it('lets the first route in Hindi be 132 kB of JavaScript', () => {
    const manifest = resolve(DIST, '.vite/manifest.hi.json');
    const english = chunks;
    chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, Chunk>;
    const weight = weigh(firstRoute());
    chunks = english;

    expect(weight).toBeLessThanOrEqual(FIRST_ROUTE_IN_HINDI);
  });

  it('lets the eight effects be 400 kB', () => {
    const folder = resolve(DIST, 'sounds');
    const sizes = readdirSync(folder).map((file) => readFileSync(resolve(folder, file)).length);

    expect(sizes).toHaveLength(8);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(SOUNDS);
  });

  it('lets the fonts be 90 kB', () => {
    const fonts = Object.values(chunks).filter(({ file }) => file.endsWith('.woff2'));
    const bytes = fonts.reduce(
      (sum, { file }) => sum + readFileSync(resolve(DIST, file)).length,
      0,
    );

    expect(fonts).not.toEqual([]);
    expect(bytes).toBeLessThanOrEqual(FONTS);
  });
});
