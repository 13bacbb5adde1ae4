import { parse } from 'parse5';
import { until } from '@cosmic/platform/testing/until';
import { atRest, MOVING, seeWhole, type Visitor } from '../browser';
import { addressOfPart } from '../built';
import { expect, test } from '../journey';

/** Addresses that nobody has. */
const LOST = ['/nowhere', '/tools/tarot/deck/the-joker'];

test.describe('what the server sends', () => {
  test('is a calendar to subscribe to and a map of the site, too', async ({ request, site }) => {
    const calendar = await request.get(`${site.url}/calendar.ics`);
    const map = await request.get(`${site.url}/sitemap.xml`);
    expect(calendar.headers()['content-type']).toContain('text/calendar');
    expect(await calendar.text()).toContain('BEGIN:VEVENT');
    expect(await map.text()).toContain(`<loc>${site.url}/sky</loc>`);
  });

  for (const path of [
    '/',
    '/today',
    '/tools',
    '/tools/tarot',
    '/tools/compatibility',
    '/pricing',
    '/blog',
    '/sky',
    '/login',
    ...LOST,
  ]) {
    test(`is ${path} HTML without a fault, with a picture and somewhere to share`, async ({
      request,
      site,
    }) => {
      const faults: string[] = [];
      const answered = await request.get(site.url + path);
      expect(answered.status()).toBe(LOST.includes(path) ? 404 : 200);
      const html = await answered.text();
      parse(html, {
        onParseError: ({ code, startLine, startCol }) =>
          faults.push(`${code} at ${startLine}:${startCol}`),
      });
      expect(faults).toEqual([]);

      const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1];
      expect(html).toContain('name="twitter:card" content="summary_large_image"');
      const answer = await request.get(picture!);
      expect(answer.headers()['content-type']).toBe('image/png');
      const shared = [...html.matchAll(/href="https:\/\/x\.com\/intent\/post\?url=([^"]*)"/g)];
      expect(shared.map(([, url]) => url)).toEqual(shared.map(() => encodeURIComponent(site.url)));
      expect(html).not.toContain('origin.invalid');
    });
  }

  for (const path of [
    ...['/', '/today', '/tools', '/tools/compatibility', '/tools/dream-log', '/pricing'],
  ]) {
    test(`of ${path} is there before any script, stays where it is, and is taken over as it was drawn`, async ({
      visit,
    }) => {
      const plain = await visit({ javaScriptEnabled: false });
      await openInItsFonts(plain, path);
      const sent = await plain.page.getByRole('heading', { level: 1 }).first().boundingBox();
      expect(sent).not.toBeNull();

      const drawn = [];
      // Of an address with a query nothing is sent.
      for (const query of ['', '?anything']) {
        const { context, page } = await visit();
        await page.clock.setFixedTime(new Date('2026-03-20T12:00:00Z'));
        // Written at any moment by a site that has just begun.
        await page.route('**/api/affirmation', (route) =>
          route.fulfill({ json: { content: 'As above, so below.' } }),
        );
        await page.route('**/api/blog/latest', (route) => route.fulfill({ json: { posts: [] } }));
        await page.goto(path + query);
        await page.getByRole('link', { name: 'Login' }).first().waitFor();
        await atRest(page);
        if (query === '') {
          const heading = page.getByRole('heading', { level: 1 }).first();
          expect(await heading.boundingBox()).toEqual(sent);
        }
        await seeWhole(page);
        // The bar shows that the page is at its top again with a later frame.
        await page.locator('header[data-scrolled="false"]').waitFor();
        await page.waitForFunction(() => !document.querySelector('.animate-breathe'));
        await atRest(page);
        drawn.push(await page.locator('#root').evaluate(elementsOf));
        await context.close();
      }
      const [takenOver, anew] = drawn as [string[], string[]];
      expect(takenOver.length).toBeGreaterThan(50);
      // The link to the other language keeps the query.
      expect(takenOver).toEqual(anew.map((element) => element.replace('?anything', '')));
    });
  }

  test('of the day is the question for a sign, to strangers alone', async ({ site, visit }) => {
    const { page } = await visit(MOVING);
    const response = await page.goto(`${site.url}/today`);
    expect(await response!.text()).toContain('aria-label="The twelve signs"');
    await page.getByRole('button', { name: /^Leo/ }).click();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForFunction(() => document.cookie.includes('cosmic_today='));
    const again = await page.reload();
    expect(await again!.text()).not.toContain('aria-label="The twelve signs"');
  });

  test('of the tarot is its deck, which stays where it lies', async ({ visit }) => {
    const underDeck = 'Press and hold to shuffle. Let go, and the cards are spread.';
    const plain = await visit({ javaScriptEnabled: false });
    await openInItsFonts(plain, '/tools/tarot');
    const sent = await plain.page.getByText(underDeck).boundingBox();
    const { page } = await visit();
    await page.goto('/tools/tarot');
    await page.getByRole('button', { name: 'Draw a Card' }).waitFor();

    expect(await page.getByText(underDeck).boundingBox()).toEqual(sent);
  });

  for (const what of [
    { late: 'the application', address: /\/assets\/index-.*\.js$/, isTakenOver: false },
    { late: 'the list of tools', address: '**/api/tools', isTakenOver: true },
  ]) {
    test(`keeps what is typed into the search while ${what.late} is on its way`, async ({
      site,
      visit,
    }) => {
      const { page } = await visit(MOVING);
      let letGo!: () => void;
      const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
      await page.route(what.address, async (route) => {
        await isLetGo;
        await route.continue();
      });
      const opening = page.goto(`${site.url}/tools`, { waitUntil: 'commit' });
      const search = page.getByRole('searchbox', { name: 'Search the tools' });
      await search.pressSequentially('ang');
      // The application waits for the list for a while, then begins without it.
      if (what.isTakenOver) await page.getByRole('link', { name: 'Login' }).first().waitFor();
      await search.pressSequentially('el');
      letGo();
      await opening;

      await page.getByRole('heading', { name: '1 tool', exact: true }).waitFor();
      expect(await search.inputValue()).toBe('angel');
    });
  }
});

