import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import {
  atRest,
  faultsOfAccess,
  launch,
  newVisitor,
  tabTo,
  WIDTHS,
  widthsTooNarrow,
} from './browser';
import {
  becomeMember,
  fillIn,
  letterTo,
  linkIn,
  newAddress,
  PASSWORD,
  saveReading,
  signIn,
  told,
} from './member';
import { startSite, type RunningSite } from '@cosmic/migrate/testing/site';

const PICTURE = resolve(__dirname, '../public/icons/apple-touch.png');

/** How far a page may move while it arrives, as browsers sum it up. */
const MOST_SHIFT = 0.02;

const NEW_PASSWORD = 'seven rivers under a paper moon';

/** What an access token that is over is answered. */
const REFUSED = { error: { code: 'authentication_required', message: '', details: {} } };

/** A journey through many pages, on a machine that has other things to do. */
const LONG = 180_000;

/** What a deletion is answered while the subscription can't be ended. */
const BLOCKED = { error: { code: 'deletion_blocked', message: '', details: {} } };

/** A picture of one dot. */
const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Members' journeys, in a real browser against the whole running product. */
describe('a member', () => {
  let site: RunningSite;
  let browser: Browser;

  beforeAll(async () => {
    [site, browser] = await Promise.all([startSite(), launch()]);
  }, 180_000);
  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  const askForCareer = async (page: Page) => {
    await page.goto(`${site.url}/tools/career`);
    await page.getByLabel(/birth date/i).fill('1990-04-20');
    await page.locator('form button[type="submit"]').click();
    await page.getByRole('button', { name: 'Share' }).waitFor();
  };

  it(
    'signs up on the way to saving, saves what was generated as a guest, reads it, removes it, brings it back and leaves',
    async () => {
      const { context, page, complaints } = await newVisitor(browser);
      const email = newAddress();
      await askForCareer(page);
      await page.getByRole('button', { name: 'Login to Save' }).click();
      await page.waitForURL(/\/login\?redirect=\/tools\/career/);
      await page.getByRole('link', { name: 'Create an account' }).click();
      await page.getByLabel('Full Name').fill('Ada Lovelace');
      await page.getByLabel('Email').fill(email);
      await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Create Free Account' }).click();
      await told(page, 'Account created successfully! Please log in.');
      await fillIn(page, email);
      await told(page, 'Logged in successfully!');

      // The same reading again, now to be kept.
      await page.waitForURL(/\/tools\/career\?g=/);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await told(page, 'Reading saved to your cosmic journal');
      await page.getByRole('button', { name: 'Love it' }).click();

      await page.goto(`${site.url}/dashboard`);
      await page.getByRole('heading', { name: 'Welcome, Ada Lovelace' }).waitFor();
      await page.getByRole('link', { name: /View Full Reading/ }).click();
      await page.getByRole('heading', { name: 'Why this reading' }).waitFor();
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
      expect(complaints).toEqual([]);
      await context.close();
    },
    LONG,
  );

  it(
    'signs in, asks for a reading, keeps it and finds it again by the keyboard alone',
    async () => {
      const { context, page } = await newVisitor(browser);
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
      await page.getByRole('link', { name: /Angel Number/ }).waitFor();
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
      await page.getByRole('heading', { name: 'Why this reading' }).waitFor();
      await page.getByText(/4321/).first().waitFor();
      await context.close();
    },
    LONG,
  );

  it('is told the same for a wrong password and for an address nobody has', async () => {
    const { context, page } = await newVisitor(browser);
    await becomeMember(site, page);
    const email = newAddress();
    await context.clearCookies();
    await page.evaluate(() => window.localStorage.clear());
    await page.goto(`${site.url}/login`);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill('not the password 1');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.getByText('Login failed. Please check your credentials.').waitFor();
    expect(await faultsOfAccess(page)).toEqual([]);
    await context.close();
  });

  it('sees the three readings kept last, and all of them on their own tab', async () => {
    const { context, page } = await newVisitor(browser);
    const userId = await becomeMember(site, page);
    await site.world.query(
      `INSERT INTO readings.readings (id, user_id, reading_type, title, content, created_at)
       SELECT gen_random_uuid(), $1, 'careerAdvice', 'Number ' || n, 'Words of the ' || n || '.', now() - n * interval '1 day'
       FROM generate_series(1, 4) AS n`,
      [userId],
    );
    await page.reload();
    const kept = page.getByRole('link', { name: /View Full Reading/ });
    await kept.nth(2).waitFor();
    expect(await kept.count()).toBe(3);
    await page.getByRole('link', { name: 'All readings' }).click();
    await kept.nth(3).waitFor();
    expect(await kept.count()).toBe(4);
    await context.close();
  });

  it('is greeted without a name, and shows a picture once it has one', async () => {
    const { context, page } = await newVisitor(browser);
    const userId = await becomeMember(site, page);
    // As one that was brought over from elsewhere may be: to sign up takes a name.
    await site.world.query(`UPDATE auth.accounts SET full_name = '' WHERE id = $1`, [userId]);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Welcome, Cosmic Explorer' }).waitFor();
    const account = page.getByRole('button', { name: 'Your account' });
    expect(await account.locator('img').count()).toBe(0);

    await page.goto(`${site.url}/dashboard/profile`);
    await page.getByText('Not set').first().waitFor();
    await page.locator('input[type="file"]').setInputFiles(PICTURE);
    await account.locator('img').waitFor();
    await page.reload();
    const shown = await account
      .locator('img')
      .evaluate((picture: HTMLImageElement) => picture.decode().then(() => picture.naturalWidth));
    expect(shown).toBeGreaterThan(0);
    expect(await faultsOfAccess(page)).toEqual([]);
    await context.close();
  });

  it(
    'takes along what was typed as a guest, and leaves nothing of it in the browser',
    async () => {
      const { context, page } = await newVisitor(browser);
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
      await context.close();
    },
    LONG,
  );

  it.each(['/dashboard', '/dashboard/subscription', '/dashboard/readings', '/dashboard/profile'])(
    'sees nothing move while %s arrives',
    async (path) => {
      const { context, page } = await newVisitor(browser);
      await becomeMember(site, page);
      await saveReading(site, page);
      await page.goto(site.url + path);
      await atRest(page);
      expect(await shiftOf(page)).toBeLessThanOrEqual(MOST_SHIFT);
      await context.close();
    },
  );

  it('signs in and out in every tab at once', async () => {
    const { context, page } = await newVisitor(browser);
    await page.goto(site.url);
    const other = await context.newPage();
    await other.goto(`${site.url}/pricing`);
    await becomeMember(site, page);
    await other.getByRole('button', { name: 'Your account' }).waitFor();

    await other.getByRole('button', { name: 'Your account' }).click();
    await other.getByRole('menuitem', { name: 'Sign Out' }).click();
    await page.waitForURL(/\/login/);
    await context.close();
  });

  it('finds a used-up horoscope explained, and the way to the plans', async () => {
    const { context, page } = await newVisitor(browser);
    const userId = await becomeMember(site, page);
    await site.world.query(
      `INSERT INTO readings.user_access_logs (user_id, tool_type, access_date, access_count)
       VALUES ($1, 'horoscope', (now() AT TIME ZONE 'utc')::date, 3)`,
      [`member:${userId}`],
    );
    await page.goto(`${site.url}/tools/horoscope?sign=leo`);
    await page.getByRole('button', { name: 'Get Your Horoscope' }).click();
    await told(page, 'Daily limit reached. Upgrade to premium for unlimited readings.');
    await page.waitForURL(`${site.url}/pricing`);
    await context.close();
  });

  it(
    'looks after the account: picture, password, address, data, every device, and its end',
    async () => {
      const email = newAddress();
      const { context, page, complaints } = await newVisitor(browser);
      const other = await newVisitor(browser);
      const userId = await becomeMember(site, page, 'Ada', email);
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
        userId,
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
      // Refusals of what was typed wrong are no faults of the page.
      expect(complaints.filter((words) => !/status of 40[039]/.test(words))).toEqual([]);
      await context.close();
      await other.context.close();
    },
    LONG,
  );

  it(
    'tells the birth, sees the chart, asks for a reading from it, keeps, finds, reads, removes and brings it back',
    async () => {
      const { context, page, complaints } = await newVisitor(browser);
      const email = newAddress();
      await page.goto(`${site.url}/signup?redirect=numerology`);
      // To the login and back again: the way to go afterwards is not lost.
      await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
      await page.waitForURL(/\/login\?redirect=numerology/);
      await page.getByRole('link', { name: 'Create an account' }).click();
      await page.waitForURL(/\/signup\?redirect=numerology/);
      await page.getByLabel('Full Name').fill('Ada Lovelace');
      await page.getByLabel('Email').fill(email);
      await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Create Free Account' }).click();
      await page.waitForURL(/\/login\?redirect=numerology/);
      await fillIn(page, email);
      await page.waitForURL(`${site.url}/tools/numerology`);

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
      await page.getByRole('img', { name: /chart/i }).waitFor();
      expect(await faultsOfAccess(page)).toEqual([]);

      await page.goto(`${site.url}/tools/career`);
      await page.waitForFunction(
        () =>
          document.querySelector<HTMLInputElement>('input[type="date"]')?.value === '1990-04-20',
      );
      await page.locator('form button[type="submit"]').click();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await told(page, 'Reading saved to your cosmic journal');
      await page.goto(`${site.url}/dashboard/readings`);
      await page.getByLabel('Search your readings').fill('nothing like it');
      await page.getByText('No reading matches').waitFor();
      await page.getByRole('button', { name: 'Clear' }).click();
      await page.getByRole('link', { name: /View Full Reading/ }).click();
      await page.getByRole('heading', { name: 'Why this reading' }).waitFor();
      expect(await faultsOfAccess(page)).toEqual([]);
      await page.getByRole('button', { name: 'Delete' }).click();
      await told(page, 'The reading was removed');
      await page.getByRole('button', { name: 'Undo' }).click();
      await told(page, 'The reading is back');
      await page.getByRole('link', { name: /View Full Reading/ }).waitFor();
      await page.getByRole('button', { name: 'Your account' }).click();
      await page.getByRole('menuitem', { name: 'Sign Out' }).click();
      await page.waitForURL(`${site.url}/`);
      expect(complaints).toEqual([]);
      await context.close();
    },
    LONG,
  );

  it(
    'makes a reading public, which anybody can read and nobody once it is taken back',
    async () => {
      const { context, page, complaints } = await newVisitor(browser);
      await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
      await becomeMember(site, page, 'Ada Lovelace');
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

      const plain = await newVisitor(browser, { javaScriptEnabled: false });
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
      await plain.context.close();

      const stranger = await newVisitor(browser);
      await stranger.page.goto(link);
      await stranger.page.getByRole('link', { name: /^Try .* yourself$/ }).waitFor();
      await atRest(stranger.page);
      expect(await widthsTooNarrow(stranger.page)).toEqual([]);
      expect(await faultsOfAccess(stranger.page)).toEqual([]);
      expect(stranger.complaints).toEqual([]);
      await stranger.context.close();
      expect(await widthsTooNarrow(page)).toEqual([]);

      await page.getByRole('button', { name: 'Stop sharing' }).click();
      await told(page, 'The reading is not public any more');
      const late = await newVisitor(browser);
      const gone = await late.page.goto(link);
      await late.page.getByRole('heading', { name: 'This reading is not shared' }).waitFor();
      expect(await faultsOfAccess(late.page)).toEqual([]);
      expect(gone?.status()).toBe(404);
      expect((await late.page.request.get(image!)).status()).toBe(404);
      const never = await late.page.request.get(`${site.url}/s/${'A'.repeat(43)}`);
      expect([never.status(), await never.text()]).toEqual([404, await gone?.text()]);
      await late.context.close();
      expect(complaints).toEqual([]);
      await context.close();
    },
    LONG,
  );

  it(
    'who has forgotten the password gets a link by mail and chooses another',
    async () => {
      const { context, page } = await newVisitor(browser);
      const email = newAddress();
      await becomeMember(site, page, 'Ada', email);
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
      await context.close();
    },
    LONG,
  );

  it(
    'turns letters on, gets one, and stops them by its link without signing in',
    async () => {
      const { context, page } = await newVisitor(browser, { timezoneId: 'Asia/Kolkata' });
      const email = newAddress();
      const userId = await becomeMember(site, page, 'Ada', email);
      await page.goto(`${site.url}/dashboard/profile`);
      await page.getByText('You get no letters.').waitFor();
      await page.getByRole('radio', { name: 'Every day' }).check();
      await told(page, 'Your letters are turned on');
      await page
        .getByText(/The next one leaves on .* 07:00 \(Asia\/(Kolkata|Calcutta)\)/)
        .waitFor();
      await page.getByText('Letters begin once your address is confirmed.').waitFor();
      expect(await faultsOfAccess(page)).toEqual([]);

      await site.world.query('UPDATE auth.accounts SET email_verified_at = now() WHERE id = $1', [
        userId,
      ]);
      await site.world.query('UPDATE auth.reminders SET next_at = now() WHERE user_id = $1', [
        userId,
      ]);
      const letter = await letterTo(site, email, 'reminder');
      const stranger = await newVisitor(browser);
      await stranger.page.goto(site.url + linkIn(letter, '/login/reminders'));
      await stranger.page.getByText('Done: you will get no more of these letters.').waitFor();
      expect(await faultsOfAccess(stranger.page)).toEqual([]);
      expect(stranger.complaints).toEqual([]);
      await stranger.context.close();

      await page.reload();
      await page.getByText('You get no letters.').waitFor();
      await context.close();
    },
    LONG,
  );

  it('keeps what was typed when the session ends in the middle of it', async () => {
    const email = newAddress();
    const { context, page } = await newVisitor(browser);
    await becomeMember(site, page, 'Ada', email);
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
    await context.close();
  });

  it('is still signed in after a reload and in a new tab', async () => {
    const { context, page } = await newVisitor(browser);
    await becomeMember(site, page);
    await page.reload();
    await page.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
    const other = await context.newPage();
    await other.goto(`${site.url}/dashboard/subscription`);
    await other.getByRole('heading', { name: 'Free plan' }).waitFor();
    await context.close();
  });

  it('signs in again after the cookie was taken away', async () => {
    const { context, page } = await newVisitor(browser);
    const email = newAddress();
    await page.request.post(`${site.url}/api/auth/sign-up`, {
      headers: { origin: site.url },
      data: { email, password: PASSWORD, data: { full_name: 'Ada' } },
    });
    await signIn(site, page, email);
    await context.clearCookies();
    await page.goto(`${site.url}/dashboard`);
    await page.waitForURL(/\/login\?redirect=\/dashboard/);
    await context.close();
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
