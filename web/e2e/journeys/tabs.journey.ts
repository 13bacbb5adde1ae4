import type { Page } from 'playwright-core';
import { expect, test } from '../journey';
import { becomeMember, newAddress, PASSWORD, signIn } from '../member';

test.describe('several tabs', () => {
  test('signs in and out in every tab at once', async ({ site, visit }) => {
    const { context, page } = await visit();
    await page.goto(site.url);
    const other = await context.newPage();
    await other.goto(`${site.url}/pricing`);
    await becomeMember(site, page);
    await other.getByRole('button', { name: 'Your account' }).waitFor();

    await other.getByRole('button', { name: 'Your account' }).click();
    await other.getByRole('menuitem', { name: 'Sign Out' }).click();
    await page.waitForURL(/\/login/);
  });

  test('takes along what was typed as a guest, and leaves nothing of it in the browser', async ({
    site,
    visit,
  }) => {
    const { context, page } = await visit();
    const email = newAddress();
    const birthDate = page.getByLabel(/birth date/i);
    const stored = (tab: Page) => tab.evaluate(() => JSON.stringify({ ...sessionStorage }));
    await page.goto(`${site.url}/tools/career`);
    await birthDate.fill('1990-04-20');
    await page.request.post(`${site.url}/api/auth/sign-up`, {
      headers: { origin: site.url },
      data: { email, password: PASSWORD, data: { full_name: 'Ada' } },
    });
    await signIn(site, page, email);
    await page.goto(`${site.url}/tools/career`);
    expect(await birthDate.inputValue()).toBe('1990-04-20');
    const other = await context.newPage();
    await other.goto(`${site.url}/tools/career`);
    await other.getByLabel(/birth date/i).fill('1991-05-21');

    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await page.waitForURL(`${site.url}/`);

    // The other tab stays where it is, with an empty form.
    await other.getByRole('link', { name: 'Login' }).first().waitFor();
    await other.waitForFunction(
      () => document.querySelector<HTMLInputElement>('form input[type="date"]')?.value === '',
    );
    for (const tab of [page, other]) expect(await stored(tab)).not.toMatch(/199[01]-0/);

    // A session that ended while the tab was being loaded leaves nothing either.
    await signIn(site, other, email);
    await other.goto(`${site.url}/tools/career`);
    await other.getByLabel(/birth date/i).fill('1992-06-22');
    await context.clearCookies();
    await other.reload();
    await other.getByRole('link', { name: 'Login' }).first().waitFor();
    expect(await other.getByLabel(/birth date/i).inputValue()).toBe('');
    expect(await stored(other)).not.toContain('1992-06');
  });
});
