import {
  launch,
  type Browser,
  type ConsoleMessage,
  type ElementHandle,
  type KeyInput,
  type Page,
} from 'puppeteer-core';
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
    if (message.type() !== 'error') return;
    const at = complaints.push(message.text()) - 1;
    void wordsOf(message).then((words) => (complaints[at] = words));
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
        const found = element as ElementHandle<Element> | null;
        if (!found || !(await found.evaluate(isUncovered))) return false;
        await found.click();
        return true;
      }),
    async type(keys) {
      for (const key of keys) await page.keyboard.press(key as KeyInput);
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => context.close(),
  };
}

/** Whether a pointer would meet it in its middle, and not a short message above it. Runs in the page. */
function isUncovered(element: Element): boolean {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

/** What was written to the console; of an error the text does not tell more than that it is one. */
async function wordsOf(message: ConsoleMessage): Promise<string> {
  try {
    const words = message.args().map((arg) => arg.evaluate((value: unknown) => String(value)));
    return (await Promise.all(words)).join(' ');
  } catch {
    // The page it was written on is left.
    return message.text();
  }
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
