import type { Page } from 'playwright-core';
import { atRest, accessibilityViolations, widthsTooNarrow } from '../browser';
import { expect, test } from '../journey';
import { told } from '../member';

test.describe('a friend of a member’s', () => {
  test('enters their own birth by a link without an account, and takes it back', async ({
    site,
    member,
    guest,
  }) => {
    const { page } = member;
    const friend = guest.page;
    const faults: string[] = [];
    const look = async (seen: Page) => {
      await atRest(seen);
      faults.push(...(await accessibilityViolations(seen)), ...(await widthsTooNarrow(seen)));
    };
    await page.goto(`${site.url}/dashboard/profile`);
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Birth date').fill('1990-05-17');
    await page.getByRole('button', { name: 'Save' }).click();
    await told(page, 'Your profile was saved');

    await page.goto(`${site.url}/people`);
    await page.getByRole('button', { name: 'Send somebody a link' }).click();
    await page.getByLabel('The name they see you by').fill('Countess');
    await page.getByLabel('Their name').fill('Ro');
    await page.getByLabel('Who they are to you').selectOption('Friend');
    await look(page);
    await page.getByRole('button', { name: 'Make the link' }).click();
    const made = page.getByRole('region', { name: 'The link for Ro is ready' });
    const link = await made.getByLabel('The link').inputValue();
    await look(page);
    await made.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'End the link : Ro' }).waitFor();
    await look(page);

    await friend.goto(link);
    await friend.getByRole('heading', { name: 'Countess asks when you were born' }).waitFor();
    await look(friend);
    await friend.getByLabel('Your name or nickname').fill('Rosalind');
    await friend.getByLabel('Birth date').fill('1992-07-25');
    await friend.getByRole('radio', { name: 'I know it' }).check();
    await friend.getByLabel('Birth time').fill('04:10');
    await friend.getByLabel('Birth place').fill('london');
    await friend
      .getByRole('option', { name: /^London, .*United Kingdom$/ })
      .first()
      .click();
    await look(friend);
    await friend.getByRole('button', { name: 'Share it with Countess' }).click();
    await friend.getByRole('heading', { name: 'Thank you' }).waitFor();
    await friend.getByRole('region', { name: 'Your three' }).getByText('Leo').waitFor();
    await look(friend);

    await page.reload();
    await page.getByText('Friend · entered by themselves').waitFor();
    await look(page);
    await page.getByRole('link', { name: 'You and Rosalind' }).click();
    await page.getByRole('region', { name: 'Two charts, one wheel' }).waitFor();

    // Another day, by the link alone.
    await friend.goto(link);
    await friend.getByRole('heading', { name: 'A birth was entered here' }).waitFor();
    await look(friend);
    await friend.getByRole('button', { name: 'End this: take my birth back' }).click();
    await look(friend);
    await friend.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }).click();
    await friend.getByRole('heading', { name: 'It is erased' }).waitFor();
    await friend.goto(link);
    await friend.getByRole('heading', { name: 'This link has ended' }).waitFor();
    await look(friend);

    await page.goto(`${site.url}/people`);
    await page.getByText('Nobody is here yet.').waitFor();
    expect(faults).toEqual([]);
  });

  test('is asked in Hindi where the link is', async ({ site, member, guest }) => {
    const { page } = member;
    await page.goto(`${site.url}/hi/people`);
    await page.getByRole('button', { name: 'किसी को कड़ी भेजें' }).click();
    await page.getByLabel('आपका नाम, जो उन्हें दिखे').fill('मीरा');
    await page.getByLabel('आपसे नाता').selectOption('मित्र');
    await page.getByRole('button', { name: 'कड़ी बनाएँ' }).click();
    const link = await page.getByLabel('कड़ी', { exact: true }).inputValue();
    expect(link).toContain(`${site.url}/hi/with/`);

    await guest.page.goto(link);
    await guest.page.getByRole('heading', { name: 'मीरा का प्रश्न: आपका जन्म कब हुआ?' }).waitFor();
    await atRest(guest.page);
    expect(await accessibilityViolations(guest.page)).toEqual([]);
    await guest.page.getByRole('button', { name: 'नहीं, यह कड़ी समाप्त करें' }).click();
    const question = guest.page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'समाप्त करें' }).click();
    await guest.page.getByRole('heading', { name: 'कड़ी समाप्त हुई' }).waitFor();
  });
});
