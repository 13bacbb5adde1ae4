import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { ToolField } from '@cosmic/contracts/tools';
import { toolSummaries } from '@cosmic/tools/catalogue';
import { atRest, faultsOfAccess, launch, newVisitor, refuse } from './browser';
import { becomeMember, subscribe, told } from './member';
import { startSite, type RunningSite } from '@cosmic/migrate/testing/site';

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
  if (TILES.includes(control)) {
    const group = page.getByRole('group', { name: label, exact: true });
    // The input lies invisible under its tile, which takes the click.
    await group.getByRole('radio').last().check({ force: true });
  } else if (control === 'place') {
    await page.getByLabel(label).fill('chenn');
    await page.getByRole('option', { name: /Chennai/ }).click();
  } else if (last) {
    await page.getByLabel(label, { exact: true }).selectOption(last.value);
  } else if (control === 'date') {
    await page.getByLabel(label).fill('1990-05-17');
  } else if (control === 'time') {
    await page.getByLabel(label).fill('07:45');
  } else {
    await page.locator(`[name="${name}"]`).fill(WORDS[name] ?? 'Ada');
  }
}

/** Tools whose page puts their parameters together in its own way. */
const OWN_PAGE = ['tarot'];

/** Fields that are left as they are: what is asked must not contradict itself. */
const LEFT_OPEN: Readonly<Record<string, readonly string[]>> = {
  'chinese-zodiac': ['animal', 'element', 'dob'],
  'karmic-astrology': ['dob'],
};

