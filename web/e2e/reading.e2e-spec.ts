import type { Browser, Page } from 'playwright-core';
import { startSlowModel, type ModelServer } from '@cosmic/narrator/testing/model-server';
import { until } from '@cosmic/platform/testing/until';
import { atRest, faultsOfAccess, launch, MOVING, newVisitor } from './browser';
import { told } from './member';
import { storedGeneration } from './stored';
import { startSite, type RunningSite } from '@cosmic/migrate/testing/site';

/** How far the page's clock is let go on at a time, in milliseconds. */
const TICK = 50;

/** The cards that one card a day is drawn from. */
const MAJOR_ARCANA = [
  'The Fool',
  'The Magician',
  'The High Priestess',
  'The Empress',
  'The Emperor',
  'The Hierophant',
  'The Lovers',
  'The Chariot',
  'Strength',
  'The Hermit',
  'Wheel of Fortune',
  'Justice',
  'The Hanged Man',
  'Death',
  'Temperance',
  'The Devil',
  'The Tower',
  'The Star',
  'The Moon',
  'The Sun',
  'Judgement',
  'The World',
];

/** A guest's way to a reading, in a real browser against the whole running product. */
describe('a guest', () => {
  let site: RunningSite;
  let browser: Browser;

  beforeAll(async () => {
    [site, browser] = await Promise.all([startSite(), launch()]);
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
  const storedText = async (id: string) => (await storedGeneration(site.world, id)).content;
  /** The reading is whole on the page, word for word as it is stored. */
  const expectWhole = async (page: Page, id: string) => {
    await page.getByRole('button', { name: 'Share' }).waitFor({ timeout: 30_000 });
    const stored = (await storedText(id)).trim();
    expect(stored.length).toBeGreaterThan(300);
    const shown = await reading(page).locator('p').allInnerTexts();
    const paragraphs = stored.split(/\s*\n\s*/);
    expect(shown.slice(0, paragraphs.length)).toEqual(paragraphs);
  };

  it('goes from the home page to a tool, asks, watches the words arrive and sees why', async () => {
    const { context, page, complaints } = await newVisitor(browser, MOVING);
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

  it('is stopped after three readings of a tool, with the reason', async () => {
    const { context, page } = await newVisitor(browser, MOVING);
    for (const number of ['1', '2', '3']) {
      await askNumber(page, number);
      await page.waitForURL(/[?&]g=/);
    }

    await page.goto(`${site.url}/tools/angel-number`);

    await page.getByText('You have reached your daily limit for free readings').waitFor();
    expect(await page.getByRole('button', { name: 'Reveal Cosmic Insights' }).isDisabled()).toBe(
      true,
    );
    const onward = page.getByRole('main').getByRole('link', { name: 'Create Free Account' });
    expect(await onward.getAttribute('href')).toBe('/signup?redirect=/tools/angel-number');
    await page.goto(`${site.url}/tools`);
    await page.getByText('None left today').waitFor();
    expect(await page.getByText('3 left today').count()).toBeGreaterThan(10);
    await context.close();
  });

  it('is asked to sign up at the second horoscope', async () => {
    const { context, page } = await newVisitor(browser, MOVING);
    await page.goto(`${site.url}/tools/horoscope?sign=leo`);
    await page.getByRole('button', { name: 'Get Your Horoscope' }).click();
    await page.waitForURL(/[?&]g=/);
    await expectWhole(page, idOn(page));
    const extra = async (name: RegExp) =>
      page
        .locator('dl > div', { has: page.getByText(name) })
        .locator('dd')
        .first()
        .innerText();
    expect(await extra(/^Lucky number$/i)).toMatch(/^[1-9]\d?$/);
    expect(await extra(/^Power color$/i)).toMatch(/^(Blue|Red|Green|Purple|Gold)$/);
    expect(await extra(/^Mood$/i)).toMatch(/^(Energetic|Reflective|Creative|Romantic|Focused)$/);
    expect(await extra(/^Compatible sign$/i)).toMatch(/^[A-Z][a-z]+$/);

    await page.goto(`${site.url}/tools/horoscope?sign=virgo`);
    await page.getByRole('button', { name: 'Get Your Horoscope' }).click();

    await page.waitForURL(/\/signup\?redirect=horoscope$/);
    await context.close();
  });

  it('gets a compatibility reading, and is asked to log in to save it', async () => {
    const { context, page } = await newVisitor(browser, MOVING);
    await page.goto(`${site.url}/tools/compatibility`);
    await page.getByRole('radio', { name: 'Aries' }).first().check({ force: true });
    await page.getByRole('radio', { name: 'Libra' }).last().check({ force: true });
    await page.getByRole('button', { name: 'Reveal Cosmic Insights' }).click();

    await page.waitForURL(/[?&]g=/);
    await expectWhole(page, idOn(page));
    await page.getByRole('button', { name: 'Login to Save' }).click();
    await told(page, 'Login Required');
    await told(page, 'Please login to save this reading');
    await page.waitForURL(`${site.url}/login?redirect=/tools/compatibility`);
    await context.close();
  });

  it('draws one of the 22 cards, step by step, and is asked to stay', async () => {
    const { context, page } = await newVisitor(browser, MOVING);
    await page.clock.install();
    await page.goto(`${site.url}/tools/tarot`);
    await page.getByRole('button', { name: 'Draw a Card' }).waitFor();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('button', { name: 'Draw a Card' }).click();
    await page.waitForURL(/[?&]g=/);
    await until(async () => (await storedText(idOn(page))).length > 0, 'the reading is written');

    // The page's own clock, let go on step by step, tells when what of the draw is there.
    const parts = {
      shuffled: '[role="status"]:has-text("Shuffling the deck...")',
      named: 'article ol li',
      flipped: 'article ol li p.animate-appear',
      told: 'article .drop-cap',
    };
    const at = new Map<string, number>();
    for (let now = 0; !at.has('told'); now += TICK) {
      for (const [part, where] of Object.entries(parts)) {
        if (!at.has(part) && (await page.locator(where).count()) > 0) at.set(part, now);
      }
      if (now > 60_000) throw new Error(`of the draw there is only ${[...at.keys()].join(', ')}`);
      await page.clock.runFor(TICK);
    }
    const name = await page.locator('article ol li p').first().innerText();
    expect(MAJOR_ARCANA).toContain(name.trim());
    expect(at.get('named')! - at.get('shuffled')!).toBeGreaterThanOrEqual(1500 - TICK);
    expect(Math.abs(at.get('flipped')! - at.get('named')! - 500)).toBeLessThanOrEqual(TICK);
    expect(Math.abs(at.get('told')! - at.get('flipped')! - 800)).toBeLessThanOrEqual(2 * TICK);
    await page.clock.resume();

    await page
      .getByText('Sign up to unlock your free daily reading and save your insights.')
      .waitFor();
    await page.getByRole('link', { name: 'Sign Up Free' }).waitFor();
    await page.getByRole('button', { name: 'Continue as Guest' }).click();
    await page.getByRole('link', { name: 'Sign Up Free' }).waitFor({ state: 'detached' });

    // Whoever comes again finds that very card, its words and the way on, in this tab and another.
    const id = idOn(page);
    const second = await context.newPage();
    for (const tab of [page, second]) {
      await tab.goto(`${site.url}/tools/tarot`);
      await tab.waitForURL((url) => url.searchParams.get('g') === id);
      await tab.locator('article ol li p').getByText(name.trim(), { exact: true }).waitFor();
      await tab.getByText('Why this reading').waitFor();
      expect(await reading(tab).innerText()).toContain((await storedText(id)).trim().slice(0, 80));
      await tab.getByRole('link', { name: 'Sign Up Free' }).waitFor();
    }
    await second.getByRole('button', { name: 'Try Again' }).click();
    await second.getByText('You have drawn your card for today.').waitFor();
    await second.getByRole('button', { name: 'See your card and its reading' }).click();
    await second.waitForURL((url) => url.searchParams.get('g') === id);
    await context.close();
  });

  it('throws three dice, again and again, and has the throw that lies there read', async () => {
    const { context, page } = await newVisitor(browser, MOVING);
    await page.goto(`${site.url}/tools/astro-dice`);
    const throwing = page.getByRole('button', { name: /^Throw/ });
    await throwing.waitFor();
    await page.getByRole('button', { name: 'Reveal Cosmic Insights' }).click();
    await page.getByText('Please throw the dice first').waitFor();
    expect(await page.getByText('Please throw the dice first').count()).toBe(1);
    await until(
      () => throwing.evaluate((button) => button === document.activeElement),
      'the button that throws has the focus',
    );

    const thrown = page.getByRole('status').filter({ hasText: / in .*, house \d+$/ });
    const throws = new Set<string>();
    for (let count = 0; count < 8; count += 1) {
      await page.keyboard.press('Enter');
      throws.add(await thrown.innerText());
    }
    expect(throws.size).toBeGreaterThan(1);
    expect(await page.getByText('Please throw the dice first').count()).toBe(0);

    const words = await thrown.innerText();
    const [, planet, sign, house] = /^(\w+) in (\w+), house (\d+)$/.exec(words)!;
    await page.getByRole('button', { name: 'Reveal Cosmic Insights' }).click();
    await page.waitForURL(/[?&]g=/);
    await expectWhole(page, idOn(page));
    const { params } = await storedGeneration(site.world, idOn(page));
    expect(params).toEqual({
      planet: planet!.toLowerCase(),
      sign: sign!.toLowerCase(),
      house,
    });
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('button', { name: 'Throw the dice' }).waitFor();
    await context.close();
  });

  it('is shared with its first word whole', async () => {
    const { context, page } = await newVisitor(browser, {
      ...MOVING,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await askNumber(page, '1111');
    await page.getByRole('button', { name: 'Share' }).click({ timeout: 30_000 });
    await told(page, 'Reading copied to clipboard!');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain((await storedText(idOn(page))).trim());

    const first = reading(page).locator('.drop-cap').first();
    expect(
      await first.evaluate((paragraph: HTMLElement) => {
        paragraph.textContent = 'A stone';
        return paragraph.innerText;
      }),
    ).toBe('A stone');
    await context.close();
  });

  it('has the master numbers 11, 22 and 33 kept, and every other one made a digit', async () => {
    const { context, page } = await newVisitor(browser, MOVING);
    for (const [birth, lifePath] of [
      ['2000-01-08', '11'],
      ['2000-11-09', '22'],
      ['1975-02-09', '33'],
    ] as const) {
      await page.goto(`${site.url}/tools/numerology?fullName=Ada+Lovelace&dob=${birth}`);
      await page.getByRole('button', { name: 'Calculate Your Numbers' }).click();
      const tiles = page.getByRole('tab');
      await tiles.nth(3).waitFor();
      const [first, ...others] = await tiles.allInnerTexts();
      expect(first).toMatch(new RegExp(`^${lifePath}\\s`));
      for (const other of others) expect(other).toMatch(/^([1-9]|11|22|33)\s/);
    }
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
    await context.close();
  });

  it('reaches a reading by the keyboard alone', async () => {
    const { context, page } = await newVisitor(browser, MOVING);
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

  it('finds a reading that was told before whole, without waiting for its words again', async () => {
    const { context, page } = await newVisitor(browser, MOVING);
    await askNumber(page, '31');
    await page.getByRole('button', { name: 'Share' }).waitFor();

    await page.reload();
    await reading(page).locator('.drop-cap').waitFor();

    expect(await reading(page).locator('.animate-word').count()).toBe(0);
    await expectWhole(page, idOn(page));
    await context.close();
  });

  describe('whose reading a model writes slowly', () => {
    let model: ModelServer;

    beforeAll(async () => {
      await site.stop();
      model = await startSlowModel(60);
      site = await startSite({ 'readings-worker': model.environment });
    });
    afterAll(() => model.close());

    it('reloads in the middle and a second tab opens: both go on with the same reading', async () => {
      const { context, page } = await newVisitor(browser, MOVING);
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
      const { context, page } = await newVisitor(browser, MOVING);
      await askNumber(page, '888');
      await until(async () => (await wordsOn(page).catch(() => 0)) > 15, 'some words are there');

      await Promise.all([site.crash('readings-worker'), site.crash('gateway')]);

      await expectWhole(page, idOn(page));
      await context.close();
    });
  });
});
