import type { Browser, Page } from 'playwright-core';
import { until } from '@cosmic/platform/testing/until';
import { atRest, faultsOfAccess, keepPicture, launch, newVisitor } from './browser';
import { startSite, type RunningSite } from './site';

/** A guest's way to a reading, in a real browser against the whole running product. */
describe('a guest', () => {
  let site: RunningSite;
  let browser: Browser;

  beforeAll(async () => {
    [site, browser] = await Promise.all([startSite(30), launch()]);
  });
  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  const reading = (page: Page) => page.getByRole('article', { name: 'Your reading' });
  const askNumber = async (page: Page, number: string) => {
    await page.goto(`${site.url}/tools/angel-number`);
    await page.getByLabel(/number/i).fill(number);
    await page.getByRole('button', { name: 'Reveal Cosmic Insights' }).click();
  };
  const wordsOn = async (page: Page) => (await reading(page).innerText()).split(/\s+/).length;
  const idOn = (page: Page) => new URL(page.url()).searchParams.get('g')!;
  const storedText = async (id: string) => {
    const [row] = await site.world.query<{ content: string }>(
      'SELECT content FROM readings.generations WHERE id = $1',
      [id],
    );
    return row!.content;
  };
  /** The reading is whole on the page, word for word as it is stored. */
  const expectWhole = async (page: Page, id: string) => {
    await page.getByRole('button', { name: 'Share' }).waitFor({ timeout: 30_000 });
    const stored = (await storedText(id)).trim();
    expect(stored.length).toBeGreaterThan(300);
    // The text itself, not its layout: the browser's rendered text drops the space after a printed initial.
    const shown = await reading(page).locator('p').allTextContents();
    const paragraphs = stored.split(/\s*\n\s*/);
    expect(shown.slice(0, paragraphs.length)).toEqual(paragraphs);
  };

  it('goes from the home page to a tool, asks, watches the words arrive and sees why', async () => {
    const { context, page, complaints } = await newVisitor(browser);
    await page.goto(site.url);
    await page.getByRole('heading', { level: 1, name: 'The Universe is Speaking' }).waitFor();
    await page.getByRole('link', { name: 'Browse the Cosmos' }).click();
    await page
      .getByRole('link', { name: /angel number/i })
      .first()
      .click();
    await page.getByLabel(/number/i).fill('1234');
    await page.getByRole('button', { name: 'Reveal Cosmic Insights' }).click();

    const counts: number[] = [];
    await until(async () => {
      counts.push(await wordsOn(page).catch(() => 0));
      return page.getByRole('button', { name: 'Share' }).isVisible();
    }, 'the reading is whole');

    expect(new Set(counts).size).toBeGreaterThan(4);
    await expectWhole(page, idOn(page));
    await page.getByText('Why this reading').waitFor();
    await page.getByText('Written by our authors').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('reloads in the middle and a second tab opens: both go on with the same reading', async () => {
    const { context, page } = await newVisitor(browser);
    await askNumber(page, '777');
    await until(async () => (await wordsOn(page).catch(() => 0)) > 15, 'some words are there');
    const id = idOn(page);

    await page.reload();
    const second = await context.newPage();
    await second.goto(page.url());

    await Promise.all([expectWhole(page, id), expectWhole(second, id)]);
    await context.close();
  });

  it('gets the whole reading though the gateway and the worker crash in the middle', async () => {
    const { context, page } = await newVisitor(browser);
    await askNumber(page, '888');
    await until(async () => (await wordsOn(page).catch(() => 0)) > 15, 'some words are there');

    await Promise.all([site.crash('readings-worker'), site.crash('gateway')]);

    await expectWhole(page, idOn(page));
    await context.close();
  });

  it('is stopped after three readings of a tool, with the reason', async () => {
    const { context, page } = await newVisitor(browser);
    for (const number of ['1', '2', '3']) {
      await askNumber(page, number);
      await page.waitForURL(/[?&]g=/);
    }

    await page.goto(`${site.url}/tools/angel-number`);

    await page.getByText('You have reached your daily limit for free readings').waitFor();
    expect(await page.getByRole('button', { name: 'Reveal Cosmic Insights' }).isDisabled()).toBe(
      true,
    );
    await page.goto(`${site.url}/tools`);
    await page.getByText('None left today').waitFor();
    expect(await page.getByText('3 left today').count()).toBeGreaterThan(10);
    await context.close();
  });

  it('is asked to sign up at the second horoscope', async () => {
    const { context, page } = await newVisitor(browser);
    await page.goto(`${site.url}/tools/horoscope?sign=leo`);
    await page.getByRole('button', { name: 'Get Your Horoscope' }).click();
    await page.waitForURL(/[?&]g=/);
    await expectWhole(page, idOn(page));
    for (const extra of ['Lucky number', 'Power color', 'Mood', 'Compatible sign']) {
      await page.getByText(new RegExp(extra, 'i')).first().waitFor();
    }

    await page.goto(`${site.url}/tools/horoscope?sign=virgo`);
    await page.getByRole('button', { name: 'Get Your Horoscope' }).click();

    await page.waitForURL(/\/signup\?redirect=horoscope$/);
    await context.close();
  });

  it('is told what is missing for a compatibility reading, then gets it', async () => {
    const { context, page } = await newVisitor(browser);
    await page.goto(`${site.url}/tools/compatibility`);
    await page.getByRole('button', { name: 'Reveal Cosmic Insights' }).click();
    await page.getByText('Please select both zodiac signs').first().waitFor();
    await page.getByText('Missing Fields').first().waitFor();

    await page.getByRole('radio', { name: 'Aries' }).first().check({ force: true });
    await page.getByRole('radio', { name: 'Libra' }).last().check({ force: true });
    await page.getByRole('button', { name: 'Reveal Cosmic Insights' }).click();

    await page.waitForURL(/[?&]g=/);
    await expectWhole(page, idOn(page));
    await context.close();
  });

  it('sees a failure in the words of the tool, keeps what was typed, and loses no unit', async () => {
    const { context, page } = await newVisitor(browser);
    await page.route('**/api/readings/generate', (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/json',
        body: JSON.stringify({
          error: { code: 'service_unavailable', message: 'away', details: {}, trace: 'x' },
        }),
      }),
    );

    await askNumber(page, '4444');

    await page
      .getByText('Failed to connect with cosmic energies. Please try again.')
      .first()
      .waitFor();
    expect(await page.getByLabel(/number/i).inputValue()).toBe('4444');
    await page.unroute('**/api/readings/generate');
    await page.getByRole('button', { name: 'Reveal Cosmic Insights' }).click();
    await page.waitForURL(/[?&]g=/);
    await context.close();
  });

  it('reads everything at once where motion is not wanted', async () => {
    const { context, page } = await newVisitor(browser, { reducedMotion: 'reduce' });
    await askNumber(page, '5');
    await page.waitForURL(/[?&]g=/);
    await expectWhole(page, idOn(page));
    await atRest(page);

    const running = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );

    expect(running).toBe(0);
    expect(await faultsOfAccess(page)).toEqual([]);
    await keepPicture(page, 'reading-reduced-motion');
    await context.close();
  });

  it('reaches a reading by the keyboard alone', async () => {
    const { context, page } = await newVisitor(browser);
    await page.goto(`${site.url}/tools/angel-number`);
    await page.getByLabel(/number/i).waitFor();
    for (let tabs = 0; tabs < 30; tabs += 1) {
      await page.keyboard.press('Tab');
      const isField = await page.evaluate(() => document.activeElement?.tagName === 'INPUT');
      if (isField) break;
    }
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');

    await page.waitForURL(/[?&]g=/);
    await expectWhole(page, idOn(page));
    await context.close();
  });
});
