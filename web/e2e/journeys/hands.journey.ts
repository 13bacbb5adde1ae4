import type { Page } from 'playwright-core';
import { atRest, seeWhole } from '../browser';
import { articlesAreThere, expect, test } from '../journey';
import { WIDTHS } from '../settings';

/** What a thumb hits; half a pixel is left to the roundings of a browser. */
const MIN_TARGET_PX = 43.5;

const OPEN_TO_ALL = ['/', '/tools', '/tools/horoscope', '/tools/compatibility', '/blog', '/sky'];
const MORE = ['/pricing', '/login', '/signup', '/tools/tarot/deck', '/today'];
const OF_MEMBERS = ['/dashboard', '/dashboard/readings', '/dashboard/profile'];

test.describe('on a telephone', () => {
  test('everything that is pressed is as large as a thumb', async ({ site, visit, join }) => {
    await articlesAreThere(site);
    const small: string[] = [];
    const look = async (page: Page, paths: string[]) => {
      for (const path of paths) {
        await page.goto(path);
        await atRest(page);
        await seeWhole(page);
        await atRest(page);
        const found = await page.evaluate(smallTargets, MIN_TARGET_PX);
        small.push(...found.map((target) => `${path}: ${target}`));
      }
    };
    const viewport = WIDTHS.phone;
    await look((await visit({ viewport })).page, [...OPEN_TO_ALL, ...MORE]);
    await look((await join({ viewport })).page, OF_MEMBERS);
    expect([...new Set(small)]).toEqual([]);
  });

  test('the button of a form stays in sight, and covers nothing that has the focus', async ({
    visit,
  }) => {
    const { page } = await visit({ viewport: WIDTHS.phone });
    await page.goto('/tools/compatibility');
    const button = page.getByRole('button', { name: 'Reveal Cosmic Insights' });
    const doors = page.getByRole('navigation', { name: 'Shortcuts' });
    await expect(button).toBeInViewport({ ratio: 1 });
    const { y, height } = (await button.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual((await doors.boundingBox())!.y);

    for (const folded of await page.locator('form summary').all()) await folded.click();
    const fields = page.locator('form :is(input, select, button:not([type="submit"]))');
    for (const field of await fields.all()) {
      await field.focus();
      const place = await field.evaluate((element) => {
        // What is drawn for a choice is its label.
        const drawn = element.closest('label') ?? element;
        return drawn.getBoundingClientRect().bottom;
      });
      expect(place).toBeLessThanOrEqual((await button.boundingBox())!.y);
    }
  });
});

/** What can be pressed and is smaller, but for links within a sentence and places of the sky. */
function smallTargets(least: number): string[] {
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="button"]';
  const areaOf = (control: Element): Element => {
    const label = (control as HTMLInputElement).labels?.[0];
    const isDrawnByIt = control.matches('[type="radio"], [type="checkbox"]');
    if (label && isDrawnByIt) return label;
    // A card is pressed all over: its link is laid over what it stands in.
    const over = getComputedStyle(control, '::after');
    const isLaidOver =
      over.position === 'absolute' && over.inset === '0px' && over.content !== 'none';
    return isLaidOver ? ((control as HTMLElement).offsetParent ?? control) : control;
  };
  return [...document.querySelectorAll(CONTROLS)].flatMap((control) => {
    const isInSentence =
      control.matches('p a, li a, dd a') &&
      getComputedStyle(control).display === 'inline' &&
      control.parentElement!.textContent!.trim() !== control.textContent!.trim();
    if (isInSentence || control.matches('[data-where-it-stands], [href="#content"]')) return [];
    const { width, height } = areaOf(control).getBoundingClientRect();
    const isSeen = control.checkVisibility({ visibilityProperty: true }) && width > 1;
    if (!isSeen || (width >= least && height >= least)) return [];
    const name = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 40);
    return [`${control.tagName} ${name ?? ''} ${Math.round(width)} x ${Math.round(height)}`];
  });
}
