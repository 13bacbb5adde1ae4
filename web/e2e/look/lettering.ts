import type { Page } from 'playwright-core';
import { complete, makeComparable } from './screen';

const LINES = [
  'The Universe is Speaking, 0123456789: “Áçñ & Wy”',
  'ब्रह्मांड बोल रहा है, क्षितिज पर चंद्रमा',
] as const;
const FACES = ['var(--font-display)', 'var(--font-text)'];
const SIZES_PX = [15, 17, 40];

/**
 * How wide a few lines are in the site's faces, in pixels. Where a browser sets them otherwise than
 * the one that the pictures are from, lines break elsewhere, and pictures can not be compared.
 */
export async function lettering(page: Page): Promise<number[]> {
  await makeComparable(page, true);
  await page.evaluate(
    ({ lines, faces, sizes }) => {
      for (const line of lines) {
        for (const face of faces) {
          for (const size of sizes) {
            const sample = document.createElement('span');
            sample.textContent = line;
            sample.dataset['lettering'] = '';
            sample.style.cssText = `position: absolute; white-space: nowrap; font: 400 ${size}px ${face}`;
            document.body.append(sample);
          }
        }
      }
    },
    { lines: LINES, faces: FACES, sizes: SIZES_PX },
  );
  await complete(page);
  return page
    .locator('[data-lettering]')
    .evaluateAll((samples) =>
      samples.map((sample) => Math.round(sample.getBoundingClientRect().width * 10) / 10),
    );
}
