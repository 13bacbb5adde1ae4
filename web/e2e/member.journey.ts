import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { atRest, faultsOfAccess, widthsTooNarrow } from './browser';
import { expect, test } from './journey';
import {
  fillIn,
  letterTo,
  linkIn,
  newAddress,
  PASSWORD,
  saveReading,
  signIn,
  told,
} from './member';
import { WIDTHS } from './settings';

/** How far a page may move while it arrives, as browsers sum it up. */
const MAX_SHIFT = 0.02;

const NEW_PASSWORD = 'seven rivers under a paper moon';

/** What an access token that is over is answered. */
const REFUSED = { error: { code: 'authentication_required', message: '', details: {} } };

/** What a deletion is answered while the subscription can't be ended. */
const BLOCKED = { error: { code: 'deletion_blocked', message: '', details: {} } };

/** A picture of one dot. */
const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

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

  test('looks after the account: picture, password, address, data, every device, and its end', async ({
    site,
    visit,
    member: { page, email, id },
  }) => {
    const other = await visit();
    await signIn(site, other.page, email);
    await page.goto(`${site.url}/dashboard/profile`);

    await page.getByLabel('Choose a picture').setInputFiles({
      name: 'face.png',
      mimeType: 'image/png',
      buffer: Buffer.from(DOT, 'base64'),
    });
    await told(page, 'Your picture was saved');
    await page.getByRole('button', { name: 'Your account' }).locator('img').waitFor();

    // The letter of the sign-up, opened in the same browser: the notice goes by itself.
    await page.getByText(`we have sent a link to ${email}`).waitFor();
    await page.goto(
      site.url + linkIn(await letterTo(site, email, 'confirm-address'), '/login/confirm'),
    );
    await page.getByText('Thank you, your address is confirmed.').waitFor();
    await page.getByRole('link', { name: 'Go on' }).click();
    await page.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
    await page.getByText('we have sent a link to').waitFor({ state: 'detached' });

    // A one-time password leads from every page to the one that changes it, and on from there.
    await site.world.query('UPDATE auth.accounts SET must_change_password = true WHERE id = $1', [
      id,
    ]);
    await page.goto(`${site.url}/dashboard/profile`);
    await page.waitForURL(`${site.url}/login/password?redirect=/dashboard/profile`);
    await page.getByText('You signed in with a one-time password.').waitFor();
    await page.getByRole('textbox', { name: 'Current password' }).fill('not my password');
    await page.getByRole('textbox', { name: 'New password' }).fill('password1');
    await page.getByRole('button', { name: 'Save the password' }).click();
    await page.getByText('The current password is not right.').waitFor();
    await page.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Save the password' }).click();
    await page.getByText('This is among the first passwords that anybody tries.').waitFor();
    expect(await faultsOfAccess(page)).toEqual([]);
    await page.getByRole('textbox', { name: 'New password' }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Save the password' }).click();
    await told(page, 'Your password was changed');
    await page.waitForURL(`${site.url}/dashboard/profile`);

    // The other browser is told, and led to the login with the way back.
    await told(other.page, 'Your session is over');
    await other.page.waitForURL(/\/login\?redirect=\/dashboard$/);

    const next = newAddress();
    await page.getByRole('button', { name: 'Change address' }).click();
    await page.getByLabel('New address').fill(next);
    await page.getByRole('textbox', { name: 'Your password' }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByText(`We have sent a link to ${next}.`).waitFor();
    await letterTo(site, email, 'address-change-asked');
    await page.goto(
      site.url + linkIn(await letterTo(site, next, 'change-address'), '/login/confirm'),
    );
    await page.getByText('Thank you, your address is confirmed.').waitFor();
    await page.goto(`${site.url}/dashboard/profile`);
    await page.getByText(`${next}, confirmed`).waitFor();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export my data' }).click(),
    ]);
    const kept = JSON.parse(await readFile(await download.path(), 'utf8')) as {
      services: { auth: { accounts: { email: string }[] } };
    };
    expect(kept.services.auth.accounts).toEqual([expect.objectContaining({ email: next })]);

    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await told(page, 'You have been signed out on every device.');
    await page.waitForURL(`${site.url}/`);
    expect(await page.getByText('Your session is over').count()).toBe(0);

    await signIn(site, page, next, NEW_PASSWORD);
    await page.goto(`${site.url}/dashboard/profile`);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('textbox', { name: 'Your password' }).fill(NEW_PASSWORD);
    await page.getByLabel('Type “delete” to confirm').fill('remove');
    await page.getByRole('button', { name: 'Delete everything' }).click();
    await page.getByText('Please type the word delete.').waitFor();
    await page.getByLabel('Type “delete” to confirm').fill('delete');
    await page.route(
      '**/api/auth/account',
      (route) => route.fulfill({ status: 409, json: BLOCKED }),
      {
        times: 1,
      },
    );
    await page.getByRole('button', { name: 'Delete everything' }).click();
    await page.getByText('so nothing was deleted').waitFor();
    await page.getByRole('button', { name: 'Delete everything' }).click();
    await told(page, 'Your account is deleted');
    await page.waitForURL(`${site.url}/`);
    await letterTo(site, next, 'account-deleted');
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
    expect(await faultsOfAccess(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await told(page, 'Your profile was saved');
    await page.getByText(/^Aries 29°$/).waitFor();
    await page.getByRole('listbox', { name: /chart/i }).waitFor();
    expect(await faultsOfAccess(page)).toEqual([]);

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
    expect(await faultsOfAccess(page)).toEqual([]);
  });

  test('makes a reading public, which anybody can read and nobody once it is taken back', async ({
    site,
    visit,
    join,
  }) => {
    const { context, page } = await join({ name: 'Ada Lovelace' });
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
    await saveReading(site, page);
    await page.getByRole('link', { name: /View Full Reading/ }).click();

    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByText('A public link shows anybody who has it the text').waitFor();
    await page.getByRole('img', { name: /^Picture of/ }).waitFor();
    await atRest(page);
    expect(await faultsOfAccess(page)).toEqual([]);
    await page.getByRole('button', { name: 'Make a public link' }).click();
    await told(page, 'The link is there');
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await told(page, 'The link was copied');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(await page.getByLabel('Public link').inputValue()).toBe(link);
    await page.reload();
    expect(await page.getByLabel('Public link').inputValue()).toBe(link);
    await atRest(page);
    expect(await faultsOfAccess(page)).toEqual([]);

    const plain = await visit({ javaScriptEnabled: false });
    const answer = await plain.page.goto(link);
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    await plain.page.getByRole('heading', { name: 'Why this reading' }).waitFor();
    expect(await plain.page.content()).not.toContain('Lovelace');
    const image = await plain.page.locator('meta[property="og:image"]').getAttribute('content');
    const picture = await plain.page.request.get(image!);
    expect(picture.headers()['content-type']).toBe('image/png');
    const png = await picture.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);

    const stranger = await visit();
    await stranger.page.goto(link);
    await stranger.page.getByRole('link', { name: /^Now yours/ }).waitFor();
    await atRest(stranger.page);
    expect(await widthsTooNarrow(stranger.page)).toEqual([]);
    expect(await faultsOfAccess(stranger.page)).toEqual([]);
    expect(await widthsTooNarrow(page)).toEqual([]);

    await page.getByRole('button', { name: 'Stop sharing' }).click();
    await told(page, 'The reading is not public any more');
    const late = await visit();
    const gone = await late.page.goto(link);
    await late.page.getByRole('heading', { name: 'This reading is not shared' }).waitFor();
    expect(await faultsOfAccess(late.page)).toEqual([]);
    expect(gone?.status()).toBe(404);
    expect((await late.page.request.get(image!)).status()).toBe(404);
    const never = await late.page.request.get(`${site.url}/s/${'A'.repeat(43)}`);
    expect([never.status(), await never.text()]).toEqual([404, await gone?.text()]);
  });

  test('who has forgotten the password gets a link by mail and chooses another', async ({
    site,
    member: { page, email },
  }) => {
    await page.goto(`${site.url}/dashboard`);
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await page.waitForURL(`${site.url}/`);
    await page.goto(`${site.url}/login`);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByRole('button', { name: 'Send the link' }).waitFor();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByText('If that address has an account').waitFor();

    await page.goto(
      site.url + linkIn(await letterTo(site, email, 'reset-password'), '/login/reset'),
    );
    const password = page.getByRole('textbox', { name: 'New password' });
    await password.fill('aaaaaaa');
    await page.getByRole('button', { name: 'Save the password' }).click();
    // Every reason, each in its own words.
    await page.getByText(/Use at least 8 characters\. .*over and over/).waitFor();
    expect(await faultsOfAccess(page)).toEqual([]);
    expect(page.url()).not.toContain('token');
    await password.fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Save the password' }).click();
    await told(page, 'Your password was changed. Please log in.');
    await fillIn(page, email, NEW_PASSWORD);
    await page.waitForURL(`${site.url}/dashboard`);
    // The letter has shown that the address is theirs.
    expect(await page.getByText('we have sent a link to').count()).toBe(0);
  });

  test('turns letters on, gets one, and stops them by its link without signing in', async ({
    site,
    visit,
    join,
  }) => {
    const { page, email, id } = await join({ timezoneId: 'Asia/Kolkata' });
    await page.goto(`${site.url}/dashboard/profile`);
    await page.getByText('You get no letters.').waitFor();
    // Whose birth is not known is told the day of a sign.
    await page.getByLabel('Your sign').selectOption('Leo');
    await told(page, 'Kept for your mornings');
    await page.getByRole('radio', { name: 'Every day' }).check();
    await told(page, 'Your letters are turned on');
    await page.getByText(/The next one leaves on .* 07:00 \(Asia\/(Kolkata|Calcutta)\)/).waitFor();
    await page.getByText('Letters begin once your address is confirmed.').waitFor();
    expect(await faultsOfAccess(page)).toEqual([]);

    await site.world.query('UPDATE auth.accounts SET email_verified_at = now() WHERE id = $1', [
      id,
    ]);
    await site.world.query('UPDATE auth.reminders SET next_at = now() WHERE user_id = $1', [id]);
    const letter = await letterTo(site, email, 'reminder');
    const stranger = await visit();
    await stranger.page.goto(site.url + linkIn(letter, '/login/reminders'));
    await stranger.page.getByText('Done: you will get no more of these letters.').waitFor();
    expect(await faultsOfAccess(stranger.page)).toEqual([]);

    await page.reload();
    await page.getByText('You get no letters.').waitFor();
  });

  test('keeps what was typed when the session ends in the middle of it', async ({
    site,
    member: { context, page, email },
  }) => {
    await page.goto(`${site.url}/dashboard/profile`);
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Full name').fill('Ada King');
    await page.getByLabel('Birth date').fill('1985-12-10');
    // Ended on another device, which no push told of: the next thing asked of the server finds out.
    await context.clearCookies();
    await page.route('**/api/profile', (route) => route.fulfill({ status: 401, json: REFUSED }), {
      times: 1,
    });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await told(page, 'Your session is over');
    await page.waitForURL(/\/login\?redirect=\/dashboard\/profile/);

    await fillIn(page, email);
    await page.waitForURL(`${site.url}/dashboard/profile`);
    expect(await page.getByLabel('Full name').inputValue()).toBe('Ada King');
    expect(await page.getByLabel('Birth date').inputValue()).toBe('1985-12-10');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('heading', { name: 'Welcome, Ada King' }).waitFor();
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
