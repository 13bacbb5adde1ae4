import type { Locator, Page } from 'playwright-core';
import { atRest, accessibilityViolations } from '../browser';
import { expect, test } from '../journey';
import { renameGeneration } from '../stored';

/** Slides a finger along the fan of cards and lifts it on one of them. */
async function slideTo(page: Page, fan: Locator, name: string): Promise<void> {
  const [along, card] = [
    await fan.boundingBox(),
    await fan.getByRole('option', { name }).boundingBox(),
  ];
  const [to, y] = [card!.x + 3, card!.y + card!.height / 2];
  const finger = (type: string, x: number) =>
    fan.dispatchEvent(type, { pointerType: 'touch', clientX: x, clientY: y, bubbles: true });
  await finger('pointerdown', along!.x + 20);
  await finger('pointermove', (along!.x + to) / 2);
  await finger('pointermove', to);
  await finger('pointerup', to);
  await page.getByText('These are your cards').waitFor();
}

/** `catalogue.exhaustive-spec.ts` takes every tool from its page to its reading. */
test.describe('a tool of the catalogue', () => {
  test('tarot lays a spread, or the cards of one’s own deck, and the draw can be verified', async ({
    site,
    subscriber: { page },
  }) => {
    await page.goto(`${site.url}/tools/tarot`);
    await page.getByRole('radio', { name: /Three cards/ }).check({ force: true });
    await page.getByRole('button', { name: 'Draw the Cards' }).click();
    const fan = page.getByRole('listbox', { name: '78 cards, face down' });
    await fan.waitFor();
    await atRest(page);
    expect(await accessibilityViolations(page)).toEqual([]);

    // By keyboard, by pointer, and by a finger that slides along and lets go.
    await expect(fan).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.getByText('1 of 3 chosen').waitFor();
    await page.getByRole('option', { name: 'Card 5 of 78' }).click({ position: { x: 3, y: 60 } });
    await page.getByText('2 of 3 chosen').waitFor();
    await atRest(page);
    await slideTo(page, fan, 'Card 40 of 78');
    await page.getByLabel('Your question').fill('What is the matter?');
    await page.getByRole('button', { name: 'Lay the Cards' }).click();

    await page.getByRole('button', { name: 'Turn card 1: Past' }).click();
    await page.getByRole('button', { name: /^Past: / }).waitFor();
    await page.getByRole('button', { name: 'Turn them all' }).click();
    await page.getByText('What is the matter?').waitFor();
    await page.getByText(/^Built on/).waitFor();
    await atRest(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Verify this draw' }).click();
    await page.getByText('The draw is fair').waitFor();
    await page.getByText('77, 4, 39', { exact: true }).waitFor();
    await atRest(page);
    expect(await accessibilityViolations(page)).toEqual([]);

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
    expect(await accessibilityViolations(page)).toEqual([]);
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
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});
