import { until } from '@cosmic/platform/testing/until';
import { expect, test as base } from '../journey';
import { WIDTHS } from '../settings';
import type { OtherBrowser, OtherPage } from './driver';
import { launchFirefox } from './firefox';
import { Guest } from './guest';

const LAUNCHERS = { firefox: launchFirefox };

/** What a worker keeps for all its journeys: which browser it is, and that browser. */
export interface Ground {
  kind: keyof typeof LAUNCHERS;
  other: OtherBrowser;
}

const LAUNCHING = 120_000;

const test = base.extend<object, Ground>({
  kind: ['firefox', { option: true, scope: 'worker' }],
  other: [
    async ({ kind }, use) => {
      const other = await LAUNCHERS[kind]();
      await use(other);
      await other.close();
    },
    { scope: 'worker', timeout: LAUNCHING },
  ],
});

/**
 * Goes on a journey as a guest on a telephone, a tablet and a desktop. In the end the page must not
 * have complained, and was never wider than the screen where `guest.look` was called.
 */
export function journey(title: string, go: (guest: Guest) => Promise<void>): void {
  for (const [device, size] of Object.entries(WIDTHS)) {
    test(`${title}, at ${size.width} px (${device})`, async ({ other, site }) => {
      const page: OtherPage = await other.open();
      try {
        await page.resize(size);
        const width = await until(() => page.run(() => innerWidth), 'the page has a width');
        expect(width).toBe(size.width);
        await go(new Guest(page, site));
        expect(await page.run(() => innerWidth)).toBe(size.width);
        expect(page.complaints).toEqual([]);
      } finally {
        await page.close();
      }
    });
  }
}

export { expect };
