import { until } from '@cosmic/platform/testing/until';
import { faultsAtRest } from '../browser';
import { expect, test } from '../journey';
import { CARDS, giveCard, letPass, payFor, plan, PREMIUM } from '../payment';

test.describe('plans and payment', () => {
  test('lead a subscriber to the portal: cancel, resume, renew, fail, end', async ({
    site,
    member: { context, page },
  }) => {
    await page.goto('/dashboard/subscription');
    await page.getByRole('heading', { name: 'Free plan' }).waitFor();
    await page.getByText('There are no invoices yet.').waitFor();
    expect(await faultsAtRest(page)).toEqual([]);
    await page.getByRole('link', { name: 'Upgrade Now' }).click();
    await payFor(site, page, 'Monthly');

    await page.goto(`${site.url}/pricing`);
    await plan(page, 'Monthly').getByText('Your plan').waitFor();
    await page.getByRole('button', { name: 'Switch to Yearly' }).click();
    await page.waitForURL(/\/portal\//);
    expect(await faultsAtRest(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cancel at the end of the period' }).click();
    await page.getByRole('button', { name: 'Keep the subscription' }).waitFor();
    await page.getByRole('link', { name: 'Back to Cosmic Guide' }).click();
    await page.waitForURL(`${site.url}/dashboard/subscription`);
    await page.getByText(/^Ends on .* and is not renewed/).waitFor();
    expect(await faultsAtRest(page)).toEqual([]);

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
    expect(await faultsAtRest(page)).toEqual([]);

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
    expect(await faultsAtRest(page)).toEqual([]);
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
    expect(await faultsAtRest(page)).toEqual([]);
    const [invoice] = await Promise.all([
      page.waitForURL(/\/invoices\//).then(() => page.getByRole('heading', { level: 1 })),
      page.getByRole('link', { name: /^Open/ }).first().click(),
    ]);
    await invoice.getByText(/^Invoice/).waitFor();
    expect(await faultsAtRest(page)).toEqual([]);
  });
});
