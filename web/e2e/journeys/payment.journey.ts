import { faultsAtRest } from '../browser';
import { expect, test } from '../journey';
import { newAddress, PASSWORD, told } from '../member';
import { CARDS, choose, giveCard, held, plan, PREMIUM } from '../payment';

/** Paid on the page that stands in for Stripe's. */
test.describe('plans and payment', () => {
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
    expect(await faultsAtRest(page)).toEqual([]);
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
    expect(await faultsAtRest(other)).toEqual([]);

    await page.getByRole('button', { name: 'Subscribe Monthly' }).click();
    await page.waitForURL(/\/pay\//);
    await page.getByText('Test mode.').waitFor();
    expect(await faultsAtRest(page)).toEqual([]);
    await page.getByRole('link', { name: 'Back without paying' }).click();
    await page.getByText('Nothing was charged. The plans are here whenever you like.').waitFor();

    await page.getByRole('button', { name: 'Subscribe Monthly' }).click();
    await page.waitForURL(/\/pay\//);
    await giveCard(page, CARDS.declined, /^Pay/);
    await page.getByRole('alert').getByText('Your card was declined.').waitFor();
    expect(await faultsAtRest(page)).toEqual([]);
    await giveCard(page, CARDS.works, /^Pay/);
    await page.waitForURL(`${site.url}/pricing/success`);
    await page.getByText('Your subscription is active.').waitFor();
    expect(await faultsAtRest(page)).toEqual([]);

    await other.getByRole('heading', { name: 'Premium Access Required' }).waitFor({
      state: 'detached',
    });
    await other.getByLabel(/birth date/i).fill('1990-04-20');
    await other.locator('form button[type="submit"]').click();
    await other.getByRole('button', { name: 'Share' }).waitFor();
  });

  test("let a bank ask first (3-D Secure), and take no payment that it doesn't confirm", async ({
    site,
    member: { page, id },
  }) => {
    await choose(site, page, 'Yearly');
    await giveCard(page, CARDS.asks, /^Pay/);
    await page.getByRole('heading', { name: 'Confirm the payment' }).waitFor();
    expect(await faultsAtRest(page)).toEqual([]);
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
});
