import { until } from '@cosmic/platform/testing/until';
import { atRest, accessibilityViolations, MOVING, seeWhole } from '../browser';
import { articlesAreThere, expect, test } from '../journey';
import { WIDTHS } from '../settings';

test.describe('the home page', () => {
  test('explains each planet of the wheel when it is focused, and has its stars and the words of the day', async ({
    site,
    visit,
  }) => {
    const { page } = await visit(MOVING);
    await page.goto(site.url);
    const mercury = page.getByRole('button', { name: /^Mercury, / });
    await mercury.focus();

    const said = (await mercury.getAttribute('aria-label'))!.split(', ')[1]!;
    const cartouche = page.locator('[data-cartouche]');
    await cartouche.getByText(said).waitFor();
    await cartouche.getByText(/^How you think and talk: /).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);

    await page.keyboard.press('Escape');
    await cartouche.waitFor({ state: 'detached' });

    const answer = await page.request.get(`${site.url}/api/affirmation`);
    const { content } = (await answer.json()) as { content: string };
    await page.getByText(content).first().waitFor();
    const stars = await page
      .locator('[data-stars]')
      .evaluateAll((fields) => fields.map((field) => field.querySelectorAll('svg').length));
    expect(stars).toEqual([30, 40]);
  });

  test('lets a worker follow the sky, minute by minute, until the page is left', async ({
    site,
    visit,
  }) => {
    const { page } = await visit({
      ...MOVING,
      timezoneId: 'UTC',
    });
    await page.clock.install({ time: new Date('2024-04-08T12:00:00Z') });
    await page.goto(site.url);
    const workers = () => page.workers().map((worker) => new URL(worker.url()).pathname);
    await page.getByRole('button', { name: "Sun, Aries 19°08'" }).waitFor();
    await page.getByRole('button', { name: /^Mercury, Aries .*, retrograde$/ }).waitFor();
    await page.getByRole('heading', { name: 'Current Astro Events' }).scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: 'Total solar eclipse in Aries' }).waitFor();
    await page.getByText('Mercury Retrograde', { exact: true }).waitFor();
    expect(workers()).toEqual([expect.stringMatching(/^\/assets\/sky\.worker-.*\.js$/)]);

    const shown = page.locator('main section').first().locator('time');
    const before = (await shown.getAttribute('datetime'))!;
    await page.clock.fastForward('01:00');
    await until(
      async () => (await shown.getAttribute('datetime'))! > before,
      'the sky of a later minute shows',
    );
    expect(workers()).toHaveLength(1);

    await page.getByRole('link', { name: 'Browse the Cosmos' }).click();
    await page.waitForURL(`${site.url}/tools`);
    await until(() => workers().length === 0, 'the worker is gone');
    await page.goBack();
    await page.getByRole('button', { name: /^Sun, Aries/ }).waitFor();
    expect(workers()).toHaveLength(1);
  });

  test('shows the samples where the sky can not be had, and stays whole', async ({
    site,
    visit,
  }) => {
    const { page } = await visit(MOVING);
    const refused: string[] = [];
    await page.route(/\/assets\/sky\.worker-.*\.js$/, (route) => {
      refused.push(route.request().url());
      return route.fulfill({ status: 404 });
    });
    await page.goto(site.url);
    await until(() => refused.length > 0, 'the worker of the wheel is refused');
    await page.getByRole('heading', { name: 'Current Astro Events' }).scrollIntoViewIfNeeded();

    for (const name of ['New Moon in Cancer', 'Venus Retrograde', 'Mercury Direct']) {
      await page.getByRole('heading', { name }).waitFor();
    }
    // There is no Moon to leave room for.
    const strip = page.getByRole('region', { name: 'The next sixty days' });
    expect((await strip.boundingBox())!.width).toBeGreaterThan(WIDTHS.desktop.width / 2);
    await page.getByRole('img', { name: 'Zodiac wheel', exact: true }).waitFor();
    expect(await page.getByRole('button', { name: /^Mercury, / }).count()).toBe(0);
    await page.getByText('Affirmation of the day').waitFor();
    expect(page.workers()).toEqual([]);
    await atRest(page);
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test('scrolls the coming events by keyboard and by its buttons', async ({ site, visit }) => {
    const { page } = await visit({ reducedMotion: 'reduce' });
    await page.clock.setFixedTime(new Date('2024-11-24T12:00:00Z'));
    await page.goto(site.url);
    await page.getByRole('heading', { name: 'Current Astro Events' }).scrollIntoViewIfNeeded();
    const strip = page.getByRole('region', { name: 'The next sixty days' });
    await strip.getByRole('listitem').first().waitFor();
    expect(await page.getByText('Mercury Retrograde', { exact: true }).count()).toBe(0);
    const scrolled = () => strip.evaluate((element) => element.scrollLeft);
    const later = page.getByRole('button', { name: 'Later events' });
    await expect(page.getByRole('link', { name: 'Open the living sky' })).toHaveAttribute(
      'href',
      '/sky',
    );

    await strip.focus();
    await page.keyboard.press('ArrowRight');
    await until(async () => (await scrolled()) > 0, 'the arrow key has scrolled');
    const before = await scrolled();
    await later.click();
    await until(async () => (await scrolled()) > before, 'the button has scrolled');
  });

  test('lets its cards enter one after the other, once a tenth of them is seen', async ({
    site,
    visit,
  }) => {
    const { page } = await visit(MOVING);
    await page.goto(site.url);
    const card = page.locator('section[aria-labelledby="insights"] li > div');
    await card.nth(2).waitFor({ state: 'attached' });
    await until(
      () => card.nth(2).evaluate((element) => element.style.opacity === '0'),
      'they are out of sight',
    );
    const seen = (share: number) =>
      card.first().evaluate((element, part) => {
        const { top, height } = element.getBoundingClientRect();
        window.scrollBy(0, top + height * part - window.innerHeight);
      }, share);
    const delays = () =>
      card.evaluateAll((cards) =>
        cards.flatMap((element) =>
          element
            .getAnimations()
            .filter((animation) => (animation as CSSAnimation).animationName === undefined)
            .slice(0, 1)
            .map(({ effect }) => effect!.getTiming().delay),
        ),
      );

    await seen(0.07);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(null))));
    expect(await delays()).toEqual([]);
    await seen(0.13);
    // Looked at once: the first has arrived soon after the last has begun.
    const found = await until(async () => {
      const now = await delays();
      return now.length === 3 && now;
    }, 'all three are entering');
    expect(found).toEqual([0, 200, 400]);
  });

  test('shows the three newest articles, and placeholders where there are none', async ({
    site,
    visit,
  }) => {
    const { page } = await visit(MOVING);
    await articlesAreThere(site);
    const answer = await page.request.get(`${site.url}/api/blog/latest`);
    const { posts } = (await answer.json()) as { posts: { slug: string; title: string }[] };
    await page.goto(site.url);
    const read = page.getByRole('link', { name: /^Read Article/ });
    await page.getByRole('heading', { name: posts[0]!.title }).waitFor();
    expect(posts).toHaveLength(3);
    expect(
      await read.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(posts.map(({ slug }) => `/blog/${slug}`));
    await seeWhole(page);
    await atRest(page);
    const widths = await page
      .locator('img[src^="/blog/covers/"]')
      .evaluateAll((pictures) => (pictures as HTMLImageElement[]).map((img) => img.naturalWidth));
    expect(widths).toEqual([1200, 1200, 1200]);

    await page.route('**/api/blog/latest', (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.reload();
    await page.getByRole('heading', { name: 'How to read your birth chart' }).waitFor();
    expect(
      await read.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual([]);
  });
});
