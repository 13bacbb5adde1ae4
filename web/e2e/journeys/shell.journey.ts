import type { Page } from 'playwright-core';
import { until } from '@cosmic/platform/testing/until';
import { atRest, accessibilityViolations, MOVING } from '../browser';
import { expect, test } from '../journey';
import { WIDTHS } from '../settings';

test.describe('the bar', () => {
  for (const [name, viewport] of [
    ['desktop', WIDTHS.desktop],
    ['small screen', { width: 1024, height: 768 }],
  ] as const) {
    test(`keeps its links in the middle of a ${name}, whoever comes`, async ({ join, visit }) => {
      const linksOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });
      const { page } = await visit({ viewport });
      await page.goto('/pricing');
      await page.getByRole('link', { name: 'Login' }).first().waitFor();
      const guest = (await linksOf(page).boundingBox())!;
      if (viewport === WIDTHS.desktop) {
        expect(Math.abs(guest.x + guest.width / 2 - viewport.width / 2)).toBeLessThan(10);
      }

      const member = await join({ viewport });
      let answered!: () => void;
      const isAnswered = new Promise<void>((resolve) => (answered = resolve));
      await member.page.route('**/api/auth/refresh', async (route) => {
        await isAnswered;
        await route.continue();
      });
      await member.page.goto('/pricing');
      // Nobody knows yet who it is.
      expect((await linksOf(member.page).boundingBox())!.x).toBe(guest.x);
      answered();
      await member.page.getByRole('button', { name: 'Your account' }).waitFor();
      expect((await linksOf(member.page).boundingBox())!.x).toBe(guest.x);
    });
  }

  test('gives its bar a ground before any script has run, where the page was scrolled', async ({
    site,
    visit,
  }) => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto(`${site.url}/tools`);
    const ground = () =>
      page
        .locator('header[data-scrolled]')
        .evaluate((bar) => getComputedStyle(bar).backgroundColor);
    const atTheTop = await ground();
    await page.mouse.wheel(0, 400);
    await until(async () => (await ground()) !== atTheTop, 'the bar has a ground');
  });

  test('the bar gets its ground once 50 pixels are scrolled away', async ({ site, visit }) => {
    const { page } = await visit({ reducedMotion: 'reduce' });
    await page.goto(`${site.url}/tools`);
    await page.getByRole('heading', { level: 1, name: 'Cosmic tools' }).waitFor();
    await page
      .getByRole('link', { name: /Angel Number/i })
      .first()
      .waitFor();
    const bar = page.locator('header[data-scrolled]');
    for (const [top, grounded] of [
      [50, 'false'],
      [51, 'true'],
      [0, 'false'],
    ] as const) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      await until(
        async () => (await bar.getAttribute('data-scrolled')) === grounded,
        `the bar at ${top} px`,
      );
    }
  });

  test('folds on a phone into five doors below the page, which cover nothing', async ({
    site,
    visit,
  }) => {
    const { page } = await visit({ viewport: WIDTHS.phone });
    await page.goto(`${site.url}/tools`);
    const doors = page.getByRole('navigation', { name: 'Shortcuts' });
    await doors.getByRole('link', { name: 'Tools' }).waitFor();
    const sizes = await doors
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect()));
    expect(sizes.length).toBeGreaterThan(3);
    for (const { width, height } of sizes) expect(Math.min(width, height)).toBeGreaterThan(43);
    expect(await doors.locator('[aria-current="page"]').allInnerTexts()).toEqual(['Tools']);
    expect(await accessibilityViolations(page, true)).toEqual([]);

    // Whatever gets the focus is above the bar, down to the end of the page.
    const top = (await doors.boundingBox())!.y;
    const last = page.getByRole('contentinfo').getByRole('link').last();
    await last.focus();
    const { y, height } = (await last.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(top);
    await doors.getByRole('link', { name: 'Sky' }).click();
    await page.waitForURL(/\/sky$/);
    await expect(doors.getByRole('link', { name: 'Sky' })).toHaveAttribute('aria-current', 'page');
  });

  test('the menu of a phone opens, closes by Escape and on navigation', async ({ site, visit }) => {
    const { page } = await visit({ ...MOVING, viewport: WIDTHS.phone });
    await page.goto(site.url);
    await page.getByRole('button', { name: /menu/i }).click();
    const link = page.getByRole('dialog').getByRole('link', { name: 'Tools' });
    await link.waitFor();
    await atRest(page);
    expect(await accessibilityViolations(page)).toEqual([]);

    await page.keyboard.press('Escape');
    await link.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /menu/i }).click();
    await link.click();

    await page.waitForURL(/\/tools$/);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });
});

test.describe('every page', () => {
  test('has a pointer of its own on large screens with a mouse, and on no others', async ({
    visit,
  }) => {
    const cursorsOn = async (page: Page) => {
      const link = page.getByRole('link', { name: 'Cosmic Guide, home' }).first();
      await link.waitFor();
      return Promise.all(
        [page.locator('html'), link].map((part) =>
          part.evaluate((element) => getComputedStyle(element).cursor),
        ),
      );
    };
    const mouse = await visit(MOVING);
    await mouse.page.goto('/pricing');
    for (const [viewport, page, link] of [
      [WIDTHS.desktop, /star\.svg/, /wand\.svg/],
      [{ width: 768, height: 900 }, /star\.svg/, /wand\.svg/],
      [{ width: 767, height: 900 }, /^auto$/, /^pointer$/],
      [WIDTHS.phone, /^auto$/, /^pointer$/],
    ] as const) {
      await mouse.page.setViewportSize(viewport);
      const [ofPage, ofLink] = await cursorsOn(mouse.page);
      expect(ofPage).toMatch(page);
      expect(ofLink).toMatch(link);
    }
    const touch = await visit({
      ...MOVING,
      viewport: { width: 1024, height: 1366 },
      hasTouch: true,
      isMobile: true,
    });
    await touch.page.goto('/pricing');
    expect(await cursorsOn(touch.page)).toEqual(['auto', 'pointer']);
  });

  test('says that there is no connection, keeps the page, and falls silent when there is one', async ({
    site,
    visit,
  }) => {
    const { context, page } = await visit(MOVING);
    await page.goto(`${site.url}/pricing`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await context.setOffline(true);
    const banner = page.getByText('You are offline.');
    await banner.waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);

    await context.setOffline(false);
    await banner.waitFor({ state: 'detached' });
  });

  test('says of a page that can not come without a connection, and brings it with one', async ({
    site,
    visit,
  }) => {
    const { context, page } = await visit(MOVING);
    await page.goto(`${site.url}/pricing`);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Blog' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);

    await context.setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'The journal' }).waitFor();
    expect(page.url()).toBe(`${site.url}/blog`);
  });

  test('says so where it can not be worked out', async ({ site, visit }) => {
    const { page, complaints } = await visit(MOVING);
    const reckoning = '**/assets/sky.worker-*.js';
    await page.route(reckoning, (route) => route.fulfill({ status: 404 }));
    await page.goto(`${site.url}/sky`);

    await page.getByText('The sky could not be worked out here.').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    // Its file was not there, and the page was told so.
    complaints.length = 0;
    await page.unroute(reckoning);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'The chart of this moment' }).waitFor();
  });
});
