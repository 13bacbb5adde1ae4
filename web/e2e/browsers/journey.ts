import { writeFile } from 'node:fs/promises';
import { until } from '@cosmic/platform/testing/until';
import { isOfTheNetwork } from '../browser';
import { expect, test as base } from '../journey';
import { WIDTHS } from '../settings';
import type { OtherBrowser, OtherPage } from './driver';
import { launchFirefox } from './firefox';
import { Guest } from './guest';
import { launchWebKit } from './webkit';

const LAUNCHERS = { firefox: launchFirefox, webkit: launchWebKit };

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
 * Goes on a journey as a guest on a telephone, a tablet and a desktop. In the end no page of it may
 * have complained, and none was ever wider than the screen where `guest.look` was called.
 */
export function journey(title: string, go: (guest: Guest) => Promise<void>): void {
  for (const [device, size] of Object.entries(WIDTHS)) {
    test(`${title}, at ${size.width} px (${device})`, async ({ other, site }, info) => {
      const pages: OtherPage[] = [];
      const arrive = async (): Promise<Guest> => {
        const page = await other.open();
        pages.push(page);
        await page.resize(size);
        await hasWidth(page, size.width);
        return new Guest(page, site, arrive);
      };
      try {
        await go(await arrive());
        for (const page of pages) await hasWidth(page, size.width);
        const complaints = pages.flatMap((page) => page.complaints);
        expect(complaints.filter((words) => !isOfTheNetwork(words))).toEqual([]);
      } catch (error) {
        for (const [index, page] of pages.entries())
          await writeFile(info.outputPath(`page-${index + 1}.png`), await page.screenshot());
        throw error;
      } finally {
        for (const page of pages) await page.close();
      }
    });
  }
}

async function hasWidth(page: OtherPage, width: number): Promise<void> {
  expect(await until(() => page.run(() => innerWidth), 'the page has a width')).toBe(width);
}

export { expect };
