import type { Page } from 'playwright-core';
import { startSlowModel } from '@cosmic/narrator/testing/model-server';
import { until } from '@cosmic/platform/testing/until';
import { atRest, accessibilityViolations, MOVING } from '../browser';
import { articlesAreThere, expect, test } from '../journey';
import { told } from '../member';
import { storedGeneration } from '../stored';

/** How far the page's clock is let go on at a time, in milliseconds. */
const TICK = 50;

/** What a guest may have of one tool in a day. */
const FREE_READINGS = 3;

const reading = (page: Page) => page.getByRole('article', { name: 'Your reading' });
const askNumber = async (page: Page, number: string) => {
  await page.goto('/tools/angel-number');
  await page.getByLabel(/number/i).fill(number);
  await page.getByRole('button', { name: 'Reveal Cosmic Insights' }).click();
};
const wordsOn = async (page: Page) => (await reading(page).innerText()).split(/\s+/).length;
const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
const idOn = (page: Page) => new URL(page.url()).searchParams.get('g')!;

test.describe('a guest', () => {
  let storedText: (id: string) => Promise<string>;
  test.beforeEach(({ site }) => {
    storedText = async (id) => (await storedGeneration(site.world, id)).content;
  });

  /** The reading is whole on the page, word for word as it is stored. */
  const expectWhole = async (page: Page, id: string) => {
    await page.getByRole('button', { name: 'Share' }).waitFor();
    const stored = (await storedText(id)).trim();
    expect(stored.length).toBeGreaterThan(300);
    const shown = await reading(page).locator('.drop-cap, .drop-cap ~ p').allInnerTexts();
    const paragraphs = stored.split(/\s*\n\s*/);
    // A headline of its own stands above, as the line that says it best.
    expect(paragraphs.length - shown.length).toBeLessThanOrEqual(1);
    expect(shown).toEqual(paragraphs.slice(-shown.length));
    expect(await reading(page).innerText()).toContain(paragraphs[0]);
  };

  test('goes from the home page to a tool, asks, watches the words arrive, sees why, and shares them', async ({
    visit,
  }) => {
    const { page } = await visit({
      ...MOVING,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.goto('/');
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
    await page.getByText(/^Built on/).click();
    await page.getByRole('heading', { name: 'Why this reading' }).waitFor();
    await page.getByText('Written by our authors').waitFor();

    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('img', { name: /^Picture of your reading/ }).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    expect((await file).suggestedFilename()).toBe('cosmic-guide.png');
    await page.getByRole('button', { name: 'Copy the words' }).click();
    await told(page, 'Reading copied to clipboard!');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain((await storedText(idOn(page))).trim());
    // Its large first letter belongs to its first word.
    const first = reading(page).locator('.drop-cap').first();
    const words = await first.evaluate((paragraph: HTMLElement) => {
      paragraph.textContent = 'A stone';
      return paragraph.innerText;
    });
    expect(words).toBe('A stone');

    // What was told before is simply there.
    await page.reload();
    await reading(page).locator('.drop-cap').waitFor();
    expect(await reading(page).locator('.animate-word').count()).toBe(0);
    await expectWhole(page, idOn(page));
  });

  test('is stopped after three readings of a tool, with the reason and the way on', async ({
    guest: { page },
    site,
  }) => {
    await page.goto('/tools/angel-number');
    for (let taken = 0; taken < FREE_READINGS; taken += 1) {
      const answer = await page.request.post('/api/readings/generate', {
        headers: { origin: site.url, 'idempotency-key': `a-guest-asks-for-number-${taken}` },
        data: { toolType: 'angel-number', params: { number: String(taken + 1) } },
      });
      expect(answer.status()).toBe(202);
    }
    await page.reload();

    await page.getByText('You have reached your daily limit for free readings').waitFor();
    await expect(page.getByRole('button', { name: 'Reveal Cosmic Insights' })).toBeDisabled();
    const onward = page.getByRole('main').getByRole('link', { name: 'Create Free Account' });
    await expect(onward).toHaveAttribute('href', '/signup?redirect=/tools/angel-number');
    await page.goto('/tools');
    await page.getByText('None left today').waitFor();
    expect(await page.getByText('3 left today').count()).toBeGreaterThan(10);
  });

  test('has the first horoscope, with its lucky number, and is asked to sign up at the second', async ({
    guest: { page },
  }) => {
    await page.goto('/tools/horoscope?sign=leo');
    await page.getByRole('button', { name: 'Get Your Horoscope' }).click();
    await page.waitForURL(/[?&]g=/);
    await expectWhole(page, idOn(page));
    const extra = (name: RegExp) =>
      page
        .locator('dl > div', { has: page.getByText(name) })
        .locator('dd')
        .first();
    await expect(extra(/^Lucky number$/i)).toHaveText(/^[1-9]\d?$/);
    await expect(extra(/^Power color$/i)).toHaveText(/^(Blue|Red|Green|Purple|Gold)$/);
    await expect(extra(/^Mood$/i)).toHaveText(/^(Energetic|Reflective|Creative|Romantic|Focused)$/);
    await expect(extra(/^Compatible sign$/i)).toHaveText(/^[A-Z][a-z]+$/);
    const moving = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
    expect(moving).toBe(0);

    await page.goto('/tools/horoscope?sign=virgo');
    await page.getByRole('button', { name: 'Get Your Horoscope' }).click();
    await page.waitForURL(/\/signup\?redirect=horoscope$/);
  });

  test('draws a card, step by step, is asked to stay, and finds that very card again', async ({
    visit,
  }) => {
    const { context, page } = await visit(MOVING);
    await page.clock.install();
    await page.goto('/tools/tarot');
    await page.getByRole('button', { name: 'Draw a Card' }).waitFor();
    await page.clock.pauseAt(Date.now() + 60_000);
    // The page's own clock, let go on step by step, tells when what of the draw is there.
    const parts = {
      shuffled: '[role="status"]:has-text("Shuffling the deck...")',
      spread: '[role="listbox"]',
      named: 'article ol li p.font-display',
      flipped: 'article ol li p.animate-appear',
      told: 'article .drop-cap',
    };
    const at = new Map<string, number>();
    let now = 0;
    const goOnTo = async (last: keyof typeof parts) => {
      for (; !at.has(last); now += TICK) {
        for (const [part, where] of Object.entries(parts)) {
          if (!at.has(part) && (await page.locator(where).count()) > 0) at.set(part, now);
        }
        if (now > 60_000) throw new Error(`of the draw there is only ${[...at.keys()].join(', ')}`);
        await page.clock.runFor(TICK);
      }
    };
    await page.getByRole('button', { name: 'Draw a Card' }).click();
    await goOnTo('spread');
    await page.getByRole('option', { name: 'Card 12 of 22' }).click({ position: { x: 4, y: 40 } });
    await page.getByLabel('Your question').waitFor();
    await page.getByRole('button', { name: 'Turn the Card' }).click();
    await page.waitForURL(/[?&]g=/);
    await until(async () => (await storedText(idOn(page))).length > 0, 'the reading is written');
    await goOnTo('told');
    const name = (await page.locator('article ol li p.font-display').first().innerText()).trim();
    expect(at.get('spread')! - at.get('shuffled')!).toBeGreaterThanOrEqual(1500 - TICK);
    expect(Math.abs(at.get('flipped')! - at.get('named')! - 500)).toBeLessThanOrEqual(TICK);
    expect(Math.abs(at.get('told')! - at.get('flipped')! - 800)).toBeLessThanOrEqual(2 * TICK);
    await page.clock.resume();

    await page
      .getByText('Sign up to unlock your free daily reading and save your insights.')
      .waitFor();
    await page.getByRole('button', { name: 'Continue as Guest' }).click();
    await page.getByRole('link', { name: 'Sign Up Free' }).waitFor({ state: 'detached' });

    // Whoever comes again finds that very card, its words and the way on, in another tab too.
    const id = idOn(page);
    const second = await context.newPage();
    await second.goto('/tools/tarot');
    await second.waitForURL((url) => url.searchParams.get('g') === id);
    await second.locator('article ol li p').getByText(name, { exact: true }).waitFor();
    await second.getByText(/^Built on/).waitFor();
    expect(await reading(second).innerText()).toContain((await storedText(id)).trim().slice(0, 80));
    await second.getByRole('link', { name: 'Sign Up Free' }).waitFor();
    await second.getByRole('button', { name: 'Try Again' }).click();
    await second.getByText('You have drawn your card for today.').waitFor();
    await second.getByRole('button', { name: 'See your card and its reading' }).click();
    await second.waitForURL((url) => url.searchParams.get('g') === id);
  });

  test('reads on where the page was reloaded, a second tab opened, and gateway and worker crashed', async ({
    site,
    visit,
  }) => {
    const model = await startSlowModel(60);
    await site.crash('readings-worker', model.environment);
    const { context, page } = await visit(MOVING);
    try {
      await askNumber(page, '777');
      await until(async () => (await wordsOn(page).catch(() => 0)) > 15, 'some words are there');
      const id = idOn(page);
      await page.reload();
      const second = await context.newPage();
      await second.goto(page.url());
      // What is read on is a reading: a tab that has no application yet can't go on without a gateway.
      for (const tab of [page, second]) {
        await until(
          async () => (await wordsOn(tab).catch(() => 0)) > 15,
          'it is read in both tabs',
        );
      }
      await Promise.all([site.crash('readings-worker', model.environment), site.crash('gateway')]);
      await Promise.all([expectWhole(page, id), expectWhole(second, id)]);
    } finally {
      await site.crash('readings-worker');
      await model.close();
      // A reading that was told before the crash needs nobody any more, the next journey does.
      await until(() => answers(site.url), 'the gateway is up again');
    }
  });

  test('reads three articles a month, then excerpts; those that were read stay open', async ({
    guest: { page },
    site,
  }) => {
    await articlesAreThere(site);
    const { posts } = (await (await page.request.get('/api/blog/posts')).json()) as {
      posts: { slug: string }[];
    };
    const [first, second, third, fourth] = posts.map(({ slug }) => slug);
    // The server sends the page with its text; it is read once the application has asked for it.
    const isRead = page.waitForResponse((response) =>
      response.url().endsWith(`/api/blog/posts/${first}`),
    );
    await page.goto(`/blog/${first}`);
    await page.locator('article .article-content h2').first().waitFor();
    await isRead;
    for (const slug of [second, third]) await page.request.get(`/api/blog/posts/${slug}`);
    await page.goto(`/blog/${third}`);
    await page.getByText('This was the last of your free articles this month.').waitFor();

    await page.goto(`/blog/${fourth}`);
    await page
      .getByRole('heading', { name: 'Your free articles of this month are read' })
      .waitFor();
    expect(await page.locator('.article-content h2').count()).toBe(0);
    await atRest(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.goto(`/blog/${first}`);
    await page.locator('article .article-content h2').first().waitFor();
    await page.goto(`/blog/${fourth}`);
    await page.getByRole('link', { name: 'Upgrade to Premium' }).click();
    await page.waitForURL('/pricing');
  });
});
