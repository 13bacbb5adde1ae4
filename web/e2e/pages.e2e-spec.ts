import { parse } from 'parse5';
import type { Browser, Page } from 'playwright-core';
import { until } from '@cosmic/platform/testing/until';
import { atRest, faultsOfAccess, launch, MOVING, newVisitor, seeWhole, WIDTHS } from './browser';
import { latinWords } from './hindi';
import { becomeMember } from './member';
import { startSite, type RunningSite } from '@cosmic/migrate/testing/site';

/** What stands on the pages that anybody can open, and how they behave. */
describe('the pages', () => {
  let site: RunningSite;
  let browser: Browser;

  beforeAll(async () => {
    [site, browser] = await Promise.all([startSite(), launch()]);
  }, 180_000);
  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  describe('in Hindi', () => {
    it('is chosen in the footer, kept by a reload, and left again at the same address', async () => {
      const { context, page } = await newVisitor(browser, MOVING);
      await page.goto(`${site.url}/pricing`);
      const language = () => page.locator('html').getAttribute('lang');
      expect(await language()).toBe('en');

      await page.getByRole('button', { name: 'हिन्दी' }).click();
      await page.getByRole('heading', { level: 1, name: 'मूल्य' }).waitFor();
      await page.getByText('₹299', { exact: true }).waitFor();
      await page.getByText('₹2,999', { exact: true }).waitFor();
      expect(await language()).toBe('hi');
      expect(page.url()).toBe(`${site.url}/pricing`);
      const answer = await page.reload();
      await page.getByRole('heading', { level: 1, name: 'मूल्य' }).waitFor();
      expect(answer?.headers()['vary']).toMatch(/cookie/i);
      expect(await page.title()).toBe('मूल्य – Cosmic Guide');

      await page.getByRole('button', { name: 'English' }).click();
      await page.getByRole('heading', { level: 1, name: 'Pricing' }).waitFor();
      expect(await language()).toBe('en');
      expect(page.url()).toBe(`${site.url}/pricing`);
      await context.close();
    });

    it('writes the horoscope in Hindi, makes it again, and says where a reading is English', async () => {
      const { context, page } = await newVisitor(browser, MOVING);
      await context.addCookies([{ name: 'cosmic_language', value: 'hi', url: site.url }]);
      await page.goto(`${site.url}/tools/horoscope`);
      await page.getByRole('radio', { name: /सिंह/ }).check();
      await page.getByRole('button', { name: 'अपना राशिफल जानें' }).click();
      await page.getByText('मन को भाया').waitFor();
      expect(await page.locator('article p.drop-cap').textContent()).toMatch(/सिंह/);
      expect(await page.locator('article div[lang="hi"] p').count()).toBeGreaterThan(2);
      expect(await latinWords(page)).toEqual([]);
      await atRest(page);
      expect(await faultsOfAccess(page)).toEqual([]);

      await page.getByRole('button', { name: 'फिर से चलाएँ' }).click();
      await page.getByText('वही तथ्य और वही शब्द, अक्षर-अक्षर।').waitFor();

      await page.goto(`${site.url}/tools/angel-number`);
      await page.getByText(/यह पठन अंग्रेज़ी में है/).waitFor();
      await context.close();
    });

    it('loads faces with Devanagari for those alone who read it', async () => {
      for (const [code, faces] of [
        ['en', 0],
        ['hi', 2],
      ] as const) {
        const { context, page } = await newVisitor(browser, MOVING);
        await context.addCookies([{ name: 'cosmic_language', value: code, url: site.url }]);
        await page.goto(site.url, { waitUntil: 'networkidle' });
        const files = await page.evaluate(() =>
          performance.getEntriesByType('resource').map(({ name }) => name),
        );
        expect(files.filter((name) => /devanagari.*woff2/.test(name))).toHaveLength(faces);
        // The name of Hindi in the English footer has letters of its own, whatever the machine has.
        expect(files.filter((name) => /hindi-name-.*woff2/.test(name))).toHaveLength(1 - faces / 2);
        await context.close();
      }
    });
  });

  it('the not-found page says so and leads home', async () => {
    const { context, page } = await newVisitor(browser, MOVING);
    const answer = await page.goto(`${site.url}/nowhere/at/all`);

    expect(answer?.status()).toBe(404);
    await page
      .getByText("Looks like you've wandered into an unexplored corner of the cosmos")
      .waitFor();
    await page.getByRole('link', { name: 'Return to Cosmic Home' }).click();
    await page.getByRole('heading', { level: 1, name: 'The Universe is Speaking' }).waitFor();
    await context.close();
  });

  it('the deck is browsed from the tarot tool, card by card', async () => {
    const { context, page } = await newVisitor(browser, MOVING);
    await page.goto(`${site.url}/tools/tarot`);
    await page.getByRole('link', { name: 'Browse the deck' }).click();
    await page.getByRole('heading', { level: 1, name: 'The deck' }).waitFor();
    const cards = page.locator('main ul a[href^="/tools/tarot/deck/"]');
    expect(await cards.count()).toBe(78);
    const drawn = await cards.evaluateAll((links) =>
      links.map((link) => link.querySelectorAll('svg path').length),
    );
    expect(drawn.filter((paths) => paths < 8)).toEqual([]);

    await page.getByRole('link', { name: 'The World' }).press('Enter');
    await page.waitForURL(/\/tools\/tarot\/deck\/the-world$/);
    for (const name of ['Upright', 'Reversed']) {
      await page.getByRole('heading', { level: 2, name }).waitFor();
    }
    await page.getByRole('button', { name: 'Turn it over' }).click();
    await page.getByRole('button', { name: 'Turn it upright', pressed: true }).waitFor();
    await page.getByRole('link', { name: 'The card after: Ace of Wands' }).click();
    await page.getByRole('heading', { level: 1, name: 'Ace of Wands' }).waitFor();

    const unknown = await page.goto(`${site.url}/tools/tarot/deck/the-joker`);
    expect(unknown?.status()).toBe(404);
    await page.getByRole('link', { name: 'Return to Cosmic Home' }).waitFor();
    await context.close();
  });

  describe('the living sky', () => {
    it('has an address for every month and day', async () => {
      const { context, page } = await newVisitor(browser, { ...MOVING, timezoneId: 'UTC' });
      await page.goto(`${site.url}/sky?month=2027-07`);
      await page.getByRole('heading', { level: 2, name: 'July 2027', exact: true }).waitFor();
      await page.getByRole('link', { name: 'The month after' }).click();
      await page.waitForURL(/\/sky\?month=2027-08$/);
      const calendar = page.getByRole('table', { name: 'Calendar of the sky for August 2027' });
      await calendar.waitFor();
      expect(await calendar.getByRole('link').count()).toBe(31);
      for (const phase of [
        'New Moon',
        'Waxing Crescent',
        'First Quarter',
        'Waxing Gibbous',
        'Full Moon',
        'Waning Gibbous',
        'Last Quarter',
        'Waning Crescent',
      ]) {
        await calendar.getByRole('link', { name: phase }).first().waitFor();
      }

      await calendar
        .getByRole('link', { name: /^Monday, August 2, 2027, New Moon/ })
        .press('Enter');
      await page.waitForURL(/\/sky\?day=2027-08-02$/);
      await page.reload();
      await page
        .getByRole('region', { name: 'Monday, August 2, 2027' })
        .getByRole('heading', { name: 'Total solar eclipse in Leo' })
        .waitFor();
      await page.getByRole('link', { name: 'The day after' }).click();
      await page.getByRole('heading', { name: 'Tuesday, August 3, 2027', exact: true }).waitFor();
      await page.getByRole('link', { name: 'This month' }).click();
      await page.getByRole('heading', { name: 'The chart of this moment' }).waitFor();
      await context.close();
    });

    it('hands out its calendar, and is found from home and by search engines', async () => {
      const { context, page } = await newVisitor(browser, MOVING);
      await page.goto(site.url);
      await page.getByRole('link', { name: 'Open the living sky' }).click();
      const file = await page
        .getByRole('link', { name: 'Add the coming year to your calendar' })
        .getAttribute('href');
      const calendar = await page.request.get(site.url + file);
      const map = await page.request.get(`${site.url}/sitemap.xml`);

      expect(calendar.headers()['content-type']).toContain('text/calendar');
      expect(await calendar.text()).toContain('BEGIN:VEVENT');
      expect(await map.text()).toContain(`<loc>${site.url}/sky</loc>`);
      await context.close();
    });

    it('says so where it can not be worked out', async () => {
      const { context, page } = await newVisitor(browser, MOVING);
      await page.route(/\/assets\/sky-of-.*\.js$/, (route) => route.fulfill({ status: 404 }));
      await page.goto(`${site.url}/sky`);

      await page.getByText('The sky could not be worked out here.').waitFor();
      expect(await faultsOfAccess(page)).toEqual([]);
      await page.unroute(/\/assets\/sky-of-.*\.js$/);
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('heading', { name: 'The chart of this moment' }).waitFor();
      await context.close();
    });
  });

  describe('sound', () => {
    const heard = (page: Page) => {
      const files: string[] = [];
      page.on('request', (request) => {
        const file = /\/sounds\/(\w+)\.wav$|\/(player|sound-stage)-/.exec(request.url());
        if (file) files.push(file[1] ?? file[2]!);
      });
      return files;
    };

    it('is armed, first heard at a touch, off by one switch; music waits to be asked for', async () => {
      const { context, page, complaints } = await newVisitor(browser, MOVING);
      const files = heard(page);
      await page.goto(`${site.url}/pricing`);
      const sound = page.getByRole('switch', { name: 'Sound' });
      const music = page.getByRole('switch', { name: 'Ambient music' });
      expect(await sound.getAttribute('aria-checked')).toBe('true');
      await page.getByRole('link', { name: 'Tools' }).first().hover();
      await page.waitForLoadState('networkidle');
      expect(files).toEqual([]);

      await page.keyboard.press('Tab');
      await until(() => files.includes('player'), 'the player is fetched');
      await page.waitForLoadState('networkidle');
      await page.getByRole('link', { name: 'Tools' }).first().click();
      await until(() => files.includes('transition') && files.includes('click'), 'it is heard');
      expect(files).not.toContain('ambient');

      await music.press('Enter');
      await until(() => files.includes('ambient'), 'the music is fetched');
      await sound.press('Enter');
      expect(await music.getAttribute('aria-checked')).toBe('false');
      expect(await page.evaluate(() => localStorage.getItem('cosmic.sound'))).toBe('false');
      expect(await faultsOfAccess(page)).toEqual([]);
      await page.reload();
      expect(await sound.getAttribute('aria-checked')).toBe('false');
      await sound.press('Enter');
      expect(await page.evaluate(() => localStorage.getItem('cosmic.sound'))).toBe('true');
      expect(complaints).toEqual([]);
      await context.close();
    });

    it('is silent where motion is not wanted, until it is asked for', async () => {
      const { context, page } = await newVisitor(browser, { reducedMotion: 'reduce' });
      const files = heard(page);
      await page.goto(`${site.url}/pricing`);
      const sound = page.getByRole('switch', { name: 'Sound', checked: false });
      await sound.waitFor();
      await page.getByRole('link', { name: 'Tools' }).first().click();
      await page.getByRole('heading', { level: 1, name: 'Cosmic tools' }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(files).toEqual([]);

      await sound.press('Enter');
      await until(() => files.includes('player'), 'the player is fetched');
      await page.waitForLoadState('networkidle');
      await page.getByRole('link', { name: 'Pricing' }).first().click();
      await until(() => files.includes('click'), 'the click is heard');
      expect(files).not.toContain('transition');
      await context.close();
    });
  });

  it('an address that is missed within the site is told to the server', async () => {
    const { context, page } = await newVisitor(browser, MOVING);
    await page.goto(`${site.url}/pricing`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const told = page.waitForRequest((request) => request.method() === 'HEAD');
    await page.evaluate(() => {
      window.history.pushState({}, '', '/lost/inside');
      window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
    await page.getByRole('link', { name: 'Return to Cosmic Home' }).waitFor();

    expect((await told).url()).toBe(`${site.url}/lost/inside`);
    await context.close();
  });

  it('says that there is no connection, keeps the page, and falls silent when there is one', async () => {
    const { context, page } = await newVisitor(browser, MOVING);
    await page.goto(`${site.url}/pricing`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await context.setOffline(true);
    const banner = page.getByText('You are offline.');
    await banner.waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await faultsOfAccess(page)).toEqual([]);

    await context.setOffline(false);
    await banner.waitFor({ state: 'detached' });
    await context.close();
  });

  it('says of a page that can not come without a connection, and brings it with one', async () => {
    const { context, page } = await newVisitor(browser, MOVING);
    await page.goto(`${site.url}/pricing`);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Blog' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
    expect(await faultsOfAccess(page)).toEqual([]);

    await context.setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'The journal' }).waitFor();
    expect(page.url()).toBe(`${site.url}/blog`);
    await context.close();
  });

  it('keeps the links of its bar in the middle, whoever comes', async () => {
    const { context, page } = await newVisitor(browser);
    const links = page.getByRole('navigation', { name: 'Main' });
    for (const viewport of [WIDTHS.desktop, WIDTHS.tablet]) {
      await page.setViewportSize(viewport);
      let answered!: () => void;
      const isAnswered = new Promise<void>((resolve) => (answered = resolve));
      await page.route('**/api/auth/refresh', async (route) => {
        await isAnswered;
        await route.continue();
      });
      await page.goto(`${site.url}/pricing`);
      const before = (await links.boundingBox())!;
      answered();
      await page.getByRole('link', { name: 'Login' }).first().waitFor();
      const guest = (await links.boundingBox())!;
      expect(guest).toEqual(before);
      await becomeMember(site, page);
      await page.getByRole('button', { name: 'Your account' }).waitFor();
      expect((await links.boundingBox())!.x).toBe(guest.x);
      if (viewport === WIDTHS.desktop) {
        expect(Math.abs(guest.x + guest.width / 2 - viewport.width / 2)).toBeLessThan(10);
      }
      await page.unroute('**/api/auth/refresh');
      await context.clearCookies();
    }
    await context.close();
  });

  it('gives its bar a ground before any script has run, where the page was scrolled', async () => {
    const { context, page } = await newVisitor(browser, { javaScriptEnabled: false });
    await page.goto(`${site.url}/tools`);
    const ground = () =>
      page
        .locator('header[data-scrolled]')
        .evaluate((bar) => getComputedStyle(bar).backgroundColor);
    const atTheTop = await ground();
    await page.mouse.wheel(0, 400);
    await until(async () => (await ground()) !== atTheTop, 'the bar has a ground');
    await context.close();
  });

  it.each([
    '/',
    '/tools',
    '/tools/tarot',
    '/tools/compatibility',
    '/pricing',
    '/blog',
    '/sky',
    '/login',
    '/nowhere',
  ])('sends %s as HTML without a fault, with a picture and somewhere to share', async (path) => {
    const { context, page } = await newVisitor(browser);
    const faults: string[] = [];
    const html = await (await page.request.get(site.url + path)).text();
    parse(html, {
      onParseError: ({ code, startLine, startCol }) =>
        faults.push(`${code} at ${startLine}:${startCol}`),
    });
    expect(faults).toEqual([]);

    const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1];
    expect(html).toContain('name="twitter:card" content="summary_large_image"');
    const answer = await page.request.get(picture!);
    expect(answer.headers()['content-type']).toBe('image/png');
    const shared = [...html.matchAll(/href="https:\/\/x\.com\/intent\/post\?url=([^"]*)"/g)];
    expect(shared.map(([, url]) => url)).toEqual(shared.map(() => encodeURIComponent(site.url)));
    expect(html).not.toContain('origin.invalid');
    await context.close();
  });

  it('has a pointer of its own on large screens with a mouse, and on no others', async () => {
    const pointerAt = async (viewport: { width: number; height: number }, hasTouch: boolean) => {
      const { context, page } = await newVisitor(browser, {
        ...MOVING,
        viewport,
        hasTouch,
        isMobile: hasTouch,
      });
      await page.goto(`${site.url}/pricing`);
      const link = page.getByRole('link', { name: 'Cosmic Guide, home' }).first();
      await link.waitFor();
      const cursors = await Promise.all(
        [page.locator('html'), link].map((part) =>
          part.evaluate((element) => getComputedStyle(element).cursor),
        ),
      );
      await context.close();
      return cursors;
    };

    const large = await pointerAt(WIDTHS.desktop, false);
    expect(large[0]).toContain('star.svg');
    expect(large[1]).toContain('wand.svg');
    expect(await pointerAt(WIDTHS.phone, false)).toEqual(['auto', 'pointer']);
    expect(await pointerAt({ width: 767, height: 900 }, false)).toEqual(['auto', 'pointer']);
    expect((await pointerAt({ width: 768, height: 900 }, false))[0]).toContain('star.svg');
    expect(await pointerAt({ width: 1024, height: 1366 }, true)).toEqual(['auto', 'pointer']);
  });

  it('the bar gets its ground once 50 pixels are scrolled away', async () => {
    const { context, page } = await newVisitor(browser, { reducedMotion: 'reduce' });
    await page.goto(`${site.url}/tools`);
    await page.getByRole('heading', { level: 1, name: 'Cosmic tools' }).waitFor();
    await page
      .getByRole('link', { name: /Angel Number/i })
      .first()
      .waitFor();
    const bar = page.locator('header[data-scrolled]');
    for (const [top, grounded] of [
      [50, 'false'],
      [51, 'true'],
      [0, 'false'],
    ] as const) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      await until(
        async () => (await bar.getAttribute('data-scrolled')) === grounded,
        `the bar at ${top} px`,
      );
    }
    await context.close();
  });

  it('the menu of a phone opens, closes by Escape and on navigation', async () => {
    const { context, page } = await newVisitor(browser, { ...MOVING, viewport: WIDTHS.phone });
    await page.goto(site.url);
    await page.getByRole('button', { name: /menu/i }).click();
    const link = page.getByRole('dialog').getByRole('link', { name: 'Tools' });
    await link.waitFor();
    await atRest(page);
    expect(await faultsOfAccess(page)).toEqual([]);

    await page.keyboard.press('Escape');
    await link.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /menu/i }).click();
    await link.click();

    await page.waitForURL(/\/tools$/);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await context.close();
  });

  describe('a tab that was open during a deployment', () => {
    const CATALOGUE = /\/assets\/catalogue-page-.*\.js$/;

    /** On the home page, with the catalogue's file gone; it may be there again when a page is loaded. */
    const openWithoutCatalogue = async (comesBack: boolean) => {
      const { context, page } = await newVisitor(browser, MOVING);
      await page.goto(site.url);
      let isGone = true;
      await page.route(CATALOGUE, (route) =>
        isGone ? route.fulfill({ status: 404 }) : route.continue(),
      );
      page.on('request', (request) => {
        if (comesBack && request.isNavigationRequest()) isGone = false;
      });
      const loads: string[] = [];
      page.on('load', () => loads.push(page.url()));
      await page.getByRole('link', { name: 'Browse the Cosmos' }).click();
      return { context, page, loads };
    };

    it('loads the page that it was asked for again', async () => {
      const { context, page, loads } = await openWithoutCatalogue(true);

      await page.getByRole('heading', { level: 1, name: 'Cosmic tools' }).waitFor();

      // What the server sends is read before the page has loaded.
      await until(() => loads.length > 0, 'the page has loaded');
      expect(loads).toEqual([`${site.url}/tools`]);
      await context.close();
    });

    it('says so when that does not help, and does not go round in circles', async () => {
      const { context, page, loads } = await openWithoutCatalogue(false);

      await page.getByRole('button', { name: 'Load again' }).waitFor();
      await atRest(page);

      expect(loads).toEqual([`${site.url}/tools`]);
      await context.close();
    });
  });

  it.each([
    { name: 'home', path: '/', heading: 'The Universe is Speaking' },
    { name: 'tools', path: '/tools', heading: 'Cosmic tools' },
    { name: 'compatibility', path: '/tools/compatibility', heading: /compatibility/i },
    { name: 'pricing', path: '/pricing', heading: 'Pricing' },
  ])(
    'shows the beginning of $name before any script has run, where it stays',
    async ({ path, heading }) => {
      const places = [];
      for (const javaScriptEnabled of [false, true]) {
        const { context, page, complaints } = await newVisitor(browser, {
          ...MOVING,
          javaScriptEnabled,
        });
        await page.goto(site.url + path);
        const title = page.getByRole('heading', { level: 1, name: heading });
        await title.waitFor();
        if (javaScriptEnabled) {
          await page.getByRole('link', { name: 'Login' }).first().waitFor();
          // By now the page's own heading has taken the place of the one that was sent.
          await atRest(page);
        }
        places.push(await title.boundingBox());
        expect(complaints).toEqual([]);
        await context.close();
      }

      expect(places[0]).toEqual(places[1]);
    },
  );

  it.each(['/', '/tools', '/tools/compatibility', '/tools/dream-log', '/pricing'])(
    'takes over what the server sent of %s as if it had drawn that itself',
    async (path) => {
      const drawn = [];
      // Of an address with a query nothing is sent.
      for (const query of ['', '?anything']) {
        const { context, page, complaints } = await newVisitor(browser);
        await page.clock.setFixedTime(new Date('2026-03-20T12:00:00Z'));
        // Written at any moment by a site that has just begun.
        await page.route('**/api/affirmation', (route) =>
          route.fulfill({ json: { content: 'As above, so below.' } }),
        );
        await page.route('**/api/blog/latest', (route) => route.fulfill({ json: { posts: [] } }));
        await page.goto(site.url + path + query);
        await seeWhole(page);
        await page.waitForFunction(() => !document.querySelector('.animate-breathe'));
        await atRest(page);
        drawn.push(await page.locator('#root').evaluate(elementsOf));
        expect(complaints).toEqual([]);
        await context.close();
      }

      const [takenOver, anew] = drawn as [string[], string[]];
      expect(takenOver.length).toBeGreaterThan(50);
      expect(takenOver).toEqual(anew);
    },
  );

  it.each([
    { late: 'the application', address: /\/assets\/index-.*\.js$/, isTakenOver: false },
    { late: 'the list of tools', address: '**/api/tools', isTakenOver: true },
  ])('keeps what is typed into the search while $late is on its way', async (what) => {
    const { context, page, complaints } = await newVisitor(browser, MOVING);
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

    await page.getByText('1 tool', { exact: true }).waitFor({ state: 'attached' });
    expect(await search.inputValue()).toBe('angel');
    expect(complaints).toEqual([]);
    await context.close();
  });

  describe('the home page', () => {
    it('explains each planet of the wheel when it is focused', async () => {
      const { context, page } = await newVisitor(browser, MOVING);
      await page.goto(site.url);
      const mercury = page.getByRole('button', { name: /^Mercury, / });
      await mercury.focus();

      const said = (await mercury.getAttribute('aria-label'))!.split(', ')[1]!;
      const cartouche = page.locator('[data-cartouche]');
      await cartouche.getByText(said).waitFor();
      await cartouche.getByText(/^How you think and talk: /).waitFor();
      expect(await faultsOfAccess(page)).toEqual([]);

      await page.keyboard.press('Escape');
      await cartouche.waitFor({ state: 'detached' });
      await context.close();
    });

    it('tells of Mercury only while it runs backwards by the calendar of the visitor', async () => {
      const alertOn = async (day: string) => {
        const { context, page } = await newVisitor(browser, {
          ...MOVING,
          timezoneId: 'America/New_York',
        });
        await page.clock.setFixedTime(new Date(`${day}T12:00:00-04:00`));
        await page.goto(site.url);
        await page.getByRole('heading', { name: 'Current Astro Events' }).scrollIntoViewIfNeeded();
        await page.getByText('Next full moon').waitFor();
        await page.getByText(/^\d+\.\d of 29\.53 days$/).waitFor();
        const shown = await page.getByText('Mercury Retrograde', { exact: true }).count();
        await context.close();
        return shown;
      };

      // The last of the ranges of 2024 begins on the evening of 25 November there.
      expect(await alertOn('2024-11-24')).toBe(0);
      expect(await alertOn('2024-11-25')).toBe(1);
      expect(await alertOn('2024-12-15')).toBe(1);
      expect(await alertOn('2024-12-16')).toBe(0);
    });

    it('scrolls the coming events by keyboard and by its buttons', async () => {
      const { context, page } = await newVisitor(browser, { reducedMotion: 'reduce' });
      await page.goto(site.url);
      await page.getByRole('heading', { name: 'Current Astro Events' }).scrollIntoViewIfNeeded();
      const strip = page.getByRole('region', { name: 'The next sixty days' });
      await strip.getByRole('listitem').first().waitFor();
      const scrolled = () => strip.evaluate((element) => element.scrollLeft);
      const later = page.getByRole('button', { name: 'Later events' });

      await strip.focus();
      await page.keyboard.press('ArrowRight');
      await until(async () => (await scrolled()) > 0, 'the arrow key has scrolled');
      const before = await scrolled();
      await later.click();
      await until(async () => (await scrolled()) > before, 'the button has scrolled');
      await context.close();
    });

    it('lets a worker follow the sky, minute by minute, until the page is left', async () => {
      const { context, page, complaints } = await newVisitor(browser, {
        ...MOVING,
        timezoneId: 'UTC',
      });
      await page.clock.install({ time: new Date('2024-04-08T12:00:00Z') });
      await page.goto(site.url);
      const workers = () => page.workers().map((worker) => new URL(worker.url()).pathname);
      await page.getByRole('button', { name: "Sun, Aries 19°08'" }).waitFor();
      await page.getByRole('button', { name: /^Mercury, Aries .*, retrograde$/ }).waitFor();
      await page.getByRole('heading', { name: 'Current Astro Events' }).scrollIntoViewIfNeeded();
      await page.getByRole('link', { name: 'Total solar eclipse in Aries' }).waitFor();
      expect(workers()).toEqual([expect.stringMatching(/^\/assets\/sky\.worker-.*\.js$/)]);

      const shown = page.locator('main section').first().locator('time');
      const before = (await shown.getAttribute('datetime'))!;
      await page.clock.fastForward('01:00');
      await until(
        async () => (await shown.getAttribute('datetime'))! > before,
        'the sky of a later minute shows',
      );
      expect(workers()).toHaveLength(1);

      await page.getByRole('link', { name: 'Browse the Cosmos' }).click();
      await page.waitForURL(`${site.url}/tools`);
      await until(() => workers().length === 0, 'the worker is gone');
      await page.goBack();
      await page.getByRole('button', { name: /^Sun, Aries/ }).waitFor();
      expect(workers()).toHaveLength(1);
      expect(complaints).toEqual([]);
      await context.close();
    });

    it('shows the samples where the sky can not be had, and stays whole', async () => {
      const { context, page, complaints } = await newVisitor(browser, MOVING);
      const refused: string[] = [];
      await page.route(/\/assets\/sky\.worker-.*\.js$/, (route) => {
        refused.push(route.request().url());
        return route.fulfill({ status: 404 });
      });
      await page.goto(site.url);
      await until(() => refused.length > 0, 'the worker of the wheel is refused');
      await page.getByRole('heading', { name: 'Current Astro Events' }).scrollIntoViewIfNeeded();

      for (const name of ['New Moon in Cancer', 'Venus Retrograde', 'Mercury Direct']) {
        await page.getByRole('heading', { name }).waitFor();
      }
      // There is no Moon to leave room for.
      const strip = page.getByRole('region', { name: 'The next sixty days' });
      expect((await strip.boundingBox())!.width).toBeGreaterThan(WIDTHS.desktop.width / 2);
      await page.getByRole('img', { name: 'Zodiac wheel', exact: true }).waitFor();
      expect(await page.getByRole('button', { name: /^Mercury, / }).count()).toBe(0);
      await page.getByText('Affirmation of the day').waitFor();
      expect(page.workers()).toEqual([]);
      expect(complaints.filter((words) => !words.includes('404'))).toEqual([]);
      await atRest(page);
      expect(await faultsOfAccess(page)).toEqual([]);
      await context.close();
    });

    it('shows the three newest articles, and placeholders where there are none', async () => {
      const { context, page } = await newVisitor(browser, MOVING);
      const answer = await page.request.get(`${site.url}/api/blog/latest`);
      const { posts } = (await answer.json()) as { posts: { slug: string; title: string }[] };
      await page.goto(site.url);
      const read = page.getByRole('link', { name: /^Read Article/ });
      await page.getByRole('heading', { name: posts[0]!.title }).waitFor();
      expect(posts).toHaveLength(3);
      expect(
        await read.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ).toEqual(posts.map(({ slug }) => `/blog/${slug}`));
      await seeWhole(page);
      await atRest(page);
      const widths = await page
        .locator('img[src^="/blog/covers/"]')
        .evaluateAll((pictures) => (pictures as HTMLImageElement[]).map((img) => img.naturalWidth));
      expect(widths).toEqual([1200, 1200, 1200]);

      await page.route('**/api/blog/latest', (route) => route.fulfill({ status: 503, body: '{}' }));
      await page.reload();
      await page.getByRole('heading', { name: 'How to read your birth chart' }).waitFor();
      expect(
        await read.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ).toEqual([]);
      await context.close();
    });

    it('counts its stars as the product always has', async () => {
      const { context, page } = await newVisitor(browser, MOVING);
      await page.goto(site.url);
      const fields = page.locator('[data-stars]');
      await page.getByText('Affirmation of the day').waitFor();
      const counts = await fields.evaluateAll((all) =>
        all.map((field) => field.querySelectorAll('svg').length),
      );

      expect(counts).toEqual([30, 40]);
      await context.close();
    });

    it('lets its cards enter one after the other, once a tenth of them is seen', async () => {
      const { context, page } = await newVisitor(browser, MOVING);
      await page.goto(site.url);
      const card = page.locator('section[aria-labelledby="insights"] li > div');
      await card.nth(2).waitFor({ state: 'attached' });
      await until(
        () => card.nth(2).evaluate((element) => element.style.opacity === '0'),
        'they are out of sight',
      );
      const seen = (share: number) =>
        card.first().evaluate((element, part) => {
          const { top, height } = element.getBoundingClientRect();
          window.scrollBy(0, top + height * part - window.innerHeight);
        }, share);
      const delays = () =>
        card.evaluateAll((cards) =>
          cards.flatMap((element) =>
            element
              .getAnimations()
              .filter((animation) => (animation as CSSAnimation).animationName === undefined)
              .slice(0, 1)
              .map(({ effect }) => effect!.getTiming().delay),
          ),
        );

      await seen(0.07);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(null))));
      expect(await delays()).toEqual([]);
      await seen(0.13);
      await until(async () => (await delays()).length === 3, 'all three are entering');
      expect(await delays()).toEqual([0, 200, 400]);
      await context.close();
    });

    it("the home page shows today's affirmation", async () => {
      const { context, page } = await newVisitor(browser, MOVING);
      await page.goto(site.url);
      const answer = await page.request.get(`${site.url}/api/affirmation`);
      const { content } = (await answer.json()) as { content: string };

      await page.getByText(content).first().waitFor();
      await context.close();
    });
  });
});

/** All elements within one, with their attributes in order and the ids that React gives made alike. */
function elementsOf(root: Element): string[] {
  return [...root.querySelectorAll('*')].map((element) => {
    const attributes = [...element.attributes]
      .map(({ name, value }) => `${name}="${value.replace(/_[rR]_\w*_/g, '#')}"`)
      .sort();
    const words = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map(({ nodeValue }) => nodeValue);
    return `${element.tagName} ${attributes.join(' ')}: ${words.join('')}`;
  });
}
