import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext, BrowserContext, Page } from 'playwright-core';
import type { Person } from '@cosmic/contracts/people/people';
import { codeOfApp } from '@cosmic/migrate/testing/authenticator';
import { ADMIN_EMAIL_OF_A_TEST } from '@cosmic/migrate/testing/world';
import { until } from '@cosmic/platform/testing/until';
import type { RunningSite } from '@cosmic/migrate/testing/site';

export const PASSWORD = 'quiet lanterns above 7 rivers';

/** Somebody nobody has signed up as. */
export function newAddress(): string {
  return `visitor-${randomUUID()}@example.org`;
}

/** What the application notes where somebody has signed in, so that it asks for their session. */
const REMEMBERED = { name: 'cosmic-guide:member', value: '1' };

/** Signs somebody up, as the form would. @returns the id of the account */
export async function signUp(
  site: RunningSite,
  caller: APIRequestContext,
  name: string,
  email: string,
): Promise<string> {
  const made = await caller.post(`${site.url}/api/auth/sign-up`, {
    headers: { origin: site.url },
    data: { email, password: PASSWORD, data: { full_name: name } },
  });
  if (!made.ok()) throw new Error(`sign-up answered ${made.status()}`);
  const [account] = await site.world.query<{ id: string }>(
    'SELECT id FROM auth.accounts WHERE email = $1',
    [email],
  );
  return account!.id;
}

/** Signs in without a page. @returns what a browser holds in which that was done */
export async function signInBeforehand(
  site: RunningSite,
  caller: APIRequestContext,
  email: string,
): Promise<Awaited<ReturnType<APIRequestContext['storageState']>>> {
  const answer = await caller.post(`${site.url}/api/auth/sign-in`, {
    headers: { origin: site.url },
    data: { email, password: PASSWORD },
  });
  if (!answer.ok()) throw new Error(`sign-in answered ${answer.status()}`);
  const { cookies } = await caller.storageState();
  return { cookies, origins: [{ origin: site.url, localStorage: [REMEMBERED] }] };
}

/** Signs a page's visitor up and in, as the forms would; the page stands at the dashboard then. */
export async function becomeMember(
  site: RunningSite,
  page: Page,
  name = 'Ada',
  email = newAddress(),
): Promise<string> {
  const id = await signUp(site, page.request, name, email);
  await signIn(site, page, email);
  return id;
}

