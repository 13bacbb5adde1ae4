import type { Page } from 'playwright-core';
import { atRest, faultsOfAccess } from './browser';
import { expect, test } from './journey';
import { renameGeneration } from './stored';

/** `catalogue.exhaustive-spec.ts` takes every tool from its page to its reading. */
test.describe('a tool of the catalogue', () => {
  test('tarot lays a spread, or the cards of one’s own deck, and the draw can be verified', async ({
    site,
    subscriber: { page },
  }) => {
    await page.goto(`${site.url}/tools/tarot`);
    await page.getByRole('radio', { name: /Three cards/ }).check({ force: true });
    // The cards may be there sooner than anybody looks: they come once the shuffling was seen.
    await page.route('**/api/readings/generate', async (route) => {
      await page.getByText('Shuffling the deck...').waitFor();
      await route.continue();
    });
    await page.getByRole('button', { name: 'Draw the Cards' }).click();
    await page.getByRole('link', { name: 'Verify this draw' }).click();
    await page.unroute('**/api/readings/generate');
    await page.getByText('The draw is fair').waitFor();
    await atRest(page);
    expect(await faultsOfAccess(page)).toEqual([]);

    await page.goto(`${site.url}/tools/tarot`);
    await page.getByRole('radio', { name: /Card of the day/ }).check({ force: true });
    await page.getByRole('button', { name: 'I drew these myself' }).click();
    await page.getByLabel('Today').selectOption('the-star');
    await page.getByRole('button', { name: 'Read My Cards' }).click();
    await page.getByText('Your own cards', { exact: true }).waitFor();
    await page.getByRole('img', { name: 'The Star' }).waitFor();
  });

  test('numerology shows subscribers what others are only told of', async ({
    site,
    subscriber: { page },
    guest,
  }) => {
    const ask = async (page: Page) => {
      await page.goto(`${site.url}/tools/numerology`);
      await page.getByLabel('Full name').fill('12345');
      await page.getByLabel('Birth date').fill('1990-04-13');
      await page.getByRole('button', { name: 'Calculate Your Numbers' }).click();
      await page.getByText('Full name must hold a letter from A to Z').waitFor();
      await page.getByLabel('Full name').fill('Ada Lovelace');
      await page.getByRole('button', { name: 'Calculate Your Numbers' }).click();
      await page.getByRole('button', { name: 'Share' }).waitFor();
    };
    await ask(guest.page);
    await guest.page.getByRole('link', { name: 'Learn More' }).waitFor();
    expect(await guest.page.getByText('The slow stone').count()).toBe(0);

    await ask(page);
    const deeper = page.getByRole('region', { name: 'Deeper in your numbers' });
    await deeper.getByText(`Your personal year ${new Date().getFullYear()}`).waitFor();
    await deeper.getByText('The slow stone').waitFor();
    await deeper.getByText('In your day of birth').waitFor();
    await deeper.getByText('13 April 1990 to ').waitFor();
    expect(await deeper.getByText('This is where you are').count()).toBe(1);
    await deeper.getByRole('link', { name: 'Open Love Compatibility' }).waitFor();
    expect(await page.getByRole('link', { name: 'Learn More' }).count()).toBe(0);
    await atRest(page);
    expect(await faultsOfAccess(page)).toEqual([]);
  });

  test('a reading invites to a blind trial now and then, and tells whose the words were', async ({
    site,
    subscriber: { page },
  }) => {
    await page.goto(`${site.url}/tools/life-balance`);
    await page.getByLabel(/birth date/i).fill('1990-05-17');
    await page.locator('form button[type="submit"]').click();
    await page.getByRole('button', { name: 'Share' }).waitFor();
    // Which readings invite is decided by their ids.
    const id = new URL(page.url()).searchParams.get('g')!;
    const inviting = `00${id.slice(2)}`;
    await renameGeneration(site.world, id, inviting);
    await page.goto(`${site.url}/tools/life-balance?g=${inviting}`);

    await page.getByRole('button', { name: 'Show me a passage' }).click();
    await page.getByRole('button', { name: 'Not really' }).click();

    await page.getByText(/^It was (not )?yours: these words stand on/).waitFor();
    await atRest(page);
    expect(await faultsOfAccess(page)).toEqual([]);
  });
});
