import { atRest, accessibilityViolations, MOVING, widthsTooNarrow } from '../browser';
import { latinWords } from '../hindi';
import { expect, test } from '../journey';

test.describe('in Hindi the site', () => {
  test('is chosen in the footer, has addresses of its own, and is left again at the same page', async ({
    site,
    visit,
  }) => {
    const { page } = await visit(MOVING);
    await page.goto(`${site.url}/pricing`);
    const language = () => page.locator('html').getAttribute('lang');
    expect(await language()).toBe('en');

    await page.getByRole('link', { name: 'हिन्दी' }).click();
    await page.getByRole('heading', { level: 1, name: 'मूल्य' }).waitFor();
    await page.getByText('₹299', { exact: true }).waitFor();
    await page.getByText('₹2,999', { exact: true }).waitFor();
    expect(await language()).toBe('hi');
    expect(page.url()).toBe(`${site.url}/hi/pricing`);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'मूल्य' }).waitFor();
    expect(await page.title()).toBe('मूल्य – Cosmic Guide');

    await page.getByRole('link', { name: 'साधन', exact: true }).first().click();
    await page.waitForURL(`${site.url}/hi/tools`);
    // Until the next page is drawn, the footer is that of the one before.
    await page.getByRole('heading', { level: 1, name: 'ब्रह्मांड के साधन' }).waitFor();
    await page.getByRole('link', { name: 'English' }).click();
    await page.getByRole('heading', { level: 1, name: 'Cosmic tools' }).waitFor();
    expect(await language()).toBe('en');
    expect(page.url()).toBe(`${site.url}/tools`);
    await page.goBack();
    await page.waitForURL(`${site.url}/hi/tools`);
  });

  test('is where whoever chose it is led to from an address that names no language', async ({
    site,
    visit,
  }) => {
    const { context, page } = await visit(MOVING);
    await page.goto(`${site.url}/pricing`);
    await page.getByRole('link', { name: 'हिन्दी' }).click();
    await page.waitForURL(`${site.url}/hi/pricing`);

    const later = await context.newPage();
    await later.goto(`${site.url}/sky?day=2024-04-08#calendar`);
    await later.waitForURL(`${site.url}/hi/sky?day=2024-04-08#calendar`);
    expect(await later.locator('html').getAttribute('lang')).toBe('hi');
    await later.goto(`${site.url}/`);
    await later.waitForURL(/\/hi\/?$/);
  });

  test('writes the horoscope in Hindi, and makes it again', async ({ site, visit }) => {
    const { page } = await visit(MOVING);
    await page.goto(`${site.url}/hi/tools/horoscope`);
    await page.getByRole('radio', { name: /सिंह/ }).check();
    await page.getByRole('button', { name: 'अपना राशिफल जानें' }).click();
    await page.getByText('मन को भाया').waitFor();
    expect(await page.locator('article').textContent()).toMatch(/सिंह/);
    expect(await page.locator('article div[lang="hi"] p').count()).toBeGreaterThan(2);
    expect(await latinWords(page)).toEqual([]);
    await atRest(page);
    expect(await accessibilityViolations(page)).toEqual([]);

    await page.locator('summary', { hasText: 'आधारित' }).click();
    await page.getByRole('button', { name: 'फिर से चलाएँ' }).click();
    await page.getByText('वही तथ्य और वही शब्द, अक्षर-अक्षर।').waitFor();
  });

  test('loads faces with Devanagari for those alone who read it', async ({ site, visit }) => {
    for (const [path, faces] of [
      ['/', 0],
      ['/hi', 2],
    ] as const) {
      const { page } = await visit(MOVING);
      await page.goto(site.url + path, { waitUntil: 'networkidle' });
      const files = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name),
      );
      expect(files.filter((name) => /devanagari.*woff2/.test(name))).toHaveLength(faces);
      // The name of Hindi in the English footer has letters of its own, whatever the machine has.
      expect(files.filter((name) => /hindi-name-.*woff2/.test(name))).toHaveLength(1 - faces / 2);
    }
  });

  test('speaks Hindi where the administrator writes and counts', async ({
    site,
    administrator: { page },
  }) => {
    const [post] = await site.world.query<{ id: string }>('SELECT id FROM content.blog_posts');
    for (const [path, shows] of [
      ['/admin/usage', 'लिखी गई रीडिंग'],
      ['/blog-generator', 'नया लेख'],
      ['/blog-generator/posts', 'प्रकाशन वापस लें'],
      [`/blog-generator/posts/${post!.id}`, 'सब लेख'],
    ] as const) {
      await page.goto(`${site.url}/hi${path}`);
      await page.getByText(shows).first().waitFor();
      expect([path, await latinWords(page)]).toEqual([path, []]);
      expect(await widthsTooNarrow(page)).toEqual([]);
      await atRest(page);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
    }
  });
});
