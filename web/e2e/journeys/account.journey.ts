import { readFile } from 'node:fs/promises';
import { accessibilityViolations } from '../browser';
import { expect, test } from '../journey';
import { fillIn, letterTo, linkIn, newAddress, PASSWORD, signIn, told } from '../member';

const NEW_PASSWORD = 'seven rivers under a paper moon';

/** What an access token that is over is answered. */
const REFUSED = { error: { code: 'authentication_required', message: '', details: {} } };

/** What a deletion is answered while the subscription can't be ended. */
const BLOCKED = { error: { code: 'deletion_blocked', message: '', details: {} } };

/** A picture of one dot. */
const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test.describe('a member', () => {
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
    expect(await accessibilityViolations(page)).toEqual([]);
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
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(page.url()).not.toContain('token');
    await password.fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Save the password' }).click();
    await told(page, 'Your password was changed. Please log in.');
    await fillIn(page, email, NEW_PASSWORD);
    await page.waitForURL(`${site.url}/dashboard`);
    // The letter has shown that the address is theirs.
    expect(await page.getByText('we have sent a link to').count()).toBe(0);
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
});
