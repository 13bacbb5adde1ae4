import { randomUUID } from 'node:crypto';
import type { PlanList } from '@cosmic/contracts/billing';
import { articlesAreThere, expect, test } from '../journey';
import { newAddress, PASSWORD, tokenOf } from '../member';
import { payFor, plan } from '../payment';

test.describe('plans', () => {
  test('lift a day’s and a month’s limit in the tabs that have reached them, without a reload', async ({
    site,
    member: { context, page },
  }) => {
    await articlesAreThere(site);
    const tool = await context.newPage();
    const ask = () => tool.locator('form button[type="submit"]');
    const token = await tokenOf(site, page);
    for (const dob of ['1990-04-20', '1990-04-21', '1990-04-22']) {
      const answer = await page.request.post(`${site.url}/api/readings/generate`, {
        headers: {
          origin: site.url,
          authorization: `Bearer ${token}`,
          'idempotency-key': `a-member-asks-for-${dob}`,
        },
        data: { toolType: 'career', params: { dob } },
      });
      expect(answer.status()).toBe(202);
    }
    await tool.goto(`${site.url}/tools/career?dob=1990-04-23`);
    const day = tool.getByText('You have reached your daily limit for free readings');
    await day.waitFor();
    expect(await ask().isDisabled()).toBe(true);
    const onward = tool.getByRole('main').getByRole('link', { name: 'See the plans' });
    expect(await onward.getAttribute('href')).toBe('/pricing');

    const { posts } = await (await page.request.get(`${site.url}/api/blog/posts`)).json();
    const article = await context.newPage();
    const month = article.getByRole('heading', {
      name: 'Your free articles of this month are read',
    });
    for (const { slug } of posts.slice(0, 4)) {
      expect(await month.count()).toBe(0);
      await article.goto(`${site.url}/blog/${slug}`);
      await article.getByRole('button', { name: /^Like/ }).waitFor();
    }
    await month.waitFor();

    await payFor(site, page, 'Monthly');

    await month.waitFor({ state: 'detached' });
    await day.waitFor({ state: 'detached' });
    await ask().click();
    await tool.getByRole('button', { name: 'Share' }).waitFor();
  });

  test('hold the free plan to what its card claims: tarot, readings, articles', async ({
    site,
    guest: { page },
  }) => {
    await articlesAreThere(site);
    const email = newAddress();
    const post = (path: string, data: object, headers: Record<string, string> = {}) =>
      page.request.post(site.url + path, { headers: { origin: site.url, ...headers }, data });
    await post('/api/auth/sign-up', { email, password: PASSWORD, data: { full_name: 'Ada' } });
    const { access_token: token } = await (
      await post('/api/auth/sign-in', { email, password: PASSWORD })
    ).json();
    const authorization = `Bearer ${token}`;
    const get = async (path: string) =>
      (await page.request.get(site.url + path, { headers: { authorization } })).json();
    const readings = async (toolType: string, params: object) => {
      for (let taken = 0; ; taken += 1) {
        const key = { authorization, 'idempotency-key': randomUUID() };
        const answer = await post('/api/readings/generate', { toolType, params }, key);
        if (answer.status() === 429) return taken;
        expect(answer.status()).toBe(202);
      }
    };
    const articles = async () => {
      const { posts } = await get('/api/blog/posts');
      const opened = [];
      for (const { slug } of posts) opened.push(await get(`/api/blog/posts/${slug}`));
      return opened.filter(({ metered }) => !metered).length;
    };

    await page.goto(`${site.url}/pricing`);
    await page.getByText('Save 16%').waitFor();
    const claims = await plan(page, 'Free').getByRole('listitem').allTextContents();
    const claimed = (pattern: RegExp) =>
      claims.map((claim) => Number(pattern.exec(claim)?.[1])).find((count) => count > 0);

    expect(claims).toEqual(
      ((await get('/api/plans')) as PlanList).plans.find(({ key }) => key === 'free')!.claims,
    );
    expect({
      tarot: claimed(/(\d+) tarot draw/),
      tool: claimed(/(\d+)\/day/),
      articles: claimed(/(\d+) blog views a month/),
    }).toEqual({
      tarot: await readings('tarot', {}),
      tool: await readings('career', { dob: '1990-04-20' }),
      articles: await articles(),
    });
  });
});
