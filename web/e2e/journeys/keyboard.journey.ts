import { tabTo } from '../browser';
import { test } from '../journey';
import { newAddress, PASSWORD, told } from '../member';

test.describe('by the keyboard alone a member', () => {
  test('signs in, asks for a reading, keeps it and finds it again by the keyboard alone', async ({
    site,
    guest: { page },
  }) => {
    const email = newAddress();
    await page.request.post(`${site.url}/api/auth/sign-up`, {
      headers: { origin: site.url },
      data: { email, password: PASSWORD, data: { full_name: 'Ada' } },
    });
    await page.goto(`${site.url}/login`);
    await page.getByRole('button', { name: 'Login', exact: true }).waitFor();
    await tabTo(page, /^Email/);
    await page.keyboard.type(email);
    await tabTo(page, /^Password/);
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();

    await tabTo(page, /^Skip to the content$/);
    await tabTo(page, /^Tools$/);
    await page.keyboard.press('Enter');
    await page
      .getByRole('link', { name: /Angel Number/ })
      .first()
      .waitFor();
    await tabTo(page, /^Search the tools/);
    await page.keyboard.type('angel');
    await tabTo(page, /Angel Number/);
    await page.keyboard.press('Enter');
    await page.getByLabel('Number').waitFor();
    await tabTo(page, /^Number/);
    await page.keyboard.type('4321');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
    await tabTo(page, /^Save$/);
    await page.keyboard.press('Space');
    await told(page, 'Reading saved to your cosmic journal');

    await tabTo(page, /^Your account$/);
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Dashboard' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site.url}/dashboard`);
    await page.getByRole('link', { name: /View Full Reading/ }).waitFor();
    await tabTo(page, /View Full Reading/);
    await page.keyboard.press('Enter');
    await page.getByText(/^Built on/).waitFor();
    await page.getByText(/4321/).first().waitFor();
  });
});