/** The access token of a signed-in visitor, by the cookie that only the server reads. */
export async function tokenOf(site: RunningSite, page: Page): Promise<string> {
  const answer = await page.request.post(`${site.url}/api/auth/refresh`, {
    headers: { origin: site.url },
    data: {},
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** Waits for a short message; it stands on the page and in what is read aloud. */
export async function told(page: Page, words: string): Promise<void> {
  await page.getByText(words, { exact: true }).first().waitFor();
}

/** Keeps people for a member; the key of each request is the name. */
export async function keepPeople(
  site: RunningSite,
  page: Page,
  people: readonly (Pick<Person, 'name' | 'birth_date'> & Record<string, unknown>)[],
): Promise<void> {
  const headers = { origin: site.url, authorization: `Bearer ${await tokenOf(site, page)}` };
  for (const person of people) {
    const answer = await page.request.post(`${site.url}/api/people`, {
      headers: { ...headers, 'idempotency-key': person.name.toLowerCase() },
      data: person,
    });
    if (!answer.ok()) throw new Error(`the people answered ${answer.status()}`);
  }
}

/** Signs in by the form and waits for the dashboard. */
export async function signIn(
  site: RunningSite,
  page: Page,
  email: string,
  password = PASSWORD,
): Promise<void> {
  await page.goto(`${site.url}/login`);
  await fillIn(page, email, password);
  await page.waitForURL(`${site.url}/dashboard`);
}

/** Fills in the login where it stands, or will stand in a moment: the page before it has such fields too. */
export async function fillIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByRole('button', { name: 'Login', exact: true }).waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** The newest letter of a kind that went to an address. */
export async function letterTo(site: RunningSite, email: string, kind: string): Promise<string> {
  const letter = await until(async () => {
    const files = (await readdir(site.world.outbox)).filter(
      (file) => file.includes(`-${kind}-`) && file.endsWith('.eml'),
    );
    const texts = await Promise.all(
      files.sort().map((file) => readFile(join(site.world.outbox, file), 'utf8')),
    );
    return texts.findLast((text) => text.includes(`To: ${email}`));
  }, `the letter ${kind}`);
  return letter.replace(/=\n/g, '').replace(/=3D/g, '=');
}

/** Where the link of a letter leads on this site. */
export function linkIn(letter: string, page: string): string {
  const found = new RegExp(`${page}#token=[\\w.-]+`).exec(letter);
  if (!found) throw new Error(`the letter has no link to ${page}`);
  return found[0];
}

/** What is left of the administrator's recovery codes, by site. */
const adminCodes = new WeakMap<RunningSite, string[]>();

/**
 * Gives the administrator's account our password, by the letter that only its address gets, and a
 * second factor. Once for a site: it ends all sessions.
 */
export async function prepareAdmin(site: RunningSite, { request }: BrowserContext): Promise<void> {
  if (adminCodes.get(site)?.length) return;
  const post = async (path: string, data: object, token?: string) => {
    const headers = { origin: site.url, ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await request.post(site.url + path, { headers, data });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}`);
    return (await answer.json()) as Record<string, string> & { recovery_codes: string[] };
  };
  await post('/api/auth/password/forgotten', { email: ADMIN_EMAIL_OF_A_TEST });
  const letter = await letterTo(site, ADMIN_EMAIL_OF_A_TEST, 'reset-password');
  const [, token] = linkIn(letter, '/login/reset').split('#token=');
  await post('/api/auth/password/reset', { token, password: PASSWORD });
  const admin = { email: ADMIN_EMAIL_OF_A_TEST, password: PASSWORD };
  const { access_token: access } = await post('/api/auth/sign-in', admin);
  const { secret = '' } = await post('/api/auth/second-factor/key', { password: PASSWORD }, access);
  const code = codeOfApp(secret);
  const { recovery_codes } = await post('/api/auth/second-factor', { code }, access);
  adminCodes.set(site, recovery_codes);
  await post('/api/auth/sign-out', {});
}

/** Signs the administrator in, with one of the recovery codes: those of an app are good once in a while. */
export async function becomeAdmin(site: RunningSite, page: Page): Promise<void> {
  const code = adminCodes.get(site)?.pop();
  if (!code) throw new Error('the administrator has no codes left; prepareAdmin makes ten');
  await page.goto(`${site.url}/login`);
  await fillIn(page, ADMIN_EMAIL_OF_A_TEST);
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL(`${site.url}/dashboard`);
}

/** Asks for the reading of 4321 and saves it; the page stands at the member's readings then. */
export async function saveReading(site: RunningSite, page: Page): Promise<void> {
  await page.goto(`${site.url}/tools/angel-number`);
  await page.getByLabel('Number').fill('4321');
  await page.locator('form button[type="submit"]').click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await told(page, 'Reading saved to your cosmic journal');
  await page.goto(`${site.url}/dashboard/readings`);
}

/** Makes a member a subscriber, as billing's event would have it; paying has a journey of its own. */
export async function subscribe(site: RunningSite, userId: string): Promise<void> {
  await site.world.query(
    `INSERT INTO billing.subscriptions
       (user_id, is_premium, plan, status, ends_at, shown_end, cancels, payment_failed, changed_at)
     VALUES ($1, true, 'monthly', 'active', now() + interval '30 days', now() + interval '30 days',
             false, false, now())`,
    [userId],
  );
  await site.world.query(
    `INSERT INTO readings.premium_members (user_id, is_premium, ends_at, changed_at)
     VALUES ($1, true, now() + interval '30 days', now())`,
    [userId],
  );
}
