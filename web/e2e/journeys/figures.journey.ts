import { until } from '@cosmic/platform/testing/until';
import { atRest, accessibilityViolations, widthsTooNarrow } from '../browser';
import { expect, test } from '../journey';

test.describe('the administrator', () => {
  test('sees a reading in the figures within seconds, over 7 and 90 days', async ({
    guest: reader,
    administrator: { page },
    site,
  }) => {
    const written = page
      .locator('dt', { hasText: 'Readings written' })
      .locator('xpath=following-sibling::dd');
    const generate = async (number: string) => {
      const answer = await reader.page.request.post(`${site.url}/api/readings/generate`, {
        headers: { origin: site.url, 'idempotency-key': `figures-${number}` },
        data: { toolType: 'angel-number', params: { number } },
      });
      expect(answer.status()).toBe(202);
    };
    await generate('1111');
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Figures' }).click();
    await page.getByRole('heading', { name: 'The site in figures' }).waitFor();
    await until(async () => Number(await written.textContent()) > 0, 'figures are there');
    const before = Number(await written.textContent());

    await generate('2222');
    await until(
      async () => Number(await written.textContent()) > before,
      'the figures follow by themselves',
    );
    for (const days of ['7', '90']) {
      await page.getByRole('link', { name: `${days} days` }).click();
      await page.waitForURL((url) => url.searchParams.get('days') === days);
      await page.getByText('Show as a table: Readings').click();
      const rows = page.getByRole('region', { name: 'Readings, day by day' }).locator('tbody tr');
      await expect(rows).toHaveCount(Number(days));
      expect(await widthsTooNarrow(page)).toEqual([]);
      await page.getByText('Show as a table: Readings').click();
    }
    await atRest(page);
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});
