import { atRest, accessibilityViolations, MOVING, widthsTooNarrow } from '../browser';
import { expect, test } from '../journey';

const DAY_MINUTES = 24 * 60;

test.describe('the sky in motion', () => {
  test('goes to events, by keys and under a drag, outlives a reload, and plays until it is paused', async ({
    site,
    visit,
  }) => {
    const { page } = await visit(MOVING);
    await page.goto(`${site.url}/sky/time?at=2026-11-26T12:00Z`);
    const ruler = page.getByRole('slider', { name: 'Time' });
    const minutes = async () => Number(await ruler.getAttribute('aria-valuenow'));
    const moon = page.locator('[data-mark="moon"] > g');
    const placeOfMoon = () => moon.getAttribute('transform');

    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText(/^Moon in Taurus: .*19 December 2026/).waitFor();
    const atEvent = await minutes();

    await ruler.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(ruler).toHaveAttribute('aria-valuenow', String(atEvent - DAY_MINUTES));

    const { x, y, width, height } = (await ruler.boundingBox())!;
    const [middle, line] = [x + width / 2, y + height / 2];
    await page.mouse.move(middle, line);
    await page.mouse.down();
    await page.mouse.move(middle + 30, line, { steps: 5 });
    await page.mouse.move(middle + 90, line, { steps: 10 });
    await page.mouse.up();
    // What is drawn to the right comes from earlier days.
    await expect.poll(minutes).toBeLessThan(atEvent - DAY_MINUTES);

    await page.getByLabel('What happens').selectOption({ label: 'An eclipse' });
    await page.getByRole('button', { name: 'Previous' }).click();
    await page.getByText(/^Solar eclipse, total: .*12 August 2026/).waitFor();
    const atEclipse = await minutes();
    await page.waitForURL(/at=2026-08-12T17.*event=eclipse\.sun/);
    await page.reload();
    await expect(page.getByLabel('What happens')).toHaveValue('eclipse');
    expect(await minutes()).toBe(atEclipse);

    await page.getByRole('button', { name: 'Play' }).click();
    const before = await placeOfMoon();
    await expect.poll(placeOfMoon).not.toBe(before);
    const whenPlaying = await minutes();
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect.poll(minutes).toBeGreaterThan(whenPlaying);

    await page.getByRole('button', { name: 'Back to now' }).click();
    await expect(page.getByRole('button', { name: 'This is now' })).toBeDisabled();
    await atRest(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await widthsTooNarrow(page)).toEqual([]);
  });
});
