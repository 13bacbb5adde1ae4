import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Browser } from 'playwright-core';
import { atRest, accessibilityViolations, launch, overflowOf, type Visitor } from './browser';
import { latinWords } from './hindi';
import { coloursOf } from './look/colours';
import { buildGallery, type Gallery } from './look/gallery';
import { lettering } from './look/lettering';
import { differenceOf, read, reduced, written } from './look/picture';
import {
  complete,
  lossesAtDoubleSize,
  makeComparable,
  movementsOn,
  resize,
  screenshot,
} from './look/screen';
import { WIDTHS } from './settings';
import { addressOf, become, seedJournal, viewerOf } from './look/seed';
import { STATES, type State, type Viewer } from './look/states';
import { startSite, type RunningSite } from '@cosmic/migrate/testing/site';

const PICTURES = resolve(__dirname, 'look/pictures');
const COLOURS = resolve(__dirname, 'look/colours.json');
const LETTERING = resolve(__dirname, 'look/lettering.json');
const ARTEFACTS = resolve(__dirname, '../../test-artifacts/look');

/** Whether what is kept is made anew; otherwise the site is held to it. */
const IS_REFRESH = process.env['LOOK'] === 'refresh';

/** The widths of a screen, and how many of its pixels one of a kept picture stands for. */
const SCREENS = [
  { name: '1440', viewport: WIDTHS.desktop, scale: 4 },
  { name: '820', viewport: WIDTHS.tablet, scale: 3 },
  { name: '390', viewport: WIDTHS.phone, scale: 2 },
];

/** Letters are set the same on every machine. */
const SET_ALIKE = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];

/**
 * Pages are looked at side by side, each lane in a browser of its own: who looks at what, one after
 * the other. Of several pages in one browser all but the foremost may wait for a frame for ever.
 */
const LANES: readonly (readonly Viewer[])[] = [
  ['guest'],
  ['guest-hi', 'member', 'newcomer'],
  ['subscriber', 'admin'],
];

/** What takes the place of something that a busy machine has not brought yet; the samples show it for good. */
const ON_ITS_WAY = '.animate-breathe, .animate-late, .on-its-way';
const GONE = { state: 'detached' } as const;
const SAMPLES = '/primitives';

/** What others see first is waited for, too. */
const LONGEST_LOOK_MS = 600_000;

/** Whose pages have the title that the server sent; it knows nothing of the samples. */
const IS_GUEST = /^guest/;