/** Every tool from its page to its reading, and the premium ones at their gate. */
describe('a tool of the catalogue', () => {
  let site: RunningSite;
  let browser: Browser;
  let subscriber: { context: BrowserContext; page: Page; complaints: string[] };
  let member: { context: BrowserContext; page: Page };
  let guest: { page: Page };

  beforeAll(async () => {
    [site, browser] = await Promise.all([startSite(), launch()]);
    subscriber = await newVisitor(browser);
    await subscribe(site, await becomeMember(site, subscriber.page));
    member = await newVisitor(browser);
    await becomeMember(site, member.page);
    guest = await newVisitor(browser);
  }, 180_000);
  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  it.each(toolSummaries())('$slug gives its reading, with the facts it stands on', async (tool) => {
    const { page, complaints } = subscriber;
    await page.goto(`${site.url}/tools/${tool.slug}`);
    await page.getByRole('heading', { level: 1, name: tool.name }).waitFor();
    await page.locator('form button[type="submit"]').waitFor();
    const left = LEFT_OPEN[tool.slug] ?? [];
    if (!OWN_PAGE.includes(tool.slug)) {
      for (const field of tool.fields.filter(({ name }) => !left.includes(name))) {
        await fill(page, field);
      }
    }
    await page.locator('form button[type="submit"]').click();

    await page.getByRole('button', { name: 'Share' }).waitFor();
    await page.getByText('Why this reading').waitFor();
    await atRest(page);
    expect(await faultsOfAccess(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  const premium = toolSummaries().filter((tool) => tool.premium);
  const SENT_ON = ['love-forecast', 'journal-prompt', 'zodiac-dating', 'karmic-astrology'];

  it('has 43 tools, 25 of them premium, on eleven shelves', async () => {
    expect([toolSummaries().length, premium.length]).toEqual([43, 25]);
    const { page } = member;
    await page.goto(`${site.url}/tools`);
    await page.getByRole('heading', { level: 3 }).nth(42).waitFor();
    const shelves = await page
      .locator('main section')
      .evaluateAll((sections) =>
        sections.map((shelf) => [
          shelf.getAttribute('aria-label'),
          shelf.querySelectorAll('h3').length,
          [...shelf.querySelectorAll('h3')].filter((name) => name.textContent.includes('PREMIUM'))
            .length,
        ]),
      );
    expect(shelves).toEqual([
      ['Love & Relationships', 3, 2],
      ['Personal Insights', 4, 0],
      ['Spiritual Growth', 4, 4],
      ['Life & Wellbeing', 4, 0],
      ['Special Tools', 3, 3],
      ['Deep Chart Analysis', 5, 5],
      ['Mystical & Metaphysical', 4, 2],
      ['Daily Interactive', 3, 1],
      ['Eastern & Esoteric', 4, 3],
      ['Fun & Social', 4, 2],
      ['Lifestyle Integration', 5, 3],
    ]);
  });

  it.each(premium)('$slug is closed to guests and to members without a plan', async ({ slug }) => {
    const { page } = guest;
    await page.goto(`${site.url}/tools/${slug}`);
    if (SENT_ON.includes(slug)) {
      await page.waitForURL(`${site.url}/pricing`);
      await told(page, 'This is a premium feature. Please sign up and upgrade to access.');
    } else {
      await page.getByRole('heading', { name: 'Premium Access Required' }).waitFor();
      await page.getByRole('link', { name: 'Sign Up to Subscribe' }).waitFor();
    }

    await member.page.goto(`${site.url}/tools/${slug}`);
    await member.page.getByRole('heading', { name: 'Premium Access Required' }).waitFor();
    await member.page.getByRole('link', { name: 'Upgrade to Premium' }).waitFor();
    expect(await member.page.locator('form').count()).toBe(0);
  });

  it.each([
    ['spiritual-growth', '?dob=1990-05-17', 'Failed to generate your spiritual growth plan'],
    ['love-forecast', '?sign=leo&period=week', 'Failed to generate your love forecast'],
  ])('%s says what it could not make', async (slug, asked, words) => {
    const { page } = subscriber;
    await refuse(page, '**/api/readings/generate', 'service_unavailable');
    await page.goto(`${site.url}/tools/${slug}${asked}`);
    await page.locator('form button[type="submit"]').click();
    await told(page, words);
    await page.unroute('**/api/readings/generate');
  });

  it('tarot lays a spread, or the cards of one’s own deck, and the draw can be verified', async () => {
    const { page } = subscriber;
    await page.goto(`${site.url}/tools/tarot`);
    await page.getByRole('radio', { name: /Three cards/ }).check({ force: true });
    // The cards may be there sooner than anybody looks: they come once the shuffling was seen.
    await page.route('**/api/readings/generate', async (route) => {
      await page.getByText('Shuffling the deck...').waitFor();
      await route.continue();
    });
    await page.getByRole('button', { name: 'Draw the Cards' }).click();
    await page.getByRole('link', { name: 'Verify this draw' }).click();
    await page.unroute('**/api/readings/generate');
    await page.getByText('The draw is fair').waitFor();
    await atRest(page);
    expect(await faultsOfAccess(page)).toEqual([]);

    await page.goto(`${site.url}/tools/tarot`);
    await page.getByRole('radio', { name: /Card of the day/ }).check({ force: true });
    await page.getByRole('button', { name: 'I drew these myself' }).click();
    await page.getByLabel('Today').selectOption('the-star');
    await page.getByRole('button', { name: 'Read My Cards' }).click();
    await page.getByText('Your own cards', { exact: true }).waitFor();
    await page.getByRole('img', { name: 'The Star' }).waitFor();
  });

  it('a reading invites to a blind trial now and then, and tells whose the words were', async () => {
    const { page } = subscriber;
    await page.goto(`${site.url}/tools/life-balance`);
    await page.getByLabel(/birth date/i).fill('1990-05-17');
    await page.locator('form button[type="submit"]').click();
    await page.getByRole('button', { name: 'Share' }).waitFor();
    // Which readings invite is decided by their ids.
    const id = new URL(page.url()).searchParams.get('g')!;
    const inviting = `00${id.slice(2)}`;
    await site.world.query('UPDATE readings.generations SET id = $2 WHERE id = $1', [id, inviting]);
    await page.goto(`${site.url}/tools/life-balance?g=${inviting}`);

    await page.getByRole('button', { name: 'Show me a passage' }).click();
    await page.getByRole('button', { name: 'Not really' }).click();

    await page.getByText(/^It was (not )?yours: these words stand on/).waitFor();
    await atRest(page);
    expect(await faultsOfAccess(page)).toEqual([]);
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
