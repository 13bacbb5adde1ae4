import { Client } from 'pg';
import type { Page } from 'playwright-core';
import { until } from '@cosmic/platform/testing/until';
import { atRest, accessibilityViolations, widthsTooNarrow } from '../browser';
import { expect, test } from '../journey';
import { told, tokenOf } from '../member';
import { HERMIT } from '../settings';

test.describe('an article', () => {
  const ask = async (page: Page, topic: string, when?: string) => {
    await page.goto('/blog-generator');
    await page.getByLabel('Blog Topic').fill(topic);
    if (when) await page.getByRole('radio', { name: when }).check();
    await page.getByRole('button', { name: 'Generate Blog Post' }).click();
  };
  const run = (page: Page, status: string) =>
    page.locator(`article[data-status="${status}"]`).first();

  test('is written step by step before one’s eyes; a reload and a killed worker change nothing', async ({
    site,
    administrator: { page },
  }) => {
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Blog generator' }).click();
    await page.getByRole('button', { name: 'Generate Blog Post' }).click();
    await page.getByText('Please provide a topic for the blog post').waitFor();
    expect(await page.getByLabel('Tone').inputValue()).toBe('mystical');

    // Nothing can be stored for now: the run stands at its last step.
    const lock = new Client({ connectionString: site.world.databaseUrl });
    await lock.connect();
    await lock.query('BEGIN; LOCK TABLE content.blog_posts IN SHARE MODE');
    await ask(page, 'Libra season');
    await page.getByRole('button', { name: 'Channeling cosmic wisdom...' }).waitFor();
    const current = run(page, 'running').locator('li[aria-current="step"]', { hasText: 'Publish' });
    await current.waitFor();
    // It would give up after three waits for the table, which a slow page may outlast.
    site.halt('content-worker');
    await page.reload();
    await current.waitFor();
    await page.getByRole('button', { name: 'Channeling cosmic wisdom...' }).waitFor();

    await site.crash('content-worker');
    await lock.query('ROLLBACK');
    await lock.end();
    await page
      .getByText('Blog post generated and published successfully')
      .first()
      .waitFor({ timeout: 90_000 });
    await run(page, 'completed')
      .getByRole('link', { name: /^Read it/ })
      .click();
    await page.getByRole('heading', { level: 1, name: /^Libra season/ }).waitFor();
    const posts = await site.world.query(
      `SELECT FROM content.blog_posts WHERE title LIKE 'Libra season%'`,
    );
    expect(posts).toHaveLength(1);
  });

  test('is edited, given its time, published when that has come, taken back and deleted', async ({
    site,
    administrator: { page },
  }) => {
    await ask(page, 'The number 33', 'Keep as a draft');
    await told(page, 'The article is written and kept as a draft.');
    await page.goto(`${site.url}/blog-generator/posts?status=draft`);
    await page.getByRole('link', { name: /^Edit/ }).first().click();
    await page.getByLabel('Title').fill('Thirty-three, quietly');
    await page.getByLabel('Tags').fill('Master Numbers, quiet');
    const text = page.getByRole('textbox', { name: 'Article' });
    await text.click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('A first line.');
    await page.keyboard.press('Enter');
    await page.keyboard.type('A part of its own');
    await page.getByRole('button', { name: 'Heading', exact: true }).click();
    await page.getByText('There are unsaved changes.').waitFor();

    // Leaving without saving loses nothing.
    await page.getByRole('link', { name: 'All posts' }).click();
    await page.getByRole('link', { name: 'Drafts' }).click();
    await page.waitForURL(/status=draft$/);
    await page.getByRole('link', { name: /^Edit/ }).first().click();
    await page.getByText('These are your unsaved changes from before.').waitFor();
    await page.getByRole('button', { name: 'Save' }).click();
    await told(page, 'The post is saved');
    const [post] = await site.world.query<{ slug: string; content: string; tags: string[] }>(
      `SELECT slug, content, tags FROM content.blog_posts WHERE title = 'Thirty-three, quietly'`,
    );
    expect(post).toMatchObject({
      content: '<p>A first line.</p><h2>A part of its own</h2>',
      tags: ['master numbers', 'quiet'],
    });

    await page.getByRole('button', { name: /^Schedule/ }).click();
    await page.getByLabel(/^When is/).fill('2099-01-01T12:00');
    await page.locator('form').getByRole('button', { name: 'Schedule' }).click();
    await told(page, 'The post is scheduled');
    const answer = async () => (await fetch(`${site.url}/api/blog/posts/${post!.slug}`)).status;
    expect(await answer()).toBe(404);
    await site.world.query(
      `UPDATE content.blog_posts SET published_at = now() - interval '1 second'
       WHERE slug = '${post!.slug}'`,
    );
    await until(async () => (await answer()) === 200, 'its time has come');

    await page.goto(`${site.url}/blog-generator/posts?status=published`);
    const row = page.getByRole('article').filter({ hasText: 'Thirty-three, quietly' });
    await row.getByRole('button', { name: /^Unpublish/ }).click();
    await told(page, 'The post is a draft again');
    await until(async () => (await answer()) === 404, 'nobody reads it');
    await page.getByRole('link', { name: 'Drafts' }).click();
    await row.getByRole('button', { name: /^Delete/ }).click();
    const dialog = page.getByRole('alertdialog');
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await row.getByRole('button', { name: /^Delete/ }).click();
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await row.waitFor({ state: 'detached' });

    // What was changed elsewhere is not overwritten.
    const [hermit] = await site.world.query<{ id: string }>(
      `SELECT id FROM content.blog_posts WHERE slug = '${HERMIT}'`,
    );
    await page.goto(`${site.url}/blog-generator/posts/${hermit!.id}`);
    await page.getByLabel('Title').fill('Mine');
    await site.world.query(
      `UPDATE content.blog_posts SET version = version + 1 WHERE slug = '${HERMIT}'`,
    );
    await page.getByRole('button', { name: 'Save' }).click();
    await page
      .getByText('This post was changed meanwhile. Load it again before you save.')
      .waitFor();
    await page.getByRole('button', { name: 'Load it again' }).click();
    await until(
      async () => /^The Hermit/.test(await page.getByLabel('Title').inputValue()),
      'the newest is shown',
    );
  });

  test('is written in Hindi where it is English alone, and both pages name each other', async ({
    site,
    administrator: { page },
  }) => {
    await ask(page, 'Virgo season');
    await run(page, 'completed').filter({ hasText: 'Virgo season: ' }).waitFor();
    await page.goto(`${site.url}/blog-generator/posts`);
    const row = page.getByRole('article').filter({ hasText: /^Virgo season: / });
    const control = row.getByRole('button', { name: /^Write it in Hindi/ });
    await control.click();
    const posts = await until(async () => {
      const told = await site.world.query<{ id: string; language: string; slug: string }>(
        `SELECT id, language, slug FROM content.blog_posts
         WHERE work_id = (SELECT work_id FROM content.blog_posts WHERE title LIKE 'Virgo season: %')
         ORDER BY language`,
      );
      return told.length === 2 && told;
    }, 'it is told in both languages');
    expect(posts.map(({ language }) => language)).toEqual(['en', 'hi']);

    const [english, hindi] = posts;
    const pages = {
      en: `${site.url}/blog/${english!.slug}`,
      hi: `${site.url}/hi/blog/${encodeURIComponent(hindi!.slug)}`,
    };
    const links = Object.entries(pages).map(([code, href]) => `hreflang="${code}" href="${href}"`);
    for (const address of Object.values(pages)) {
      await until(async () => {
        const html = await (await fetch(address)).text();
        return links.every((link) => html.includes(link));
      }, `${address} names both`);
    }

    await page.reload();
    await row.getByRole('link', { name: /^View/ }).waitFor();
    expect(await control.count()).toBe(0);
    await atRest(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await widthsTooNarrow(page)).toEqual([]);
    const headers = { origin: site.url, authorization: `Bearer ${await tokenOf(site, page)}` };
    for (const { id } of posts) {
      await page.request.delete(`${site.url}/api/admin/blog/posts/${id}`, { headers });
    }
  });
});
