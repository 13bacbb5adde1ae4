import { atRest, faultsOfAccess, MOVING, widthsTooNarrow } from './browser';
import { latinWords } from './hindi';
import { expect, test } from './journey';

test.describe('in Hindi the site', () => {
  test('is chosen in the footer, kept by a reload, and left again at the same address', async ({
    site,
    visit,
  }) => {
    const { page } = await visit(MOVING);
    await page.goto(`${site.url}/pricing`);
    const language = () => page.locator('html').getAttribute('lang');
    expect(await language()).toBe('en');

    await page.getByRole('button', { name: 'हिन्दी' }).click();
    await page.getByRole('heading', { level: 1, name: 'मूल्य' }).waitFor();
    await page.getByText('₹299', { exact: true }).waitFor();
    await page.getByText('₹2,999', { exact: true }).waitFor();
    expect(await language()).toBe('hi');
    expect(page.url()).toBe(`${site.url}/pricing`);
    const answer = await page.reload();
    await page.getByRole('heading', { level: 1, name: 'मूल्य' }).waitFor();
    expect(answer?.headers()['vary']).toMatch(/cookie/i);
    expect(await page.title()).toBe('मूल्य – Cosmic Guide');

    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('heading', { level: 1, name: 'Pricing' }).waitFor();
    expect(await language()).toBe('en');
    expect(page.url()).toBe(`${site.url}/pricing`);
  });

  test('writes the horoscope in Hindi, makes it again, and says where a reading is English', async ({
    site,
    visit,
  }) => {
    const { context, page } = await visit(MOVING);
    await context.addCookies([{ name: 'cosmic_language', value: 'hi', url: site.url }]);
    await page.goto(`${site.url}/tools/horoscope`);
    await page.getByRole('radio', { name: /सिंह/ }).check();
    await page.getByRole('button', { name: 'अपना राशिफल जानें' }).click();
    await page.getByText('मन को भाया').waitFor();
    expect(await page.locator('article').textContent()).toMatch(/सिंह/);
    expect(await page.locator('article div[lang="hi"] p').count()).toBeGreaterThan(2);
    expect(await latinWords(page)).toEqual([]);
    await atRest(page);
    expect(await faultsOfAccess(page)).toEqual([]);

    await page.getByRole('button', { name: 'फिर से चलाएँ' }).click();
    await page.getByText('वही तथ्य और वही शब्द, अक्षर-अक्षर।').waitFor();

    await page.goto(`${site.url}/tools/angel-number`);
    await page.getByText(/यह पठन अंग्रेज़ी में है/).waitFor();
  });

  test('loads faces with Devanagari for those alone who read it', async ({ site, visit }) => {
    for (const [code, faces] of [
      ['en', 0],
      ['hi', 2],
    ] as const) {
      const { context, page } = await visit(MOVING);
      await context.addCookies([{ name: 'cosmic_language', value: code, url: site.url }]);
      await page.goto(site.url, { waitUntil: 'networkidle' });
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
    administrator: { context, page },
  }) => {
    await context.addCookies([{ name: 'cosmic_language', value: 'hi', url: site.url }]);
    const [post] = await site.world.query<{ id: string }>('SELECT id FROM content.blog_posts');
    for (const [path, shows] of [
      ['/admin/usage', 'लिखे गए पठन'],
      ['/blog-generator', 'नया लेख'],
      ['/blog-generator/posts', 'प्रकाशन वापस लें'],
      [`/blog-generator/posts/${post!.id}`, 'सब लेख'],
    ] as const) {
      await page.goto(site.url + path);
      await page.getByText(shows).first().waitFor();
      expect([path, await latinWords(page)]).toEqual([path, []]);
      expect(await widthsTooNarrow(page)).toEqual([]);
      await atRest(page);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await faultsOfAccess(page)).toEqual([]);
    }
  });
});
