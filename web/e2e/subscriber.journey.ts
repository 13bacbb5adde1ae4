import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { PlanList } from '@cosmic/contracts/billing';
import { until } from '@cosmic/platform/testing/until';
import { atRest, faultsOfAccess, widthsTooNarrow } from './browser';
import { articlesAreThere, expect, test } from './journey';
import { newAddress, PASSWORD, told, tokenOf } from './member';
import { CARDS, choose, giveCard, held, letPass, payFor } from './payment';

/** A tool that subscribers alone may use. */
const PREMIUM = '/tools/spiritual-growth';

/** Paid on the page that stands in for Stripe's. */
test.describe('plans and payment', () => {
  const plan = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

  /** Holds the page as it stands to axe and to its width on every screen. */
  const look = async (page: Page) => {
    await atRest(page);
    expect(await widthsTooNarrow(page)).toEqual([]);
    expect(await faultsOfAccess(page)).toEqual([]);
  };

  test('take a guest over an account to a payment, and open what was closed without a reload', async ({
    site,
    visit,
  }) => {
    const { context, page } = await visit();
    const email = newAddress();
    await page.goto(`${site.url}/pricing`);
    await plan(page, 'Free').getByText('₹0', { exact: true }).waitFor();
    await plan(page, 'Monthly').getByText('₹299', { exact: true }).waitFor();
    await plan(page, 'Monthly').getByText('Unlimited access to all tools').waitFor();
    await plan(page, 'Yearly').getByText('₹2,999', { exact: true }).waitFor();
    await plan(page, 'Yearly').getByText('Save 16%').waitFor();
    await look(page);
    await page.getByRole('button', { name: 'Subscribe Monthly' }).click();
    await told(page, 'Please create an account or login to continue.');
    await page.waitForURL(`${site.url}/signup?redirect=/pricing`);
    await page.getByLabel('Full Name').fill('Ada Lovelace');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create Free Account' }).click();
    await told(page, 'Account created successfully!');
    await page.waitForURL(`${site.url}/welcome?redirect=/pricing`);
    await page.getByRole('button', { name: 'Not now' }).click();

    await page.waitForURL(`${site.url}/pricing`);
    await plan(page, 'Free').getByText('Your plan').waitFor();
    const other = await context.newPage();
    await other.goto(site.url + PREMIUM);
    await other.getByRole('heading', { name: 'Premium Access Required' }).waitFor();
    await look(other);

    await page.getByRole('button', { name: 'Subscribe Monthly' }).click();
    await page.waitForURL(/\/pay\//);
    await page.getByText('Test mode.').waitFor();
    await look(page);
    await page.getByRole('link', { name: 'Back without paying' }).click();
    await page.getByText('Nothing was charged. The plans are here whenever you like.').waitFor();

    await page.getByRole('button', { name: 'Subscribe Monthly' }).click();
    await page.waitForURL(/\/pay\//);
    await giveCard(page, CARDS.declined, /^Pay/);
    await page.getByRole('alert').getByText('Your card was declined.').waitFor();
    await look(page);
    await giveCard(page, CARDS.works, /^Pay/);
    await page.waitForURL(`${site.url}/pricing/success`);
    await page.getByText('Your subscription is active.').waitFor();
    await look(page);

    await other.getByRole('heading', { name: 'Premium Access Required' }).waitFor({
      state: 'detached',
    });
    await other.getByLabel(/birth date/i).fill('1990-04-20');
    await other.locator('form button[type="submit"]').click();
    await other.getByRole('button', { name: 'Share' }).waitFor();
  });

  test('lift a day’s and a month’s limit in the tabs that have reached them, without a reload', async ({
    site,
    member: { context, page },
  }) => {
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

  test("let a bank ask first (3-D Secure), and take no payment that it doesn't confirm", async ({
    site,
    member: { page, id },
  }) => {
    await choose(site, page, 'Yearly');
    await giveCard(page, CARDS.asks, /^Pay/);
    await page.getByRole('heading', { name: 'Confirm the payment' }).waitFor();
    await look(page);
    await page.getByRole('button', { name: 'No', exact: true }).click();
    await page.getByText('Your bank did not confirm the payment.').waitFor();
    expect(await held(site, id, 'subscriptions')).toEqual([]);
    await giveCard(page, CARDS.asks, /^Pay/);
    await page.getByRole('button', { name: 'Yes, it is me' }).click();
    await page.waitForURL(`${site.url}/pricing/success`);
    await page.getByText('Premium, yearly.').waitFor();
  });

  test('make one subscription of a double click and of two tabs', async ({
    site,
    member: { context, page, id },
  }) => {
    const other = await context.newPage();
    for (const each of [page, other]) {
      await each.goto(`${site.url}/pricing`);
      await plan(each, 'Free').getByText('Your plan').waitFor();
    }
    await Promise.all(
      [page, other].map((each) =>
        each.getByRole('button', { name: 'Subscribe Monthly' }).dblclick(),
      ),
    );
    await Promise.all([page, other].map((each) => each.waitForURL(/\/pay\//)));
    expect(other.url()).toBe(page.url());
    expect(await held(site, id, 'sessions')).toHaveLength(1);

    await giveCard(page, CARDS.works, /^Pay/);
    await page.waitForURL(`${site.url}/pricing/success`);
    await giveCard(other, CARDS.works, /^Pay/);
    await other.waitForURL(`${site.url}/pricing/success`);
    await other.getByText('Your subscription is active.').waitFor();
    expect(await held(site, id, 'subscriptions')).toHaveLength(1);
    expect(await held(site, id, 'invoices')).toHaveLength(1);
  });

  test('lead a subscriber to the portal: cancel, resume, renew, fail, end', async ({
    site,
    member: { context, page },
  }) => {
    await page.goto('/dashboard/subscription');
    await page.getByRole('heading', { name: 'Free plan' }).waitFor();
    await page.getByText('There are no invoices yet.').waitFor();
    await look(page);
    await page.getByRole('link', { name: 'Upgrade Now' }).click();
    await payFor(site, page, 'Monthly');

    await page.goto(`${site.url}/pricing`);
    await plan(page, 'Monthly').getByText('Your plan').waitFor();
    await page.getByRole('button', { name: 'Switch to Yearly' }).click();
    await page.waitForURL(/\/portal\//);
    await look(page);
    await page.getByRole('button', { name: 'Cancel at the end of the period' }).click();
    await page.getByRole('button', { name: 'Keep the subscription' }).waitFor();
    await page.getByRole('link', { name: 'Back to Cosmic Guide' }).click();
    await page.waitForURL(`${site.url}/dashboard/subscription`);
    await page.getByText(/^Ends on .* and is not renewed/).waitFor();
    await look(page);

    await page.getByRole('button', { name: 'Manage Subscription' }).click();
    await page.getByRole('button', { name: 'Keep the subscription' }).click();
    await page.getByRole('button', { name: 'Cancel at the end of the period' }).waitFor();
    const portal = page.url();
    await page.goto('/dashboard/subscription');
    const renewal = await page.getByText(/^Renews on/).textContent();

    await letPass(site, 32);
    await page.getByText(renewal!).waitFor({ state: 'detached' });
    await page.getByText(/^Renews on/).waitFor();
    await until(
      async () => (await page.getByRole('table').getByRole('row').count()) === 3,
      'both invoices are listed',
    );
    await look(page);

    await page.goto(portal);
    await giveCard(page, CARDS.failsLater, 'Use this card from now on');
    await page.getByText('Visa ending in 0341').waitFor();
    const reader = await context.newPage();
    await reader.goto(site.url + PREMIUM);
    await reader.getByLabel(/birth date/i).waitFor();
    await page.goto('/dashboard/subscription');
    await letPass(site, 31);
    await page
      .getByText(/^The last renewal could not be charged. Premium stays open until/)
      .waitFor();
    await look(page);
    await page.goto(portal);
    await page.getByText('The last payment failed.').waitFor();
    await reader.getByLabel(/birth date/i).waitFor();

    await page.goto('/dashboard/subscription');
    for (let days = 0; days < 42; days += 3) await letPass(site, 3);
    await page.getByRole('heading', { name: 'Free plan' }).waitFor();
    await reader.getByRole('heading', { name: 'Premium Access Required' }).waitFor();
  });

  test('switch a subscriber from monthly to yearly', async ({ site, member: { page } }) => {
    await payFor(site, page, 'Monthly');
    await page.getByRole('link', { name: 'Your subscription' }).click();
    await page.getByRole('button', { name: 'Manage Subscription' }).click();
    await page.getByRole('button', { name: /^Change to Yearly/ }).click();
    await page.getByRole('heading', { name: 'Yearly' }).waitFor();
    await page.getByRole('link', { name: 'Back to Cosmic Guide' }).click();
    await page.getByRole('heading', { name: 'Premium, yearly' }).waitFor();
    await page.getByText('₹2,999 per year').waitFor();
    await until(
      async () => (await page.getByRole('table').getByRole('row').count()) === 3,
      'the difference is an invoice of its own',
    );
    await look(page);
    const [invoice] = await Promise.all([
      page.waitForURL(/\/invoices\//).then(() => page.getByRole('heading', { level: 1 })),
      page.getByRole('link', { name: /^Open/ }).first().click(),
    ]);
    await invoice.getByText(/^Invoice/).waitFor();
    await look(page);
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
