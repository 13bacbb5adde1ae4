import { atRest, accessibilityViolations, widthsTooNarrow } from '../browser';
import { expect, test } from '../journey';
import { saveReading, told } from '../member';

test.describe('a member', () => {
  test('makes a reading public, which anybody can read and nobody once it is taken back', async ({
    site,
    visit,
    join,
  }) => {
    const { context, page } = await join({ name: 'Ada Lovelace' });
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
    await saveReading(site, page);
    await page.getByRole('link', { name: /View Full Reading/ }).click();

    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByText('A public link shows anybody who has it the text').waitFor();
    await page.getByRole('img', { name: /^Picture of/ }).waitFor();
    await atRest(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Make a public link' }).click();
    await told(page, 'The link is there');
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await told(page, 'The link was copied');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(await page.getByLabel('Public link').inputValue()).toBe(link);
    await page.reload();
    expect(await page.getByLabel('Public link').inputValue()).toBe(link);
    await atRest(page);
    expect(await accessibilityViolations(page)).toEqual([]);

    const plain = await visit({ javaScriptEnabled: false });
    const answer = await plain.page.goto(link);
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    await plain.page.getByRole('heading', { name: 'Why this reading' }).waitFor();
    expect(await plain.page.content()).not.toContain('Lovelace');
    const image = await plain.page.locator('meta[property="og:image"]').getAttribute('content');
    const picture = await plain.page.request.get(image!);
    expect(picture.headers()['content-type']).toBe('image/png');
    const png = await picture.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);

    const stranger = await visit();
    await stranger.page.goto(link);
    await stranger.page.getByRole('link', { name: /^Now yours/ }).waitFor();
    await atRest(stranger.page);
    expect(await widthsTooNarrow(stranger.page)).toEqual([]);
    expect(await accessibilityViolations(stranger.page)).toEqual([]);
    expect(await widthsTooNarrow(page)).toEqual([]);

    await page.getByRole('button', { name: 'Stop sharing' }).click();
    await told(page, 'The reading is not public any more');
    const late = await visit();
    const gone = await late.page.goto(link);
    await late.page.getByRole('heading', { name: 'This reading is not shared' }).waitFor();
    expect(await accessibilityViolations(late.page)).toEqual([]);
    expect(gone?.status()).toBe(404);
    expect((await late.page.request.get(image!)).status()).toBe(404);
    const never = await late.page.request.get(`${site.url}/s/${'A'.repeat(43)}`);
    expect([never.status(), await never.text()]).toEqual([404, await gone?.text()]);
  });
});
