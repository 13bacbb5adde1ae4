import type { Page } from 'playwright-core';
import type { ToolField, ToolSummary } from '@cosmic/contracts/readings/tools';
import { toolSummaries } from '@cosmic/tools/catalogue/summaries';
import { atRest, accessibilityViolations } from './browser';
import { siteWithSubscriber, type SiteWithSubscriber } from './subscriber';

/** What a person writes into the fields that take words or a date. */
const WORDS: Readonly<Record<string, string>> = {
  number: '1212',
  fullName: 'Ada King Lovelace',
  name1: 'Ada',
  name2: 'Charles',
  year: '1990',
  pathNumber: '7',
  goal: 'I want to finish the book that I began last winter.',
  dream: 'I was flying over my old school, the stairs had no end, and my grandmother laughed.',
  dream1: 'I missed a train and ran along the platform without my shoes.',
  dream2: 'A snake lay asleep in my bed and I was not afraid of it.',
  dream3: 'The house had a room that I had never seen, full of water.',
};

const TILES = ['zodiac', 'timeframe', 'gender', 'choice'];

/** Fills a field as a person would: its last choice, a town by its first letters, a date, or words. */
async function fill(page: Page, field: ToolField): Promise<void> {
  const { name, control, label, options = [] } = field;
  const last = options.at(-1);
  const fold = page.locator(`form details:not([open]):has([name="${name}"]) > summary`);
  if ((await fold.count()) > 0) await fold.click();
  if (TILES.includes(control)) {
    const group = page.getByRole('group', { name: label, exact: true });
    // The input lies invisible under its tile, which takes the click.
    await atRest(page);
    await group.getByRole('radio').last().check({ force: true });
  } else if (control === 'place') {
    await page.getByLabel(label).fill('chenn');
    await page.getByRole('option', { name: /Chennai/ }).click();
  } else if (last) {
    await page.getByLabel(label, { exact: true }).selectOption(last.value);
  } else if (control === 'date') {
    await page.getByLabel(label).fill('1990-05-17');
  } else if (control === 'time') {
    await page.locator(`[name="${name}"]`).fill('07:45');
  } else {
    await page.locator(`[name="${name}"]`).fill(WORDS[name] ?? 'Ada');
  }
}

/** Fills in the form of a tool and sends it. */
async function askByForm(page: Page, tool: ToolSummary): Promise<void> {
  const send = page.locator('form button[type="submit"]');
  await send.waitFor();
  const left = LEFT_OPEN[tool.slug] ?? [];
  if (tool.slug === 'astro-dice') {
    await page.getByRole('button', { name: 'Throw the dice' }).click();
  } else {
    if (tool.fields.some(({ name }) => name === 'moonSign'))
      await page.getByRole('button', { name: 'Pick the signs by hand' }).click();
    for (const field of tool.fields.filter(({ name }) => !left.includes(name))) {
      await fill(page, field);
    }
  }
  await send.click();
}

/** A card of the day is chosen from the fan, and the question left open. */
async function drawCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Draw a Card' }).click();
  await page.getByRole('option', { name: 'Card 12 of 22' }).click({ position: { x: 4, y: 40 } });
  await page.getByRole('button', { name: 'Turn the Card' }).click();
}

/** Fields that are left as they are: what is asked must not contradict itself. */
const LEFT_OPEN: Readonly<Record<string, readonly string[]>> = {
  'chinese-zodiac': ['animal', 'element', 'dob'],
  'karmic-astrology': ['dob'],
};

/** Every tool from its page to its reading; a subscriber has all of them. */
describe('a tool of the catalogue', () => {
  let house: SiteWithSubscriber;

  beforeAll(async () => {
    house = await siteWithSubscriber();
  }, 180_000);
  afterAll(() => house.stop());

  it.each(toolSummaries())('$slug gives its reading, with the facts it stands on', async (tool) => {
    const { page, complaints } = house.subscriber;
    await page.goto(`${house.site.url}/tools/${tool.slug}`);
    await page.getByRole('heading', { level: 1, name: tool.name }).waitFor();
    if (tool.slug === 'tarot') await drawCard(page);
    else await askByForm(page, tool);

    await page.getByRole('button', { name: 'Share' }).waitFor();
    await page.getByText(/^Built on/).waitFor();
    await atRest(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
