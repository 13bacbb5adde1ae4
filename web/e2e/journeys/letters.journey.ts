import { accessibilityViolations } from '../browser';
import { expect, test } from '../journey';
import { letterTo, linkIn, told } from '../member';

test.describe('a member', () => {
  test('turns letters on, gets one, and stops them by its link without signing in', async ({
    site,
    visit,
    join,
  }) => {
    const { page, email, id } = await join({ timezoneId: 'Asia/Kolkata' });
    await page.goto(`${site.url}/dashboard/profile`);
    await page.getByText('You get no letters.').waitFor();
    // Whose birth is not known is told the day of a sign.
    await page.getByLabel('Your sign').selectOption('Leo');
    await told(page, 'Kept for your mornings');
    await page.getByRole('radio', { name: 'Every day' }).check();
    await told(page, 'Your letters are turned on');
    await page.getByText(/The next one leaves on .* 07:00 \(Asia\/(Kolkata|Calcutta)\)/).waitFor();
    await page.getByText('Letters begin once your address is confirmed.').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);

    await site.world.query('UPDATE auth.accounts SET email_verified_at = now() WHERE id = $1', [
      id,
    ]);
    await site.world.query('UPDATE auth.reminders SET next_at = now() WHERE user_id = $1', [id]);
    const letter = await letterTo(site, email, 'reminder');
    const stranger = await visit();
    await stranger.page.goto(site.url + linkIn(letter, '/login/reminders'));
    await stranger.page.getByText('Done: you will get no more of these letters.').waitFor();
    expect(await accessibilityViolations(stranger.page)).toEqual([]);

    await page.reload();
    await page.getByText('You get no letters.').waitFor();
  });
});
