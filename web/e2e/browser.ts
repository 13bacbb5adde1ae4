import { readFile } from 'node:fs/promises';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { ERRORS, type ErrorCode } from '@cosmic/contracts/errors';
import { required } from '@cosmic/platform/testing/engine';
import { QUIET, WIDTHS } from './settings';

/** @param args  what this browser is told beyond being quiet */
export function launch(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: required('CHROMIUM_PATH'),
    args: [...QUIET, ...args],
  });
}

/** For journeys that are about what moves; the others do not wait for it. */
export const MOVING = { reducedMotion: 'no-preference' } as const;

/** A browser of somebody's own, and everything its pages complained of. */
export interface Visitor {
  context: BrowserContext;
  page: Page;
  complaints: string[];
}

/** A visitor nobody has seen before. */
export async function openVisitor(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: WIDTHS.desktop,
    // What a test holds back or answers itself must not come from elsewhere.
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    ...options,
  });
  const complaints: string[] = [];
  context.on('page', (page) => {
    if (options.javaScriptEnabled !== false) waitForHydration(page);
    page.on('pageerror', (error) => {
      if (!isOfTheNetwork(String(error))) complaints.push(String(error));
    });
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      const { url } = message.location();
      if (isOfTheNetwork(message.text()) && !isMissingFile(page, message.text(), url)) return;
      complaints.push(`${message.text()} (${url})`);
    });
  });
  return { context, page: await context.newPage(), complaints };
}

const OF_THE_NETWORK = [
  /^Failed to load resource/,
  // In the words of Chromium, Firefox and WebKit; who leaves a page that is still loading has it, too.
  /Failed to fetch dynamically imported module/,
  /error loading dynamically imported module/,
  /Importing a module script failed/,
];

/** A browser notes every answer that is a refusal, which a busy server may give and pages deal with. */
export function isOfTheNetwork(words: string): boolean {
  return OF_THE_NETWORK.some((pattern) => pattern.test(words));
}

/** A file that a page names has to be there, however busy the server is. */
function isMissingFile(page: Page, words: string, url: string): boolean {
  return words.includes('status of 404') && url !== page.url() && !url.includes('/api/');
}

/** Opening and reloading last until the application has drawn the page: nobody is quicker. */
function waitForHydration(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...where) => drawn(page, await goto(...where));
  page.reload = async (...how) => drawn(page, await reload(...how));
}

async function drawn<T>(page: Page, answer: T): Promise<T> {
  await page.waitForFunction(isTakenOver);
  return answer;
}

/** Whether the application has drawn the page, or taken over what the server sent. Runs in the page. */
export function isTakenOver(): boolean {
  const root = document.getElementById('root');
  const isReact = (name: string) => name.startsWith('__react');
  const isDrawn = (element: Element | null) => Object.keys(element ?? {}).some(isReact);
  if (!root) return true;
  if (!isDrawn(root.firstElementChild)) return false;
  // What the server sent is taken over piece by piece; a piece begins with such a mark.
  const marks = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  while (marks.nextNode()) {
    const { data, nextElementSibling } = marks.currentNode as Comment;
    if (data === '$' && !isDrawn(nextElementSibling)) return false;
  }
  return true;
}

/** Scrolls through the whole page, because sections enter when they are first seen, and back up. */
export async function seeWhole(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    // A browser on a busy machine may stop drawing for good, for which nobody has to wait.
    const frame = () => Promise.race([new Promise(requestAnimationFrame), wait(2_000)]);
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo(0, y);
      await frame();
      await wait(50);
    }
    window.scrollTo(0, 0);
    // The page hears of it with a frame, and shows it with the next one.
    for (let frames = 0; frames < 3; frames += 1) await frame();
  });
}

/** Waits until nothing moves that comes to an end: a fade in progress would count as poor contrast. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  );
}

/** How far the page is wider than its screen. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** The screens that the page is too wide for; it stays at the width of a desktop. */
export async function widthsTooNarrow(page: Page): Promise<string[]> {
  const tooNarrow: string[] = [];
  for (const [name, viewport] of Object.entries(WIDTHS).reverse()) {
    await page.setViewportSize(viewport);
    if ((await overflowOf(page)) > 0) tooNarrow.push(name);
  }
  return tooNarrow;
}

/**
 * What axe finds wrong with a page, as readable lines.
 *
 * @param targets whether what is pressed has to be 24 px large, which axe asks only when told;
 *   what marks a place of the sky may be closer to the next, as the sky has it
 */
export async function accessibilityViolations(page: Page, targets = false): Promise<string[]> {
  const faults = await faultsNow(page, targets);
  if (!faults.some((fault) => fault.startsWith('target-size'))) return faults;
  // What stays within a thumb's reach lies over whatever is scrolled below it, but not at the page's end.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const atTheEnd = await faultsNow(page, targets);
  return faults.filter((fault) => !fault.startsWith('target-size') || atTheEnd.includes(fault));
}

/** The screens that a page at rest is too wide for, and what axe finds wrong with it. */
export async function faultsAtRest(page: Page): Promise<string[]> {
  await atRest(page);
  return [...(await widthsTooNarrow(page)), ...(await accessibilityViolations(page))];
}

/** Its faults as it is scrolled now. */
async function faultsNow(page: Page, targets: boolean): Promise<string[]> {
  // A page that is still on its way has none, and every other has one.
  await page.locator('h1').first().waitFor();
  const source = await readFile(require.resolve('axe-core/axe.min.js'), 'utf8');
  // Evaluated by the debugger, so the page's own policy for scripts does not apply.
  await page.evaluate(source);
  return page.evaluate(async (enabled) => {
    const { axe } = window as unknown as {
      axe: {
        run(options: object): Promise<{
          violations: { id: string; help: string; nodes: { target: string[] }[] }[];
        }>;
      };
    };
    const { violations } = await axe.run({
      rules: { 'target-size': { enabled } },
      // What passes is not listed node by node, which takes as long as the finding.
      resultTypes: ['violations'],
    });
    const marksPlace = ([selector]: string[]) =>
      document.querySelector(selector!)?.matches('[data-where-it-stands]');
    return violations
      .map(({ id, help, nodes }) => ({
        words: `${id}: ${help}`,
        nodes: nodes.filter(({ target }) => !(id === 'target-size' && marksPlace(target))),
      }))
      .filter(({ nodes }) => nodes.length > 0)
      .map(({ words, nodes }) => `${words} (${nodes.map(({ target }) => target.join(' '))})`);
  }, targets);
}

/** Has the server refuse what is asked of an address, until the route is taken away again. */
export async function refuse(page: Page, address: string | RegExp, code: ErrorCode): Promise<void> {
  const { status } = ERRORS[code];
  await page.route(address, (route) =>
    route.fulfill({ status, json: { error: { code, message: '', details: {} } } }),
  );
}

const MAX_TABS = 80;

/** Goes on with the Tab key until what has the focus is called so, and shows that it has it. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  const passed: string[] = [];
  while (passed.length < MAX_TABS) {
    await page.keyboard.press('Tab');
    const { words, isShown } = await page.evaluate(() => {
      const focused = document.activeElement as HTMLInputElement;
      return {
        words: focused.ariaLabel ?? focused.labels?.[0]?.textContent ?? focused.innerText ?? '',
        isShown: getComputedStyle(focused).outlineStyle !== 'none',
      };
    });
    if (name.test(words.trim()) && isShown) return;
    passed.push(words.trim());
  }
  throw new Error(`${String(name)} was not reached, but ${passed.join(', ')}`);
}
