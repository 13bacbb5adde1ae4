import type { Page } from 'playwright-core';

/** The bar is the same everywhere: it is looked at on the home page alone, and so is the footer. */
const WITHOUT_BAR = 'header[data-scrolled], a[href="#content"] { visibility: hidden !important; }';

/** Letters are as wide on machines that fit them to their pixels as on those that do not. */
const SET_ALIKE = '* { text-rendering: geometricPrecision !important; }';

/**
 * A picture of the whole page makes the screen as high as the page for a moment, and what is as high
 * as the screen may stay so: it has a height of its own here.
 */
const HIGH_ALIKE = `
  body { min-height: 0 !important; }
  .min-h-dvh { min-height: 56rem !important; }
  [class*="100svh"] { min-height: 54rem !important; }
  [class*="60vh"] { min-height: 34rem !important; }
`;

/** A page longer than this goes on as it began. */
const MAX_PIXELS = 4500;

/** Has every picture of the page there, however far down it stands, and its letters in their faces. */
export async function complete(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => null)));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

/** Has pages alike on every machine and each time, and hides the bar unless the page is looked at whole. */
export async function makeComparable(page: Page, whole: boolean): Promise<void> {
  await page.evaluate(
    (css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    },
    SET_ALIKE + HIGH_ALIKE + (whole ? '' : WITHOUT_BAR),
  );
}

/** Makes the screen so large, and waits until the page has taken its new form. */
export async function resize(
  page: Page,
  viewport: { readonly width: number; readonly height: number },
): Promise<void> {
  await page.setViewportSize(viewport);
  await page.waitForFunction(({ width, height }) => {
    // What is as high as the screen takes its new height a little later than the screen.
    const probe = document.createElement('div');
    probe.style.height = '100dvh';
    document.body.append(probe);
    const isAsHigh = probe.offsetHeight === height;
    probe.remove();
    return innerWidth === width && innerHeight === height && isAsHigh;
  }, viewport);
}

const MAX_PICTURE_MS = 60_000;

/**
 * What stands between the bar and the footer, or the whole page, as it is seen once it has its form.
 * The screen grows with a long page: Chromium takes half a minute to draw so much beyond a screen.
 */
export async function screenshot(
  page: Page,
  viewport: { readonly width: number; readonly height: number },
  whole: boolean,
): Promise<Buffer> {
  const { width } = viewport;
  let before = await heightOf(page, whole);
  for (;;) {
    const height = Math.min(before, MAX_PIXELS);
    const isLong = before > MAX_PIXELS;
    if (isLong) {
      await resize(page, { width, height });
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    }
    const picture = await page.screenshot({
      fullPage: !isLong,
      clip: { x: 0, y: 0, width, height },
      type: 'jpeg',
      quality: 90,
      animations: 'disabled',
      caret: 'hide',
      timeout: MAX_PICTURE_MS,
    });
    const after = await heightOf(page, whole);
    if (after === before) {
      await resize(page, viewport);
      return picture;
    }
    before = after;
  }
}

async function heightOf(page: Page, whole: boolean): Promise<number> {
  return page.evaluate((all) => {
    // Nobody scrolls for a picture of the whole: what lies ahead is drawn for it all the same.
    for (const section of document.querySelectorAll<HTMLElement>('.ahead')) {
      section.style.contentVisibility = 'visible';
    }
    const { body } = document;
    return all ? body.scrollHeight : document.querySelector('main')!.offsetHeight;
  }, whole);
}

/** Movements that go on although none are wanted; a change of a millisecond is none. */
export function movementsOn(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && Number(effect?.getComputedTiming().endTime) > 10,
        ).length,
  );
}

/** What is lost when letters are twice as large: words that are cut off, a page too wide. */
export async function lossesAtDoubleSize(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const root = document.documentElement;
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    root.style.fontSize = '200%';
    await frame();
    const cut = [...document.querySelectorAll<HTMLElement>('main *')].filter((element) => {
      const style = getComputedStyle(element);
      const hasWords = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      // What is for readers of the screen alone is a pixel wide; excerpts are cut on purpose.
      if (!hasWords || element.clientWidth <= 1 || style.webkitLineClamp !== 'none') return false;
      const hides = (way: string) => way === 'hidden' || way === 'clip';
      return (
        (hides(style.overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (hides(style.overflowY) && element.scrollHeight > element.clientHeight + 1)
      );
    });
    const losses = cut.map((element) => `“${element.textContent?.trim().slice(0, 40)}” is cut off`);
    const overflow = root.scrollWidth - root.clientWidth;
    if (overflow > 0) losses.push(`it is ${overflow} px too wide`);
    root.style.fontSize = '';
    await frame();
    return losses;
  });
}
