import type { Browser, Page } from 'playwright-core';
import type { ToolField } from '@cosmic/contracts/tools';
import { toolSummaries } from '@cosmic/tools/catalogue';
import { atRest, faultsOfAccess, keepPicture, launch, newVisitor } from './browser';
import { startSite, type RunningSite } from './site';

/** Fills a field as a person would, with its last choice or a short text. */
async function fill(page: Page, { control, label, options = [] }: ToolField): Promise<void> {
  const last = options.at(-1);
  if (control === 'zodiac' || control === 'timeframe') {
    const group = page.getByRole('group', { name: label });
    // The input lies invisible under its tile, which takes the click.
    await group.getByRole('radio').last().check({ force: true });
  } else if (last) {
    await page.getByLabel(label).selectOption(last.value);
  } else {
    await page.getByLabel(label).fill('21');
  }
}

/** Every tool from its page to its reading. */
describe('a tool of the catalogue', () => {
  let site: RunningSite;
  let browser: Browser;

  beforeAll(async () => {
    [site, browser] = await Promise.all([startSite(0), launch()]);
  });
  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  it.each(toolSummaries())('$slug gives its reading, with the facts it stands on', async (tool) => {
    const { context, page, complaints } = await newVisitor(browser);
    await page.goto(`${site.url}/tools/${tool.slug}`);
    await page.getByRole('heading', { level: 1, name: tool.name }).waitFor();
    for (const field of tool.fields.filter(({ control }) => control !== 'date')) {
      await fill(page, field);
    }
    await page.locator('form button[type="submit"]').click();

    await page.getByRole('button', { name: 'Share' }).waitFor();
    await page.getByText('Why this reading').waitFor();
    await atRest(page);
    expect(await faultsOfAccess(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await keepPicture(page, `reading-${tool.slug}`);
    await context.close();
  });

  it('career asks for a sign or a birth date and takes either', async () => {
    const { context, page } = await newVisitor(browser);
    await page.goto(`${site.url}/tools/career`);
    await page.locator('form button[type="submit"]').click();
    await page.locator('[aria-invalid="true"], [data-invalid="true"]').first().waitFor();

    await page.getByLabel(/birth date/i).fill('1990-04-20');
    await page.locator('form button[type="submit"]').click();

    await page.getByRole('button', { name: 'Share' }).waitFor();
    await context.close();
  });
});
