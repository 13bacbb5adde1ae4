import type { Page } from 'playwright-core';
import { atRest, accessibilityViolations } from '../browser';
import { expect, test } from '../journey';
import { newAddress, PASSWORD, saveReading, told } from '../member';
import { WIDTHS } from '../settings';

/** How far a page may move while it arrives, as browsers sum it up. */
const MAX_SHIFT = 0.02;

test.describe('a member', () => {
  const askForCareer = async (page: Page) => {
    await page.goto('/tools/career');
    await page.getByLabel(/birth date/i).fill('1990-04-20');
    await page.locator('form button[type="submit"]').click();
    await page.getByRole('button', { name: 'Share' }).waitFor();
  };

  test('signs up on the way to saving, saves what was generated as a guest, reads it, removes it, brings it back and leaves', async ({
    site,
    visit,
  }) => {
    const { page } = await visit();
    const email = newAddress();
    await askForCareer(page);
    await page.getByRole('button', { name: 'Login to Save' }).click();
    await page.waitForURL(/\/login\?redirect=\/tools\/career/);
    // To the account, back to the login and again: the way to go afterwards is not lost.
    for (const link of ['Create an account', 'Login', 'Create an account']) {
      await page.getByRole('main').getByRole('link', { name: link, exact: true }).click();
    }
    await page.getByLabel('Full Name').fill('Ada Lovelace');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create Free Account' }).click();
    await told(page, 'Account created successfully!');
    await page.waitForURL(/\/welcome\?redirect=\/tools\/career/);
    await page.getByRole('button', { name: 'Not now' }).click();

    // The same reading again, now to be kept.
    await page.waitForURL(/\/tools\/career\?g=/);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await told(page, 'Reading saved to your cosmic journal');
    await page.getByRole('button', { name: 'Love it' }).click();

    await page.goto(`${site.url}/dashboard`);
    await page.getByRole('heading', { name: 'Welcome, Ada Lovelace' }).waitFor();
    await page.getByRole('link', { name: /View Full Reading/ }).click();
    await page.getByText(/^Built on/).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByText("You haven't saved any readings yet.").waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('link', { name: /View Full Reading/ }).waitFor();

    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await told(page, 'Signed out');
    await told(page, 'You have been successfully signed out.');
    await page.waitForURL(`${site.url}/`);
    await page.goto(`${site.url}/dashboard/readings`);
    await page.waitForURL(/\/login\?redirect=\/dashboard\/readings/);
  });

  test('tells the birth, sees the chart, asks for a reading from it, and finds that among those kept', async ({
    site,
    member: { page },
  }) => {
    await page.goto(`${site.url}/dashboard/profile`);
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    // Everything that is wrong is said at once, and the first of it is in sight.
    await page.getByLabel('Full name').fill('  ');
    await page.getByLabel('Birth date').fill('2090-01-01');
    await page.getByRole('combobox', { name: 'Birth place' }).fill('Chenn');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Please tell us your name').waitFor();
    await page.getByText('Birth date must lie between 1900 and today').waitFor();
    await page.getByText('Please choose the town from the list').waitFor();
    const name = page.getByLabel('Full name');
    expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
    const { y } = (await name.boundingBox())!;
    expect(y).toBeGreaterThan(100);
    expect(y).toBeLessThan(WIDTHS.desktop.height - 100);
    await name.fill('Ada Lovelace');
    await page.getByLabel('Birth date').fill('1990-04-20');
    await page.getByLabel('Birth time').fill('07:45');
    // What was typed is still there, and leads to its towns.
    await page.getByRole('combobox', { name: 'Birth place' }).click();
    await page.getByRole('option', { name: /Chennai/ }).click();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await told(page, 'Your profile was saved');
    await page.getByText(/^Aries 29°$/).waitFor();
    await page.getByRole('listbox', { name: /chart/i }).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);

    await page.goto(`${site.url}/tools/career`);
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('input[type="date"]')?.value === '1990-04-20',
    );
    await page.locator('form button[type="submit"]').click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await told(page, 'Reading saved to your cosmic journal');
    await page.goto(`${site.url}/dashboard/readings`);
    await page.getByLabel('Search your readings').fill('nothing like it');
    await page.getByText('No reading matches').waitFor();
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByRole('link', { name: /View Full Reading/ }).click();
    await page.getByText(/^Built on/).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test('sees nothing move while the pages of an account arrive', async ({ site, member }) => {
    await saveReading(site, member.page);
    for (const path of ['', '/subscription', '/readings', '/profile']) {
      await member.page.goto(`/dashboard${path}`);
      await atRest(member.page);
      expect(await shiftOf(member.page), path).toBeLessThanOrEqual(MAX_SHIFT);
    }
  });
});

/** What has moved on a page since it was opened. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[];
          resolve(shifts.reduce((sum, shift) => sum + (shift.hadRecentInput ? 0 : shift.value), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Nothing is told of a page on which nothing moved.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
}
