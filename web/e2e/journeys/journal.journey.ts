import type { Page } from 'playwright-core';
import { until } from '@cosmic/platform/testing/until';
import { articlesAreThere, expect, test } from '../journey';
import { FIRST_ARTICLES } from '../settings';

const LONG = 'a-year-by-the-moon';

test.describe('the journal', () => {
  const cards = (page: Page) => page.getByRole('main').getByRole('article');

  test('is searched, marks what was found, is held to a tag and let go again, all in its address', async ({
    site,
    guest: { page },
  }) => {
    await articlesAreThere(site);
    await page.goto('/blog');
    await page.getByRole('heading', { level: 1, name: 'The journal' }).waitFor();
    await until(async () => (await cards(page).count()) >= FIRST_ARTICLES, 'all are listed');

    await page.getByLabel('Search the journal').fill('eclipse');
    await page.waitForURL(/\/blog\?q=eclipse$/);
    await page.locator('h2 mark', { hasText: 'eclipses' }).waitFor();
    const found = await cards(page).count();
    expect(found).toBeLessThan(FIRST_ARTICLES);

    // The tags that an article is listed with are links of their own beside the one to it.
    const links = await cards(page).evaluateAll((all) =>
      all.map((card) => card.querySelectorAll(':scope ul a').length),
    );
    expect(Math.max(...links)).toBe(2);

    const tags = page.getByRole('navigation', { name: 'Popular tags' });
    expect(await tags.getByRole('link').count()).toBe(10);
    await tags.getByRole('link', { name: /^sky calendar/ }).click();
    await page.waitForURL(/tag=sky\+calendar/);
    await page.getByText('Articles with the tag “sky calendar” matching “eclipse”').waitFor();
    await page.reload();
    await page.locator('[aria-current="true"]', { hasText: 'sky calendar' }).waitFor();
    expect(await page.getByLabel('Search the journal').inputValue()).toBe('eclipse');

    await page.getByRole('link', { name: 'Clear' }).click();
    await page.waitForURL(`${site.url}/blog`);
    await until(async () => (await cards(page).count()) >= FIRST_ARTICLES, 'all are listed again');
    expect(await page.getByLabel('Search the journal').inputValue()).toBe('');
    await page.goBack();
    await page.getByText('Articles with the tag “sky calendar” matching “eclipse”').waitFor();

    await page.goto(`${site.url}/blog?q=eclpise`);
    await page.getByText('Nothing is written as “eclpise”.').waitFor();
  });

  test('shows an article with its contents, its progress, its kin and the way to an account', async ({
    site,
    guest: { page },
  }) => {
    await articlesAreThere(site);
    await page.goto(`/blog/${LONG}`);
    await page.getByRole('heading', { level: 1, name: /^A year by the Moon/ }).waitFor();
    await page
      .getByText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/)
      .first()
      .waitFor();
    const header = page.getByRole('article').locator('header');
    await header.getByText('3 min read').waitFor();
    await header.getByText('Cosmic Guide', { exact: true }).waitFor();
    const picture = page.locator('article header img');
    expect(
      await picture.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
    ).toBeGreaterThan(0);

    const contents = page.getByRole('navigation', { name: 'In this article' });
    await contents.getByRole('link', { name: 'The Full Moons' }).click();
    expect(new URL(page.url()).hash).toBe('#part-the-full-moons');
    await contents.locator('[aria-current="location"]', { hasText: 'The Full Moons' }).waitFor();
    const read = () =>
      page
        .locator('[data-reading-progress]')
        .evaluate((line) => new DOMMatrix(getComputedStyle(line).transform).a);
    await until(async () => (await read()) > 0.3, 'the line has grown');
    await page.reload();
    await contents.locator('[aria-current="location"]', { hasText: 'The Full Moons' }).waitFor();

    const kin = page.getByRole('region', { name: 'Read on' });
    await until(async () => (await kin.getByRole('link').count()) === 3, 'three are its kin');
    await page.getByRole('complementary').getByRole('link', { name: 'Sign Up' }).waitFor();
    await page.getByRole('link', { name: 'Back to Blog' }).waitFor();
    await page.getByRole('article').getByRole('link', { name: 'full moon', exact: true }).click();
    await page.waitForURL(/\/blog\?tag=full\+moon$/);
    await page.getByText('Articles with the tag “full moon”').waitFor();
  });

  test('can be read, and found one’s way in, without any script', async ({ site, visit }) => {
    await articlesAreThere(site);
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto('/blog');
    await page.getByRole('link', { name: /^A year by the Moon/ }).click();
    await page.getByRole('heading', { level: 1, name: /^A year by the Moon/ }).waitFor();
    await page.getByRole('heading', { level: 2, name: 'The Full Moons' }).waitFor();
    const face = await page
      .locator('.article-content')
      .evaluate((text) => getComputedStyle(text).fontFamily);
    expect(face).toContain('Hanken');
  });
});
