import { readFile, rm, writeFile } from 'node:fs/promises';
import { join as joined } from 'node:path';
import type { Page } from 'playwright-core';
import { until } from '@cosmic/platform/testing/until';
import type { RunningSite } from '@cosmic/migrate/testing/site';
import { atRest, accessibilityViolations, seeWhole } from '../browser';
import { expect, test, type People } from '../journey';
import { saveReading } from '../member';

/** What a browser keeps of the site: without a connection, and when another version is there. */
test.describe('a site that is kept', () => {
  /** A member whose browser keeps the site, with one reading saved. */
  const keeper = async (site: RunningSite, join: People['join']) => {
    const visitor = await join({ serviceWorkers: 'allow' });
    const { page } = visitor;
    await saveReading(site, page);
    await page.getByRole('link', { name: /View Full Reading/ }).waitFor();
    // A page that was on its way when the worker took over is not controlled; the next one is.
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.reload();
    await page.getByRole('link', { name: /View Full Reading/ }).waitFor();
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    return visitor;
  };
  const shelves = (page: Page) =>
    page.evaluate(async () =>
      (await caches.keys()).filter((name) => name.startsWith('cosmic-readings-of-')),
    );
  const untilNothingIsKept = async (page: Page) =>
    until(async () => (await shelves(page)).length === 0, 'no reading is kept');

  test('goes on without a connection: the numbers, the moon and the last readings; signing out leaves none', async ({
    site,
    join,
  }) => {
    const { context, page } = await keeper(site, join);
    await page.goto(`${site.url}/tools/numerology`);
    await page.getByLabel('Full name').waitFor();

    await context.setOffline(true);
    await page.getByText('You are offline. What is here stays').waitFor();
    await page.reload();
    await page.getByText('You are offline. What is here stays').waitFor();
    await page.getByLabel('Full name').fill('Ada Lovelace');
    await page.getByLabel(/birth date/i).fill('1990-04-20');
    await page.locator('form button[type="submit"]').click();
    await page.getByText('Counted on your device').waitFor();
    await page.getByRole('tab', { name: /Life path/ }).waitFor();
    await atRest(page);
    expect(await accessibilityViolations(page)).toEqual([]);

    // Whoever has been here is led to their day, and from there home.
    await page.goto(site.url);
    await page.waitForURL(`${site.url}/today`);
    await page.getByRole('link', { name: 'Cosmic Guide, home' }).click();
    const moon = page.getByRole('img', { name: /^The Moon now: .*% lit$/ });
    await until(async () => {
      await seeWhole(page);
      return moon.isVisible();
    }, 'the Moon shows');

    await page.goto(`${site.url}/dashboard/readings`);
    await page.getByRole('link', { name: /View Full Reading/ }).click();
    await page.getByRole('button', { name: 'Print' }).waitFor();
    await page.getByText(/4321/).first().waitFor();
    await atRest(page);
    expect(await accessibilityViolations(page)).toEqual([]);

    await context.setOffline(false);
    await page.getByRole('button', { name: 'Your account' }).waitFor();
    await page.getByText(/^Built on/).waitFor();
    expect(await shelves(page)).toHaveLength(1);
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await page.waitForURL(`${site.url}/`);
    await untilNothingIsKept(page);
    await context.setOffline(true);
    await page.goto(`${site.url}/dashboard/readings`);
    await page.waitForURL(/\/login\?redirect=/);
  });

  test('is offered a new version, and takes it where it asks for it; what is kept goes with the session', async ({
    build,
    site,
    join,
  }) => {
    const { context, page } = await keeper(site, join);
    const worker = joined(build, 'sw.js');
    // A build whose application is another file.
    const html = await (await page.request.get(site.url)).text();
    const entry = /\/assets\/index-[\w-]+\.js/.exec(html)![0];
    await Promise.all([rm(`${worker}.br`), rm(`${worker}.gz`)]);
    await writeFile(worker, (await readFile(worker, 'utf8')).replaceAll(entry, '/favicon.svg'));
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });
    await page.getByText('A new version is ready', { exact: true }).first().waitFor();
    await atRest(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reload' }).click();
    await reloaded;
    await page.getByRole('link', { name: /View Full Reading/ }).waitFor();
    const isTaken = await page.evaluate(async (file) => {
      const { waiting, active } = await navigator.serviceWorker.ready;
      const kept = (await caches.keys()).find((name) => name.includes('precache'));
      const isOld = kept && (await (await caches.open(kept)).match(file));
      return !waiting && active?.state === 'activated' && !isOld;
    }, entry);
    expect(isTaken).toBe(true);
    expect(await page.getByText('A new version is ready').count()).toBe(0);
    expect(await shelves(page)).toHaveLength(1);
    await context.clearCookies();
    await page.reload();
    await page.waitForURL(/\/login\?redirect=/);
    await untilNothingIsKept(page);
  });

  test('shows the day that a push tells, and nothing before it is told', async ({ site, join }) => {
    const { context, page } = await join({ serviceWorkers: 'allow' });
    await page.goto('/today');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const [worker] = context.serviceWorkers();
    // A browser without a screen keeps no notices: what it is asked to show is noted in the worker.
    await worker!.evaluate(() => {
      const { prototype } = ServiceWorkerRegistration;
      const noted: object[] = [];
      Object.assign(globalThis, { noted });
      prototype.showNotification = async (title, { body, lang, tag, data } = {}) =>
        void noted.push({ title, body, lang, tag, data });
    });
    const shown = () =>
      worker!.evaluate(() => (globalThis as unknown as { noted: object[] }).noted);

    const browser = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(site.url));
        if (own) resolve(own.registrationId);
      });
    });
    await browser.send('ServiceWorker.enable');
    const push = { origin: site.url, registrationId: await registered };
    const told = {
      ...{ title: 'चंद्रमा मेष में', body: 'पहला क़दम छोटा रखें।', language: 'hi' },
      ...{ tag: 'day-2026-11-26', path: '/today' },
    };
    expect(await shown()).toEqual([]);
    await browser.send('ServiceWorker.deliverPushMessage', { ...push, data: JSON.stringify(told) });
    const { title, body, language: lang, tag, path: data } = told;
    await expect.poll(shown).toEqual([{ title, body, lang, tag, data }]);
  });
});
