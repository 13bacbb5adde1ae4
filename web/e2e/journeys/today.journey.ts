import type { Page } from 'playwright-core';
import { atRest, accessibilityViolations, widthsTooNarrow } from '../browser';
import { expect, test } from '../journey';

/** Where a day says the same to everybody of one sign; the card and the line are each reader's own. */
const TOLD_TO_ALL = ['#moon', '#sky', '#question h2'];

const dots = (page: Page) => page.getByRole('navigation', { name: 'Steps of the day' });
const chooseLeo = async (page: Page) => {
  const signs = page.getByRole('list', { name: 'The twelve signs' });
  await signs.getByRole('button', { name: /^Leo/ }).click();
  await page.getByText('A day for Leo').waitFor();
};
const turn = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Turn the card' }).click();
  await page.getByText('Yours for all of today').waitFor();
  return page.locator('#card-title').innerText();
};
const write = async (page: Page, line: string) => {
  await page.getByLabel('Your answer, in one line').fill(line);
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await page.getByText('Kept with today.').waitFor();
};
const textOf = (page: Page) =>
  Promise.all(TOLD_TO_ALL.map((where) => page.locator(where).innerText()));

test.describe('today', () => {
  test('takes a guest from a sign through five steps to a turned card and a kept line, without a form', async ({
    guest: { page },
  }) => {
    const faults: string[] = [];
    const look = async () => {
      await atRest(page);
      faults.push(...(await accessibilityViolations(page, true)), ...(await widthsTooNarrow(page)));
    };
    await page.goto('/today');
    await page.getByRole('heading', { level: 1, name: 'What is your sign?' }).waitFor();
    expect(await page.getByRole('textbox').count()).toBe(0);
    await look();
    await chooseLeo(page);
    await look();

    for (const step of ['The sky', 'The card', 'The question', 'The end']) {
      await page.keyboard.press('ArrowRight');
      await expect(dots(page).locator('[aria-current="step"]')).toHaveText(
        new RegExp(`^${step}, step \\d of 5$`),
      );
    }
    await page.getByText('Why?').click();
    await page.getByText('What was computed for this line, by your clock.').waitFor();
    const card = await turn(page);
    await write(page, 'Nearly everything.');
    await page.getByText('You have been here on one of them.').waitFor();
    await look();

    // Whoever has been here is led to their day, which is as it was left.
    await page.goto('/');
    await page.waitForURL('/today');
    await page.getByRole('heading', { name: card, exact: true }).waitFor();
    await page.getByText('Nearly everything.', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Check that the draw was fair' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByText(card).first().waitFor();
    await look();
    await page.goto('/today');
    await page.getByRole('link', { name: 'Your days' }).click();
    await page.waitForURL('/today/days');
    await page.getByText('Nearly everything.', { exact: true }).waitFor();
    await page.getByRole('img', { name: card }).waitFor();
    await look();
    expect(faults).toEqual([]);
  });

  test('tells two browsers of one sign the same', async ({ visit }) => {
    const texts: string[][] = [];
    for (const { page } of [await visit(), await visit()]) {
      await page.goto('/today');
      await chooseLeo(page);
      texts.push(await textOf(page));
    }
    expect(texts[0]!.join(' ').length).toBeGreaterThan(200);
    expect(texts[1]).toEqual(texts[0]);
  });

  test('shows a member in every browser the card that one of them turned', async ({
    site,
    join,
    visit,
  }) => {
    const { context, page } = await join();
    await page.goto('/today');
    await page.getByRole('link', { name: 'Add my birth date' }).waitFor();
    await chooseLeo(page);
    const card = await turn(page);
    await write(page, 'Sleep.');

    const { cookies } = await context.storageState();
    const local = ['cosmic-guide:member', 'cosmic.sign'];
    const kept = await page.evaluate(
      (names) => names.map((name) => localStorage.getItem(name)),
      local,
    );
    const other = await visit({
      storageState: {
        cookies,
        origins: [
          {
            origin: site.url,
            localStorage: local.map((name, i) => ({ name, value: kept[i] ?? '' })),
          },
        ],
      },
    });
    await other.page.goto('/today');
    await other.page.getByRole('heading', { name: card, exact: true }).waitFor();
    await other.page.getByText('Sleep.', { exact: true }).waitFor();
    expect(await textOf(other.page)).toEqual(await textOf(page));
  });

  test('is there without a connection once it was opened, with its card and its line', async ({
    visit,
  }) => {
    const { context, page } = await visit({ serviceWorkers: 'allow' });
    await page.goto('/today');
    await chooseLeo(page);
    const card = await turn(page);
    await write(page, 'Nearly everything.');
    // A page that was on its way when the worker took over is not controlled; the next one is.
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.reload();
    await page.getByRole('heading', { name: card, exact: true }).waitFor();
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

    await context.setOffline(true);
    await page.reload();
    await page.getByRole('heading', { name: card, exact: true }).waitFor();
    await page.getByText('Nearly everything.', { exact: true }).waitFor();
    await atRest(page);
    expect(await accessibilityViolations(page)).toEqual([]);

    // What can not be kept now stays in its field.
    await page.getByRole('button', { name: 'Change' }).click();
    await page.getByLabel('Your answer, in one line').fill('All of it.');
    await page.getByRole('button', { name: 'Keep', exact: true }).click();
    await page.getByText('You are offline. Your line stays here').waitFor();
    await expect(page.getByLabel('Your answer, in one line')).toHaveValue('All of it.');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Keep', exact: true }).click();
    await page.getByText('Kept with today.').waitFor();
  });
});
