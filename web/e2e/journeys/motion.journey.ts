import type { Locator, Page } from 'playwright-core';
import { atRest, MOVING } from '../browser';
import { addressOfPart } from '../built';
import { filmed, shareOfLight } from '../film';
import { articlesAreThere, expect, test } from '../journey';
import { keepPeople } from '../member';
import { WIDTHS } from '../settings';

/** What each file and answer takes on its way to a telephone. */
const ON_THE_WAY_MS = 120;
/** The name of a tool alone, in its small type, is more; ink, its stars and its glow are less. */
const MIN_LIGHT = 0.0008;
const MAX_SHIFT = 0.02;

const OPEN_TO_ALL = ['/', '/today', '/sky', '/tools', '/tools/tarot', '/tools/horoscope', '/blog'];
const MORE = ['/tools/tarot/deck', '/sky/accuracy', '/pricing', '/login', '/signup', '/nowhere'];
const OF_MEMBERS = ['/dashboard', '/dashboard/readings', '/dashboard/profile', '/welcome'];

/** Faces are not held up: where a machine lacks what stands in for them, as that of a test may, lines break anew. */
async function slowDown(page: Page): Promise<void> {
  await page.route(/\/(api|assets)\/(?!.*\.woff2)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ON_THE_WAY_MS));
    await route.fallback();
  });
}

test.describe('from page to page', () => {
  test('no frame of twenty ways is blank between two contents', async ({ site, visit }) => {
    await articlesAreThere(site);
    const { page } = await visit({ ...MOVING, viewport: WIDTHS.phone, hasTouch: true });
    await slowDown(page);
    await page.goto('/pricing');
    await atRest(page);

    const door = (name: string) => () =>
      page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name }).tap();
    const first = (within: Locator) => () => within.getByRole('link').first().tap();
    const back = () => page.goBack();
    const ways: [to: RegExp, go: () => Promise<unknown>][] = [
      [/\/sky$/, door('Sky')],
      [/\/tools$/, door('Tools')],
      [/\/tools\/[\w-]+$/, first(page.locator('#shelves'))],
      [/\/tools$/, back],
      [/\/blog$/, door('Journal')],
      [/\/blog\/./, first(page.locator('article h2').first())],
      [/\/blog$/, back],
      [/\/today$/, door('Today')],
      [/\/login/, door('You')],
      [
        /\/signup/,
        () =>
          page
            .locator('main')
            .getByRole('link', { name: /sign up|create/i })
            .tap(),
      ],
      [/\/tools$/, door('Tools')],
      [/\/tools\/tarot$/, () => page.locator('a[href="/tools/tarot"]').first().tap()],
      [/\/sky$/, door('Sky')],
      [/\/sky\/accuracy$/, () => page.locator('main a[href="/sky/accuracy"]').first().tap()],
      [/\/sky$/, back],
      [/\/tools\/tarot$/, back],
      [/\/tools$/, back],
      [/\/blog$/, door('Journal')],
      [/\/$/, () => page.getByRole('link', { name: 'Cosmic Guide, home' }).tap()],
      [/\/blog$/, back],
    ];
    const blank: string[] = [];
    for (const [to, go] of ways) {
      const frames = await filmed(page, async () => {
        await go();
        await page.waitForURL(to);
        await atRest(page);
      });
      const light = await Promise.all(frames.map(shareOfLight));
      const darkest = Math.min(...light);
      if (darkest < MIN_LIGHT) blank.push(`${page.url()}, frame ${light.indexOf(darkest)}`);
    }
    expect(ways).toHaveLength(20);
    expect(blank).toEqual([]);
  });

  test('a way whose motion the browser breaks off is no fault', async ({ join }) => {
    const { page } = await join(MOVING);
    // As it does where the window changes its size before the motion has begun.
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = start(update);
        transition.skipTransition();
        return transition;
      };
    });
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Pricing' }).first().click();
    await page.waitForURL('/pricing');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await atRest(page);
  });

  test('Back returns to the place that was read', async ({ guest: { page } }) => {
    await page.goto('/tools');
    const card = page.locator('a[href="/tools/chakra-balance"]').last();
    await card.scrollIntoViewIfNeeded();
    const read = await page.evaluate(() => window.scrollY);
    expect(read).toBeGreaterThan(1000);
    await card.click();
    await page.waitForURL('/tools/chakra-balance');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await page.waitForURL('/tools');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(read);
  });
});