test.describe('a tab that was open during a deployment', () => {
  const CATALOGUE = 'src/features/tools/catalogue/catalogue-page.tsx';

  /** On the home page, with the catalogue's file gone; it may be there again when a page is loaded. */
  const openWithoutCatalogue = async ({ page }: Visitor, comesBack: boolean) => {
    let isGone = true;
    // Gone from the beginning: the home page may have fetched it before anybody asks for it.
    await page.route(`**${addressOfPart(CATALOGUE)}`, (route) =>
      isGone ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.goto('/');
    page.on('request', (request) => {
      if (comesBack && request.isNavigationRequest()) isGone = false;
    });
    const loads: string[] = [];
    page.on('load', () => loads.push(page.url()));
    await page.getByRole('link', { name: 'Browse the Cosmos' }).click();
    return loads;
  };

  test('loads the page that it was asked for again', async ({ site, guest }) => {
    const { page } = guest;
    const loads = await openWithoutCatalogue(guest, true);

    await page.getByRole('heading', { level: 1, name: 'Cosmic tools' }).waitFor();

    // What the server sends is read before the page has loaded.
    await until(() => loads.length > 0, 'the page has loaded');
    expect(loads).toEqual([`${site.url}/tools`]);
    // The file was gone, and its page was told so.
    guest.complaints.length = 0;
  });

  test('says so when that does not help, and does not go round in circles', async ({
    site,
    guest,
  }) => {
    const { page } = guest;
    const loads = await openWithoutCatalogue(guest, false);

    await page.getByRole('button', { name: 'Load again' }).waitFor();
    await atRest(page);

    expect(loads).toEqual([`${site.url}/tools`]);
    // The file was gone, and its page was told so.
    guest.complaints.length = 0;
  });
});

/** Opens a page as it is sent. Its fonts may come after everything else, and lines break by them. */
async function openInItsFonts({ page }: Visitor, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await until(() => page.evaluate(() => document.fonts.status === 'loaded'), 'its fonts are there');
}

/** All elements within one, with their attributes in order and the ids that React gives made alike. */
function elementsOf(root: Element): string[] {
  return [...root.querySelectorAll('*')].map((element) => {
    const attributes = [...element.attributes]
      // React's own marks for passing from one page to the next; nobody sees them.
      .filter(({ name, value }) => !name.startsWith('vt-') && !(name === 'style' && value === ''))
      .map(({ name, value }) => `${name}="${value.replace(/_[rR]_\w*_/g, '#')}"`)
      .sort();
    const words = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map(({ nodeValue }) => nodeValue);
    return `${element.tagName} ${attributes.join(' ')}: ${words.join('')}`;
  });
}
