import type { Locator, Page } from 'playwright-core';
import { until } from '@cosmic/platform/testing/until';
import type { RunningSite } from '@cosmic/migrate/testing/site';

/** Test numbers of the page to pay on, by what becomes of them. */
export const CARDS = {
  works: '4242 4242 4242 4242',
  asks: '4000 0025 0000 3155',
  declined: '4000 0000 0000 0002',
  failsLater: '4000 0000 0000 0341',
} as const;

/** A tool that subscribers alone may use. */
export const PREMIUM = '/tools/spiritual-growth';

/** The card of a plan, on the page that shows what each costs. */
export function plan(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

/** Fills in a card wherever the payment provider asks for one, and sends it. */
export async function giveCard(page: Page, card: string, button: string | RegExp): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByLabel('Expiry').fill('12/34');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: button }).click();
}

/** Chooses a plan on the pricing page and waits for the page to pay it on. */
export async function choose(site: RunningSite, page: Page, plan: string): Promise<void> {
  await page.goto(`${site.url}/pricing`);
  await page.getByText('Your plan').waitFor();
  await page.getByRole('button', { name: `Subscribe ${plan}` }).click();
  await page.waitForURL(/\/pay\//);
}

/** Subscribes a member as a person would. */
export async function payFor(
  site: RunningSite,
  page: Page,
  plan: 'Monthly' | 'Yearly',
  card: string = CARDS.works,
): Promise<void> {
  await choose(site, page, plan);
  await giveCard(page, card, /^Pay/);
  await page.waitForURL(`${site.url}/pricing/success`);
  await page.getByText('Your subscription is active.').waitFor();
}

/** What the payment provider holds of a member. */
export async function held(
  site: RunningSite,
  userId: string,
  kind: 'sessions' | 'subscriptions' | 'invoices',
): Promise<any[]> {
  const overview = await site.stripe.overview();
  const customer = overview.customers.find(({ metadata }) => metadata.userId === userId);
  return overview[kind].filter((thing) => thing.customer === customer?.id);
}

/** Lets time go by at the payment provider, and waits until everything it told of is worked in. */
export async function letPass(site: RunningSite, days: number): Promise<void> {
  await site.stripe.control('POST', 'clock', { days });
  await until(async () => {
    const { waiting } = await site.stripe.overview();
    const due = await site.world.query(
      `SELECT FROM billing.webhook_events WHERE processed_at IS NULL
       UNION ALL SELECT FROM billing.customers WHERE sync_due_at IS NOT NULL`,
    );
    return waiting + due.length === 0;
  }, 'the notices are worked in');
}
