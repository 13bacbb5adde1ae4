import { atRest, accessibilityViolations, widthsTooNarrow, type Visitor } from '../browser';
import { articlesAreThere, expect, test } from '../journey';
import { saveReading } from '../member';
import { WIDTHS } from '../settings';

/** Of anybody, a subject each: a slow machine needs minutes for the pages of one. */
const ANYBODYS = {
  'the beginning': [
    '/',
    '/pricing',
    '/privacy',
    '/login',
    '/login/forgotten',
    '/signup',
    '/nowhere',
  ],
  tools: [
    '/tools',
    '/tools/angel-number',
    '/tools/compatibility',
    '/tools/tarot',
    '/tools/tarot/deck',
    '/tools/tarot/deck/the-world',
  ],
  'the day and the sky': ['/today', '/sky', '/sky?month=2027-08', '/sky/accuracy'],
  'instruments of the sky': [
    '/sky/panchang',
    '/sky/best-days',
    '/sky/river',
    '/sky/time?at=2026-11-26T12:00Z',
  ],
} as const;
const MEMBERS = [
  '/dashboard',
  '/dashboard/readings',
  '/dashboard/profile',
  '/dashboard/subscription',
  '/people',
  '/people?invite=somebody',
  '/tools/spiritual-growth',
  '/welcome',
  '/welcome?step=time',
];
const ADMINISTRATORS = ['/admin/usage', '/blog-generator', '/blog-generator/posts'];

test.describe('every page can be used by everybody, at every width:', () => {
  /** Held to its width on three screens, and to axe on the largest and the smallest. */
  const look = async ({ page }: Visitor, paths: readonly string[]) => {
    const faults: [string, string[]][] = [];
    for (const path of paths) {
      await page.setViewportSize(WIDTHS.desktop);
      await page.goto(path);
      await atRest(page);
      faults.push([path, await accessibilityViolations(page)]);
      faults.push([path, await widthsTooNarrow(page)]);
      await page.setViewportSize(WIDTHS.phone);
      await atRest(page);
      faults.push([path, await accessibilityViolations(page)]);
    }
    expect(faults.filter(([, found]) => found.length > 0)).toEqual([]);
  };

  for (const [subject, paths] of Object.entries(ANYBODYS)) {
    test(`${subject}, as a guest`, ({ guest }) => look(guest, paths));
  }

  test('what a guest opened in them', async ({ guest }) => {
    const { page } = guest;
    await page.goto('/today');
    await page.getByRole('button', { name: /^Leo/ }).click();
    await page.getByText('A day for Leo').waitFor();
    await look(guest, ['/today', '/today/days']);

    await page.goto('/pricing');
    for (const question of await page.locator('summary').all()) await question.click();
    await atRest(page);
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test('articles, as a guest', async ({ site, guest }) => {
    await articlesAreThere(site);
    await look(guest, ['/blog', '/blog/a-year-by-the-moon']);
  });

  test('those of a member', async ({ site, member }) => {
    await saveReading(site, member.page);
    await look(member, MEMBERS);

    // On a phone the tab that is open is in view.
    await member.page.goto('/dashboard/subscription');
    const tabs = member.page.getByRole('navigation', { name: 'Dashboard' });
    const { x, width } = (await tabs.getByText('Subscription').boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(WIDTHS.phone.width);
  });

  test('those of the administrator', async ({ administrator }) => {
    await look(administrator, ADMINISTRATORS);
  });
});
