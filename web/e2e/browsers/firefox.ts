import { launch, type Browser, type ElementHandle, type KeyInput, type Page } from 'puppeteer-core';
import { required } from '@cosmic/platform/testing/engine';
import type { OtherBrowser, OtherPage, Plain, Target } from './driver';
import { findIn } from './finding';

/** Firefox, by WebDriver BiDi, which it speaks itself. */
export async function launchFirefox(): Promise<OtherBrowser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: required('FIREFOX_PATH'),
    headless: true,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  });
  return { open: () => openPage(browser), close: () => browser.close() };
}

/** A navigation that another one overtakes, as when the page before still goes somewhere. */
const OVERTAKEN = /NS_BINDING_ABORTED/;

async function openPage(browser: Browser): Promise<OtherPage> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return {
    complaints,
    async goto(address) {
      const go = () => page.goto(address, { waitUntil: 'domcontentloaded' });
      await go().catch((error: unknown) => {
        if (!OVERTAKEN.test(String(error))) throw error;
        return go();
      });
    },
    resize: (size) => page.setViewport(size),
    async run<Args extends readonly Plain[], Result extends Plain>(
      task: (...args: Args) => Result,
      ...args: Args
    ) {
      const untyped = task as unknown as (...given: unknown[]) => unknown;
      return (await page.evaluate(untyped, ...args)) as Result;
    },
    has: (target) => withElement(page, target, async (element) => element !== null),
    press: (target) =>
      withElement(page, target, async (element) => {
        await (element as ElementHandle<Element> | null)?.click();
        return element !== null;
      }),
    async type(keys) {
      for (const key of keys) await page.keyboard.press(key as KeyInput);
    },
    close: () => context.close(),
  };
}

async function withElement(
  page: Page,
  { role, name }: Target,
  use: (element: ElementHandle<Node> | null) => Promise<boolean>,
): Promise<boolean> {
  const handle = await page.evaluateHandle(findIn, role, name);
  try {
    return await use(handle.asElement());
  } finally {
    await handle.dispose();
  }
}
