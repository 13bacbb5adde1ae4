import type { Page } from 'playwright-core';
import { atRest, accessibilityViolations, MOVING, widthsTooNarrow } from '../browser';
import { textsInOtherFaces } from '../faces';
import { latinWords } from '../hindi';
import { expect, test } from '../journey';

/** Fills in one birth of a form, the first or the second. */
async function giveBirth(page: Page, whose: '' | '1' | '2', date: string, time: string) {
  await page.locator(`input[name=dob${whose}]`).fill(date);
  await page.locator(`input[name=time${whose}]`).fill(time);
  const place = page.getByRole('combobox').nth(whose === '2' ? 1 : 0);
  await place.fill('Chenn');
  await page
    .getByRole('option', { name: /Chennai/ })
    .first()
    .click();
}

test.describe('of Jyotish', () => {
  test('a kundli is drawn in both styles, walked by keyboard and kept as a table', async ({
    site,
    visit,
  }) => {
    const { page } = await visit(MOVING);
    await page.goto(`${site.url}/tools/kundli`);
    await giveBirth(page, '', '1990-05-17', '07:45');
    await page.locator('form button[type=submit]').click();

    const chart = page.getByRole('group', { name: 'Kundli, North style, D1 Rashi' });
    await chart.getByRole('button', { name: 'Bhava 1, Gemini: Lagna, Jupiter' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByText('Bhava 12, Taurus: Sun', { exact: true }).waitFor();
    await page.getByText('Degrees, nakshatras and what other schools change').click();
    await page.getByRole('row', { name: /^Saturn Capricorn .* retrograde/ }).waitFor();
    await page.getByRole('radio', { name: 'South' }).check();
    await page.getByRole('combobox', { name: 'Varga' }).selectOption('9');
    await page.getByRole('group', { name: 'Kundli, South style, D9 Navamsa' }).waitFor();
    await page.getByText('Did this reading resonate with you?').waitFor();
    await atRest(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await widthsTooNarrow(page)).toEqual([]);
  });

  test('two people are matched in Hindi, without a Latin word or a threat', async ({
    site,
    visit,
  }) => {
    const { page } = await visit(MOVING);
    await page.goto(`${site.url}/hi/tools/guna-milan`);
    await giveBirth(page, '1', '1990-05-17', '07:45');
    await giveBirth(page, '2', '1992-11-03', '21:10');
    await page.locator('form button[type=submit]').click();

    await page.getByRole('img', { name: /^आठ कूट, 36 में/ }).waitFor();
    await page.getByRole('row', { name: /^नाड़ी प्रकृति 8 में/ }).waitFor();
    await page.getByText('मन को भाया').waitFor();
    // The town is named as the list of places has it.
    expect((await latinWords(page)).filter((word) => word !== 'Chennai')).toEqual([]);
    await atRest(page);
    expect(await textsInOtherFaces(page)).toEqual([]);
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await widthsTooNarrow(page)).toEqual([]);
  });
});
