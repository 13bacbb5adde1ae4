import { atRest, accessibilityViolations, widthsTooNarrow } from '../browser';
import { expect, test } from '../journey';
import { told } from '../member';

test.describe('somebody whom a member keeps', () => {
  test('is added once, fills a tool with one click, and stands beside the member', async ({
    site,
    member,
  }) => {
    const { page } = member;
    const faults: string[] = [];
    const look = async () => {
      await atRest(page);
      faults.push(...(await accessibilityViolations(page)), ...(await widthsTooNarrow(page)));
    };

    await page.goto(`${site.url}/dashboard/profile`);
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Birth date').fill('1990-05-17');
    await page.getByLabel('Birth time').fill('07:45');
    await page.getByLabel('Birth place').fill('chennai');
    await page.getByRole('option', { name: 'Chennai, Tamil Nadu, India', exact: true }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await told(page, 'Your profile was saved');

    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'People' }).click();
    await page.getByText('Nobody is here yet.').waitFor();
    await look();
    await page.getByRole('button', { name: 'Add somebody' }).click();
    await page.getByLabel('Name or nickname').fill('Rosalind');
    await page.getByLabel('Who they are to you').selectOption('Friend');
    await page.getByLabel('Birth date').fill('1992-07-25');
    await page.getByLabel('Birth time').fill('04:10');
    await page.getByLabel('Birth place').fill('london');
    await page
      .getByRole('option', { name: /^London, .*United Kingdom$/ })
      .first()
      .click();
    await look();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'Rosalind' }).waitFor();
    await look();

    await page.goto(`${site.url}/tools/kundli`);
    await page.getByRole('radio', { name: 'Rosalind' }).check();
    await expect(page.getByLabel('Birth date')).toHaveValue('1992-07-25');
    await expect(page.getByRole('textbox', { name: 'Birth time' })).toHaveValue('04:10');
    await look();

    await page.goto(`${site.url}/people`);
    await page.getByRole('link', { name: 'You and Rosalind' }).click();
    await page.getByRole('heading', { name: 'You and Rosalind' }).waitFor();
    await page.getByRole('region', { name: 'The Davison chart' }).waitFor();
    await look();
    await page.getByRole('link', { name: 'Guna Milan', exact: true }).click();
    const second = page.getByRole('group', { name: 'Second person' });
    await expect(second.getByRole('radio', { name: 'Rosalind' })).toBeChecked();
    expect(new URL(page.url()).search).toBe('');
    await page.getByRole('button', { name: /^Reveal Cosmic Insights/ }).click();
    await page.getByRole('button', { name: 'Share' }).waitFor();

    await page.goto(`${site.url}/people`);
    await page.getByRole('button', { name: /^Remove/ }).click();
    await look();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText('Nobody is here yet.').waitFor();
    expect(faults).toEqual([]);
  });
});