/** Every address and state of the site as it looked when it was last approved. */
describe('the look of', () => {
  let gallery: Gallery;
  let site: RunningSite;
  let browsers: readonly Browser[];
  const kept = readKept<Record<string, string[]>>(COLOURS, {});
  const seen: Record<string, string[]> = {};
  const looks = new Map<string, Promise<string[]>>();
  /** Whether this machine's pictures can be held beside the kept ones. */
  let isComparable: boolean;

  beforeAll(async () => {
    gallery = await buildGallery();
    const pages = { gateway: { WEB_ROOT: gallery.folder } };
    [site, browsers] = await Promise.all([
      startSite(pages),
      Promise.all(LANES.map(() => launch(SET_ALIKE))),
    ]);
    await seedJournal(site);
    isComparable = await areLettersSetAlike();
    mkdirSync(ARTEFACTS, { recursive: true });
    mkdirSync(PICTURES, { recursive: true });
    LANES.forEach((lane, index) => walk(lane, browsers[index]!));
  }, 420_000);
  afterAll(async () => {
    await Promise.allSettled(looks.values());
    if (IS_REFRESH) keep(COLOURS, Object.fromEntries(STATES.map(({ name }) => [name, seen[name]])));
    await Promise.all(browsers.map((browser) => browser.close()));
    await site.stop();
    await gallery.remove();
  });

  async function areLettersSetAlike(): Promise<boolean> {
    // Hindi pages have all the faces.
    const { context, page } = await arrive('guest-hi', browsers[0]!);
    await page.goto(await addressOf('/', 'guest-hi', site));
    const widths = await lettering(page);
    await context.close();
    if (IS_REFRESH) keep(LETTERING, widths);
    const isAlike = isDeepStrictEqual(widths, readKept(LETTERING, []));
    if (!isAlike) {
      process.stderr.write(
        'Letters are set otherwise here: pages are held to all but their pictures.\n',
      );
    }
    return isAlike;
  }

  /** Looks at everything that some viewers see; what is wrong with each is told to its test. */
  function walk(lane: readonly Viewer[], browser: Browser): void {
    let before: Promise<unknown> = Promise.resolve();
    for (const viewer of lane) {
      const arrival = before.then(() => arrive(viewer, browser));
      before = arrival;
      for (const state of STATES.filter(({ as }) => as === viewer)) {
        const look = before.then(async () => lastingFaultsOf(state, await arrival));
        looks.set(state.name, look);
        // One state that fails does not keep the next from being looked at.
        before = look.catch(() => undefined);
      }
      before = before.then(async () => (await arrival).context.close());
      before.catch(() => undefined);
    }
  }

  async function arrive(viewer: Viewer, browser: Browser) {
    const arrived = await viewerOf(browser);
    await become(viewer, site, arrived.page);
    return arrived;
  }

  /** What two looks find: what a busy machine had not drawn in time is there at the second. */
  async function lastingFaultsOf(state: State, visitor: Visitor): Promise<string[]> {
    const faults = await faultsOf(state, visitor).catch((fault: unknown) => [String(fault)]);
    return faults.length === 0 ? faults : faultsOf(state, visitor);
  }

  async function faultsOf(state: State, { page, complaints }: Visitor): Promise<string[]> {
    complaints.length = 0;
    const whole = state.name === 'home';
    await page.setViewportSize(WIDTHS.desktop);
    const served = await page.goto(await addressOf(state.path, state.as, site));
    await page
      .getByRole(state.role ?? 'heading', { name: state.shows })
      .first()
      .waitFor();
    await state.act?.(page);
    await atRest(page);
    if (state.path !== SAMPLES) await page.locator(ON_ITS_WAY).first().waitFor(GONE);
    await makeComparable(page, whole);

    const faults: string[] = [];
    const [, title] = /<title>([^<]*)</.exec((await served?.text()) ?? '') ?? [];
    const isServed = IS_GUEST.test(state.as) && state.path !== SAMPLES;
    if (isServed && (await page.title()) !== title) {
      faults.push(`its title is “${await page.title()}”, the server sends “${title}”`);
    }
    const strange = state.as === 'guest-hi' ? await latinWords(page) : [];
    if (strange.length > 0) faults.push(`words that are not Hindi: ${strange.join(', ')}`);
    const movements = await movementsOn(page);
    if (movements > 0) faults.push(`${movements} movements go on although none are wanted`);
    const colours = await coloursOf(page);
    seen[state.name] = colours;
    if (!IS_REFRESH) faults.push(...colourFaults(state.name, colours));
    for (const { name, viewport, scale } of SCREENS) {
      await resize(page, viewport);
      const overflow = await overflowOf(page);
      if (overflow > 0) faults.push(`at ${name} it is ${overflow} px too wide`);
      if (!isComparable) continue;
      await complete(page);
      const picture = await reduced(await screenshot(page, viewport, whole), scale);
      const file = resolve(PICTURES, `${state.name}-${name}.webp`);
      const difference = existsSync(file)
        ? differenceOf(picture, await read(readFileSync(file), scale))
        : 'no picture of it is kept';
      if (!difference) continue;
      if (IS_REFRESH) {
        writeFileSync(file, await written(picture));
        continue;
      }
      const now = resolve(ARTEFACTS, `${state.name}-${name}.webp`);
      writeFileSync(now, await written(picture));
      faults.push(`at ${name} ${difference}; see ${now} beside ${file}`);
    }
    // Colours have come to rest in their new places.
    await atRest(page);
    faults.push(...(await accessibilityViolations(page, true)));
    await page.setViewportSize(WIDTHS.desktop);
    if (state.wide) faults.push(...(await accessibilityViolations(page, true)));
    faults.push(...(await lossesAtDoubleSize(page)));
    faults.push(...complaints);
    return faults;
  }

  function colourFaults(name: string, colours: readonly string[]): string[] {
    const before = kept[name] ?? [];
    const gone = before.filter((colour) => !colours.includes(colour));
    const come = colours.filter((colour) => !before.includes(colour));
    return [
      ...(gone.length > 0 ? [`colours that are gone: ${gone.join(', ')}`] : []),
      ...(come.length > 0 ? [`colours that are new: ${come.join(', ')}`] : []),
    ];
  }

  it.each(STATES)(
    '$name, for $as',
    async ({ name }) => {
      expect(await looks.get(name)).toEqual([]);
    },
    LONGEST_LOOK_MS,
  );

  it('is kept of every state at every width, and of nothing else', () => {
    const wanted = STATES.flatMap(({ name }) =>
      SCREENS.map((screen) => `${name}-${screen.name}.webp`),
    );
    if (IS_REFRESH) {
      const former = readdirSync(PICTURES).filter((file) => !wanted.includes(file));
      former.forEach((file) => rmSync(resolve(PICTURES, file)));
    }
    expect(readdirSync(PICTURES).sort()).toEqual(wanted.sort());
  });
});

function readKept<Value>(file: string, otherwise: Value): Readonly<Value> {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : otherwise;
}

function keep(file: string, what: unknown): void {
  writeFileSync(file, `${JSON.stringify(what, null, 1)}\n`);
}