test.describe('a list that loses somebody', () => {
  for (const [who, options, moves] of [
    ['closes up before the eyes of a member', MOVING, true],
    ['has closed up at once where motion is not wanted', {}, false],
  ] as const) {
    test(who, async ({ site, join }) => {
      const { page } = await join({ ...options, viewport: WIDTHS.phone });
      await keepPeople(site, page, ['Ada', 'Bela', 'Cleo'].map(bornThen));
      const movers = addressOfPart('src/design/motion/moving-features.ts');
      const areHere = page.waitForResponse((answer) => answer.url().endsWith(movers));
      await page.goto('/people');
      await page.getByRole('heading', { name: 'Cleo' }).waitFor();
      // Whoever is removed before that is gone at once.
      await (await areHere).finished();
      await atRest(page);

      await page.getByRole('button', { name: /^Remove.*Ada$/ }).click();
      const before = await page.evaluate(noteShifts, 'Bela');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
      await expect(page.getByRole('heading', { name: 'Ada' })).toHaveCount(0);
      await atRest(page);

      const last = await page.getByRole('heading', { name: 'Bela' }).boundingBox();
      expect(last!.y).toBeLessThan(before);
      const shifts = await page.evaluate(() => (window as Watched).shifts!);
      expect(shifts.length > 0).toBe(moves);
      await expect(page.getByRole('listitem').filter({ hasText: 'Bela' })).toHaveCSS(
        'transform',
        'none',
      );
    });
  }
});

const bornThen = (name: string) => ({ name, relation: 'friend', birth_date: '1990-05-17' });

/** Notes, frame by frame, how far from its place somebody's card is drawn. @returns how high their name stands now */
function noteShifts(name: string): number {
  const heading = [...document.querySelectorAll('h3')].find((one) => one.textContent === name)!;
  const card = heading.closest('li')!;
  const shifts: number[] = [];
  (window as Watched).shifts = shifts;
  const note = () => {
    const shift = new DOMMatrix(getComputedStyle(card).transform).m42;
    if (shift !== 0) shifts.push(shift);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
  return heading.getBoundingClientRect().top;
}

test.describe('while a page loads', () => {
  for (const [name, viewport] of Object.entries({
    telephone: WIDTHS.phone,
    desktop: WIDTHS.desktop,
  })) {
    test(`nothing of it moves on a ${name}`, async ({ site, visit, join }) => {
      await articlesAreThere(site);
      const moved: string[] = [];
      const look = async (page: Page, paths: string[]) => {
        await watchTheBar(page);
        await slowDown(page);
        for (const path of paths) {
          await page.goto(path);
          await atRest(page);
          await readWhole(page);
          await atRest(page);
          const { shift, what, places } = await page.evaluate(seen);
          if (shift > MAX_SHIFT) moved.push(`${path} by ${shift.toFixed(3)}: ${what.join(', ')}`);
          if (places.length > 1) moved.push(`the bar of ${path}: ${places.join(' then ')}`);
        }
      };
      await look((await visit({ viewport })).page, [...OPEN_TO_ALL, ...MORE]);
      await look((await join({ viewport })).page, ['/today', '/tools/tarot', ...OF_MEMBERS]);
      expect(moved).toEqual([]);
    });
  }
});

/**
 * Scrolls through the whole page as one who reads does: on once what is in sight is there. A slow
 * machine rests so long before the page asks for it that nothing seems to be on its way.
 */
async function readWhole(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('#content h1') && !document.querySelector('#content .prerendered'),
  );
  for (let hasMore = true; hasMore;) {
    await page.waitForFunction(() =>
      [...document.querySelectorAll('#content .animate-late')].every((skeleton) => {
        const { top, bottom } = skeleton.getBoundingClientRect();
        return bottom <= 0 || top >= window.innerHeight;
      }),
    );
    hasMore = await page.evaluate(() => {
      const before = window.scrollY;
      window.scrollBy(0, window.innerHeight / 2);
      return window.scrollY > before;
    });
  }
}

interface Watched extends Window {
  places?: string[];
  shifts?: number[];
}

/** Notes where what the bar consists of stands, in each frame from the first. */
async function watchTheBar(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const places = new Set<string>();
    const note = () => {
      const parts = [...document.querySelectorAll('header[data-scrolled] :is(a, nav)')];
      const at = parts.map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 0);
      // The brand and the middle; what follows depends on who comes, and has its room kept.
      const [brand, middle] = at;
      if (brand) places.add(`${brand.x},${brand.y} ${middle?.x ?? ''}`);
      (window as Watched).places = [...places];
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
}

/** How far things have moved on the page by themselves, which, and where the bar stood. */
async function seen(): Promise<{ shift: number; what: string[]; places: string[] }> {
  interface Shift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null }[];
  }
  const shifts = await new Promise<Shift[]>((resolve) => {
    const all: Shift[] = [];
    new PerformanceObserver((list) => all.push(...(list.getEntries() as Shift[]))).observe({
      type: 'layout-shift',
      buffered: true,
    });
    setTimeout(() => resolve(all.filter(({ hadRecentInput }) => !hadRecentInput)), 100);
  });
  const nameOf = (node: Node | null) =>
    `${node?.nodeName ?? ''} ${node?.textContent?.slice(0, 40) ?? ''}`;
  return {
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    what: shifts.flatMap(({ sources }) => sources.map(({ node }) => nameOf(node))),
    places: (window as Watched).places ?? [],
  };
}
