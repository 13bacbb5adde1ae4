import { readFile } from 'node:fs/promises';
import { atRest, accessibilityViolations, widthsTooNarrow } from '../browser';
import { expect, test } from '../journey';
import { newAddress, PASSWORD, told } from '../member';

/** The first eight bytes of every PNG. */
const PNG = '89504e470d0a1a0a';

test.describe('the first minute of an account', () => {
  test('leads from signing up to three signs in one go, and fills in every form', async ({
    site,
    visit,
  }) => {
    const { page } = await visit();
    const faults: string[] = [];
    const look = async () => {
      await atRest(page);
      faults.push(...(await accessibilityViolations(page)), ...(await widthsTooNarrow(page)));
    };
    const asks = (question: string) => page.getByRole('heading', { name: question }).waitFor();
    const next = () => page.getByRole('button', { name: 'Continue' }).click();

    await page.goto(`${site.url}/signup`);
    await page.getByLabel('Full Name').fill('Ada Lovelace');
    await page.getByLabel('Email').fill(newAddress());
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create Free Account' }).click();
    await told(page, 'Account created successfully!');

    await asks('When were you born?');
    await look();
    await page.getByLabel('Birth date').fill('1990-05-17');
    await next();
    await asks('At what time?');
    await page.getByRole('radio', { name: 'Roughly' }).check();
    await page.getByRole('radio', { name: /^Morning/ }).check();
    await look();
    await page.goBack();
    await asks('When were you born?');
    await page.goForward();
    await asks('At what time?');
    await page.reload();
    await asks('At what time?');
    await page.getByRole('radio', { name: 'Roughly' }).check();
    await page.getByRole('radio', { name: /^Morning/ }).check();
    await next();
    await asks('And where?');
    await page.getByLabel('Birth place').fill('मुंबई');
    await page.getByRole('option', { name: 'Mumbai, Maharashtra, India', exact: true }).click();
    await look();
    await next();

    await asks('Your three');
    await page.getByText('Taurus', { exact: true }).waitFor();
    await page.getByText('Aquarius', { exact: true }).waitFor();
    await page.getByText('One of these; the exact hour decides.').waitFor();
    await page.getByRole('img', { name: /Your natal chart/ }).waitFor();
    await look();
    expect(faults).toEqual([]);

    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the picture' }).click();
    const picture = await readFile(await (await saving).path());
    expect(picture.subarray(0, 8).toString('hex')).toBe(PNG);
    // Upright, as feeds show pictures.
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1080, 1350]);

    await page.getByRole('button', { name: 'Go on' }).click();
    await page.waitForURL(`${site.url}/dashboard`);
    await page.goto(`${site.url}/tools/numerology`);
    await expect(page.getByLabel(/birth date/i)).toHaveValue('1990-05-17');
  });
});
