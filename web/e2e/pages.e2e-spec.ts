import type { Browser } from 'playwright-core';
import {
  atRest,
  faultsOfAccess,
  keepPicture,
  launch,
  newVisitor,
  seeWhole,
  WIDTHS,
} from './browser';
import { startSite, type RunningSite } from './site';

const PAGES = [
  { name: 'home', path: '/', heading: 'The Universe is Speaking' },
  { name: 'tools', path: '/tools', heading: 'Cosmic tools' },
  { name: 'horoscope', path: '/tools/horoscope', heading: /horoscope/i },
  { name: 'angel-number', path: '/tools/angel-number', heading: /angel number/i },
  { name: 'compatibility', path: '/tools/compatibility', heading: /compatibility/i },
  { name: 'accuracy', path: '/sky/accuracy', heading: 'How accurate is this?' },
  { name: 'not-found', path: '/nowhere', heading: /./ },
] as const;

/** Every page at every width: what axe finds, what the console says, and a picture. */
describe('the pages', () => {
  let site: RunningSite;
  let browser: Browser;

  beforeAll(async () => {
    [site, browser] = await Promise.all([startSite(0), launch()]);
  });
  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  describe.each(Object.entries(WIDTHS))('on a %s', (width, viewport) => {
    it.each(PAGES)('$name is accessible, fits and complains of nothing', async (page) => {
      const { context, page: tab, complaints } = await newVisitor(browser, { viewport });
      const served = await tab.goto(site.url + page.path);
      await tab.getByRole('heading', { level: 1, name: page.heading }).waitFor();
      const [, title] = (await served!.text()).match(/<title>([^<]*)</) ?? [];
      await seeWhole(tab);
      await atRest(tab);

      const overflow = await tab.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );

      expect(await faultsOfAccess(tab)).toEqual([]);
      expect(overflow).toBe(0);
      expect(await tab.title()).toBe(title);
      const expected = page.name === 'not-found' ? [expect.stringContaining('404')] : [];
      expect(complaints).toEqual(expected);
      await keepPicture(tab, `${page.name}-${width}`);
      await context.close();
    });
  });

  it('the not-found page says so and leads home', async () => {
    const { context, page } = await newVisitor(browser);
    const answer = await page.goto(`${site.url}/nowhere/at/all`);

    expect(answer?.status()).toBe(404);
    await page
      .getByText("Looks like you've wandered into an unexplored corner of the cosmos")
      .waitFor();
    await page.getByRole('link', { name: 'Return to Cosmic Home' }).click();
    await page.getByRole('heading', { level: 1, name: 'The Universe is Speaking' }).waitFor();
    await context.close();
  });

  it('the menu of a phone opens, closes by Escape and on navigation', async () => {
    const { context, page } = await newVisitor(browser, { viewport: WIDTHS.phone });
    await page.goto(site.url);
    await page.getByRole('button', { name: /menu/i }).click();
    const link = page.getByRole('dialog').getByRole('link', { name: 'Tools' });
    await link.waitFor();
    await atRest(page);
    expect(await faultsOfAccess(page)).toEqual([]);

    await page.keyboard.press('Escape');
    await link.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /menu/i }).click();
    await link.click();

    await page.waitForURL(/\/tools$/);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await context.close();
  });

  describe('a tab that was open during a deployment', () => {
    const CATALOGUE = /\/assets\/catalogue-page-.*\.js$/;

    /** On the home page, with the catalogue's file gone for as many times as it is asked for. */
    const openWithoutCatalogue = async (times: number) => {
      const { context, page } = await newVisitor(browser);
      await page.goto(site.url);
      await page.route(CATALOGUE, (route) => route.fulfill({ status: 404 }), { times });
      const loads: string[] = [];
      page.on('load', () => loads.push(page.url()));
      await page.getByRole('link', { name: 'Browse the Cosmos' }).click();
      return { context, page, loads };
    };

    it('loads the page that it was asked for again', async () => {
      const { context, page, loads } = await openWithoutCatalogue(1);

      await page.getByRole('heading', { level: 1, name: 'Cosmic tools' }).waitFor();

      expect(loads).toEqual([`${site.url}/tools`]);
      await context.close();
    });

    it('says so when that does not help, and does not go round in circles', async () => {
      const { context, page, loads } = await openWithoutCatalogue(Infinity);

      await page.getByRole('button', { name: 'Load again' }).waitFor();
      await atRest(page);

      expect(loads).toEqual([`${site.url}/tools`]);
      await context.close();
    });
  });

  it("the home page shows today's affirmation", async () => {
    const { context, page } = await newVisitor(browser);
    await page.goto(site.url);
    const answer = await page.request.get(`${site.url}/api/affirmation`);
    const { content } = (await answer.json()) as { content: string };

    await page.getByText(content).first().waitFor();
    await context.close();
  });
});
